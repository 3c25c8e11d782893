/** A mail server on the test's own machine, and the letters that came to it. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  readonly to: string;
  readonly text: string;
}

export class Mailbox {
  readonly letters: Letter[] = [];
  /** Addresses that it does not know. */
  readonly unknown = new Set<string>();
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        if (this.unknown.has(address))
          done(Object.assign(new Error('No such user here'), { responseCode: 550 }));
        else done();
      },
      onData: (stream, { envelope }, done) => {
        let text = '';
        stream.on('data', (part) => {
          text += part;
        });
        stream.on('end', () => {
          this.letters.push({ to: envelope.rcptTo[0]!.address, text: unfolded(text) });
          done();
        });
      },
    });
  }

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    await new Promise<void>((ready) => mailbox.#server.listen(0, '127.0.0.1', ready));
    return mailbox;
  }

  /** What a server is set to, to write here. */
  get settings(): { readonly url: string; readonly from: string } {
    const { port } = this.#server.server.address() as AddressInfo;
    return { url: `smtp://127.0.0.1:${port}`, from: 'Updraft <updraft@updraft.example>' };
  }

  /** How many have called and not hung up. */
  get callers(): number {
    return this.#server.connections.size;
  }

  /** The token in a link of the last letter. */
  link(to: 'confirm' | 'stop'): string {
    return new RegExp(`/mail/${to}/([\\w-]{40})`).exec(this.letters.at(-1)?.text ?? '')![1]!;
  }

  close(): Promise<void> {
    return new Promise((closed) => this.#server.close(() => closed()));
  }
}

/** Long lines of a letter are broken by a sign at their end, those of its head before a space. */
const unfolded = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=3D/g, '=')
    .replace(/\r\n[ \t]+/g, ' ');
