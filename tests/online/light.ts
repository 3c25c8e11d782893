/**
 * A WebSocket of few lines for a load of hundreds on one machine: whatever processor time the players take, the server lacks.
 * It knows what our server sends (whole, short, unmasked messages and pings), and nothing else of the protocol.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 0x1;
const PING = 0x9;
const PONG = 0xa;
const LAST = 0x80;
const MASKED = 0x80;
/** A key of nothing: what is masked with it stays as it is. */
const KEY = '\0\0\0\0';
const TWO_BYTES_FOLLOW = 126;
const EIGHT_BYTES_FOLLOW = 127;
const HEADERS_END = '\r\n\r\n';

export class LightSocket {
  /** Hears every text. */
  hears: (text: string) => void = () => {};
  #socket: Socket | undefined;
  #isOpen = false;
  /** The beginning of something whose end is still to come. */
  #rest: Buffer | undefined;
  #opened: () => void = () => {};

  /** Resolves when it is open. */
  static connect(url: string): Promise<LightSocket> {
    const { hostname, port, pathname, host } = new URL(url);
    const light = new LightSocket();
    return new Promise((resolve, reject) => {
      light.#opened = () => resolve(light);
      const socket = connect({
        host: hostname,
        port: Number(port),
        noDelay: true,
        // One buffer for all that arrives: what is not used up at once is copied.
        onread: { buffer: shared, callback: (length, buffer) => light.#read(buffer as Buffer, length) },
      });
      light.#socket = socket;
      socket.on('error', reject);
      const key = randomBytes(16).toString('base64');
      socket.write(
        `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13${HEADERS_END}`,
      );
    });
  }

  /** Sends a text of plain ASCII. */
  send(text: string): void {
    this.#write(TEXT, text);
  }

  close(): void {
    this.#socket?.destroy();
  }

  #write(kind: number, text: string): void {
    const { length } = text;
    const size =
      length < TWO_BYTES_FOLLOW
        ? String.fromCharCode(MASKED | length)
        : String.fromCharCode(MASKED | TWO_BYTES_FOLLOW, length >> 8, length & 0xff);
    this.#socket?.write(`${String.fromCharCode(LAST | kind)}${size}${KEY}${text}`, 'latin1');
  }

  #read(buffer: Buffer, length: number): boolean {
    let bytes = buffer.subarray(0, length);
    if (this.#rest) bytes = Buffer.concat([this.#rest, bytes]);
    const used = this.#isOpen ? this.#frames(bytes) : this.#handshake(bytes);
    this.#rest = used < bytes.length ? Buffer.from(bytes.subarray(used)) : undefined;
    return true;
  }

  /** Answers how many bytes it has used. */
  #handshake(bytes: Buffer): number {
    const end = bytes.indexOf(HEADERS_END);
    if (end < 0) return 0;
    const answer = bytes.toString('latin1', 0, end);
    if (!answer.startsWith('HTTP/1.1 101')) throw new Error(`no socket: ${answer}`);
    this.#isOpen = true;
    this.#opened();
    return end + HEADERS_END.length;
  }

  #frames(bytes: Buffer): number {
    let at = 0;
    while (bytes.length - at >= 2) {
      let length = bytes[at + 1]!;
      let from = at + 2;
      if (length === TWO_BYTES_FOLLOW) {
        if (bytes.length - at < 4) break;
        length = bytes.readUInt16BE(from);
        from += 2;
      } else if (length === EIGHT_BYTES_FOLLOW) {
        if (bytes.length - at < 10) break;
        length = Number(bytes.readBigUInt64BE(from));
        from += 8;
      }
      const end = from + length;
      if (end > bytes.length) break;
      this.#frame(bytes[at]! & 0xf, bytes.toString('utf8', from, end));
      at = end;
    }
    return at;
  }

  #frame(kind: number, text: string): void {
    if (kind === TEXT) this.hears(text);
    else if (kind === PING) this.#write(PONG, text);
  }
}

const shared = Buffer.alloc(65_536);
