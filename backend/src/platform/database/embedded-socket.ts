import { Duplex } from 'node:stream';
import type { EmbeddedDatabase } from './embedded-database';

const getMessageCode = (text: string) => text.charCodeAt(0);
const queryCode = getMessageCode('Q');
const syncCode = getMessageCode('S');
const terminateCode = getMessageCode('X');
/** AuthenticationOk, then ReadyForQuery (idle). */
const handshakeResponse = Buffer.from([
  getMessageCode('R'),
  0,
  0,
  0,
  8,
  0,
  0,
  0,
  0,
  getMessageCode('Z'),
  0,
  0,
  0,
  5,
  getMessageCode('I'),
]);

/**
 * A socket that connects the ordinary `pg` client to the embedded database, so that both databases use the same client,
 * types and error codes. Buffers messages until one requires a response (Query or Sync).
 */
export class EmbeddedSocket extends Duplex {
  private receivedBytes = Buffer.alloc(0);
  private isHandshakeDone = false;

  constructor(private readonly database: EmbeddedDatabase) {
    super();
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.receivedBytes = Buffer.concat([this.receivedBytes, chunk]);
    this.handleMessages().then(() => done(), done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.database.disconnect(this).then(
      () => done(error),
      (failure: Error) => done(error ?? failure),
    );
  }

  private async handleMessages(): Promise<void> {
    if (!this.isHandshakeDone) {
      this.receivedBytes = this.receivedBytes.subarray(this.receivedBytes.readInt32BE(0));
      this.isHandshakeDone = true;
      this.push(handshakeResponse);
    }
    // A message is a type byte and a length that counts itself but not the type byte.
    for (let end = 0; this.receivedBytes.length >= end + 5;) {
      const type = this.receivedBytes[end];
      end += 1 + this.receivedBytes.readInt32BE(end + 1);
      if (this.receivedBytes.length < end) return;
      if (type === terminateCode) {
        this.destroy();
        return;
      }
      if (type !== queryCode && type !== syncCode) continue;
      const messages = this.receivedBytes.subarray(0, end);
      this.receivedBytes = this.receivedBytes.subarray(end);
      end = 0;
      this.push(Buffer.from(await this.database.exchange(this, messages)));
    }
  }
}
