import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { CooperativeYield } from '../http/cooperative-yield';
import { lockFolder } from './folder-lock';

const lockTimeoutMs = 15_000;

/**
 * PostgreSQL inside this process. It has one session, so connections take turns: a connection in a transaction keeps
 * the session until the server reports the end of the transaction.
 */
export class EmbeddedDatabase {
  private activeConnection: object | undefined;
  private readonly queue: { connection: object; start: () => void }[] = [];
  /** Statements run in this thread: many in a row would block the event loop. */
  private readonly cooperativeYield = new CooperativeYield();

  private constructor(
    private readonly pglite: PGlite,
    private readonly unlock: () => void,
  ) {}

  /**
   * Opens a data folder (created if missing), or loads a dump of one into memory. Throws `FolderInUseError`.
   */
  static async open(source: string | Blob): Promise<EmbeddedDatabase> {
    if (typeof source !== 'string') {
      return new EmbeddedDatabase(await PGlite.create({ loadDataDir: source }), () => undefined);
    }
    const unlock = lockFolder(source);
    try {
      // A file left behind by a killed process would block the next start. We hold the lock, so no other process uses
      // the folder.
      rmSync(join(source, 'postmaster.pid'), { force: true });
      return new EmbeddedDatabase(await PGlite.create({ dataDir: source }), unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  }

  /** Sends complete wire-protocol messages that require one response and returns the response. */
  async exchange(connection: object, messages: Uint8Array): Promise<Uint8Array> {
    await this.cooperativeYield.yieldIfDue();
    await this.acquireSession(connection);
    let isIdle = true;
    try {
      // `execProtocolRaw` also parses each row and retains everything it has parsed.
      const parts: Buffer[] = [];
      await this.pglite.execProtocolRawStream(messages, { onRawData: (bytes) => parts.push(Buffer.from(bytes)) });
      const response = Buffer.concat(parts);
      // The response ends with ReadyForQuery, whose last byte is the transaction state: I(dle), T or E.
      isIdle = response.at(-1) === 'I'.charCodeAt(0);
      return response;
    } finally {
      if (isIdle) this.releaseSession();
    }
  }

  /** Rolls back the transaction of a connection that closes in the middle of it. */
  async disconnect(connection: object): Promise<void> {
    if (this.activeConnection !== connection) return;
    await this.pglite.exec('ROLLBACK').finally(() => this.releaseSession());
  }

  async dump(): Promise<Blob> {
    return await this.pglite.dumpDataDir('none');
  }

  async close(): Promise<void> {
    await this.pglite.close();
    this.unlock();
  }

  private async acquireSession(connection: object): Promise<void> {
    if (this.activeConnection === connection) return;
    if (!this.activeConnection) {
      this.activeConnection = connection;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const entry = {
        connection,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(entry), 1);
        reject(
          new Error(
            'Waited too long for another transaction of the embedded database. Is a repository used inside ' +
              "dataSource.transaction() instead of the transaction's own manager?",
          ),
        );
      }, lockTimeoutMs);
      this.queue.push(entry);
    });
  }

  private releaseSession(): void {
    const next = this.queue.shift();
    this.activeConnection = next?.connection;
    next?.start();
  }
}
