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
 * A socket that connects the ordinary `pg` client to the embedded database. The client, types and error codes are thus
 * the same as with a PostgreSQL server. Buffers messages until one requires a response (Query or Sync).
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
    for (let start = 0; this.receivedBytes.length >= start + 5;) {
      const type = this.receivedBytes[start];
      const end = start + 1 + this.receivedBytes.readInt32BE(start + 1);
      if (this.receivedBytes.length < end) return;
      if (type === terminateCode) {
        this.destroy();
        return;
      }
      start = end;
      if (type !== queryCode && type !== syncCode) continue;
      const messages = this.receivedBytes.subarray(0, end);
      this.receivedBytes = this.receivedBytes.subarray(end);
      start = 0;
      this.push(Buffer.from(await this.database.exchange(this, messages)));
    }
  }
}
