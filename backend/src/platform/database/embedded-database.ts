import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { hasFreeSpace, OperatorError } from '../operator-error';
import { CooperativeYield } from '../http/cooperative-yield';
import { lockFolder } from './folder-lock';

const lockTimeoutMs = 15_000;

/**
 * Length of ReadyForQuery, the last message of every response. Its bytes are "Z", a length of four bytes and the
 * transaction state.
 */
const readyForQueryLength = 6;

/**
 * PostgreSQL inside this process. It has only one session, so connections take turns. A connection in a transaction
 * keeps the session until the server reports the end of the transaction.
 */
export class EmbeddedDatabase {
  private activeConnection: object | undefined;
  private readonly queue: { connection: object; start: () => void }[] = [];
  /** Statements run in this thread, so many in a row would block the event loop. */
  private readonly cooperativeYield = new CooperativeYield();

  private constructor(
    private readonly pglite: PGlite,
    private readonly unlock: () => void,
    /** The data folder, unless the database is in memory. */
    private readonly folder?: string,
  ) {}

  /**
   * Opens a data folder, creating it if necessary, or loads a dump of a data folder into memory. Throws
   * `FolderInUseError`, and `OperatorError` if the disk is full.
   */
  static async open(source: string | Blob): Promise<EmbeddedDatabase> {
    if (typeof source !== 'string') {
      return new EmbeddedDatabase(await PGlite.create({ loadDataDir: source }), () => undefined);
    }
    const unlock = lockFolder(source);
    try {
      if (!hasFreeSpace(dirname(source))) throw OperatorError.diskFull(source);
      // A killed process leaves this file behind, which would block the next start. No other process uses the folder,
      // because this process holds the lock.
      rmSync(join(source, 'postmaster.pid'), { force: true });
      return new EmbeddedDatabase(await PGlite.create({ dataDir: source }), unlock, source);
    } catch (error) {
      unlock();
      throw error;
    }
  }

  /**
   * Sends complete wire-protocol messages that require one response, and returns the response. If PostgreSQL stops,
   * never returns. An uncaught error then ends the process, so that it can be started again.
   */
  async exchange(connection: object, messages: Uint8Array): Promise<Uint8Array> {
    await this.acquireSession(connection);
    // Yields only here, because connections that wait for the session would otherwise run their statements in a row.
    await this.cooperativeYield.yieldIfDue();
    // Not `execProtocolRaw`, because that method also parses each row and keeps all parsed rows in memory.
    const parts: Buffer[] = [];
    await this.pglite
      .execProtocolRawStream(messages, { onRawData: (bytes) => parts.push(Buffer.from(bytes)) })
      .catch((error: unknown) => {
        if (this.pglite.closed) throw error;
        return this.crashProcess(error);
      });
    const response = Buffer.concat(parts);
    if (response.at(-readyForQueryLength) !== 'Z'.charCodeAt(0))
      return await this.crashProcess(response.toString('utf8'));
    // The last byte is the transaction state. "I" is idle.
    if (response.at(-1) === 'I'.charCodeAt(0)) this.releaseSession();
    return response;
  }

  /** Ends this process after PostgreSQL has stopped, for example because a full disk kept it from writing its log. */
  private crashProcess(cause: unknown): Promise<never> {
    const isDiskFull = this.folder !== undefined && !hasFreeSpace(this.folder);
    const error = isDiskFull
      ? OperatorError.diskFull(this.folder)
      : new Error('The embedded database has stopped', { cause });
    setImmediate(() => {
      throw error;
    });
    return new Promise(() => undefined);
  }

  /** Rolls back the open transaction of a connection that closes. */
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
            `A transaction of the embedded database did not start within ${lockTimeoutMs} ms: inside ` +
              "dataSource.transaction(), use the transaction's own manager instead of a repository",
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
