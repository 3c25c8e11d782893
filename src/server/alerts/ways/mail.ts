/** Writes letters, where the server's owner has set a mail server. */
import type { Transporter } from 'nodemailer';

export interface MailSettings {
  /** As in smtps://name:password@mail.example. */
  readonly url: string;
  readonly from: string;
}

export interface MailLetter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where a mail program posts that no more letters are wanted (RFC 8058). */
  readonly stop: string;
}

/** What the mail server said. A refusal is for good; what was only out of reach may work later. */
export interface MailOutcome {
  readonly is: 'taken' | 'refused' | 'failed';
  readonly said: string;
}

const PATIENCE = 15_000;
const LONGEST_SENTENCE = 200;

export class Mailer {
  readonly #settings: MailSettings;
  #transport: Promise<Transporter> | undefined;

  constructor(settings: MailSettings) {
    this.#settings = settings;
  }

  /** It never rejects. */
  async send({ to, subject, text, stop }: MailLetter): Promise<MailOutcome> {
    try {
      this.#transport ??= this.#connect();
      const transport = await this.#transport;
      const sent: { readonly response?: string | undefined } = await transport.sendMail({
        from: this.#settings.from,
        // An object, so that no address can be read as several.
        to: { name: '', address: to },
        subject,
        text,
        headers: {
          'List-Unsubscribe': `<${stop}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      });
      return { is: 'taken', said: sentence(sent.response ?? '') };
    } catch (error) {
      const {
        responseCode: code,
        response,
        message,
      } = error as {
        responseCode?: number;
        response?: string;
        message?: string;
      };
      const refused = code !== undefined && code >= 500;
      return { is: refused ? 'refused' : 'failed', said: sentence(response ?? message ?? '') };
    }
  }

  async close(): Promise<void> {
    (await this.#transport?.catch(() => undefined))?.close();
  }

  async #connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport(this.#settings.url, {
      // No letter names a file of this machine.
      disableFileAccess: true,
      disableUrlAccess: true,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    } as object);
  }
}

const sentence = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SENTENCE);

/** One address and nothing else: what mail programs could read as more is none. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 200 && /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/.test(text);
