import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Pace } from '../http/pace';
import { lockFolder } from './folder-lock';

/** How long a statement waits for the transaction of somebody else, in milliseconds. */
const patience = 15_000;

/**
 * PostgreSQL inside this process. It has one session, so connections take turns: one that has begun a transaction keeps
 * the session until the server says that the transaction is over.
 */
export class EmbeddedDatabase {
  private owner: object | undefined;
  private readonly queue: { connection: object; start: () => void }[] = [];
  /** The database answers within this thread: many statements in a row would be one long block for everybody. */
  private readonly pace = new Pace();

  private constructor(
    private readonly pglite: PGlite,
    private readonly unlock: () => void,
  ) {}

  /** From a data folder (made when missing), or in memory from a dump of one. Throws `FolderInUseError`. */
  static async open(source: string | Blob): Promise<EmbeddedDatabase> {
    if (typeof source !== 'string') {
      return new EmbeddedDatabase(await PGlite.create({ loadDataDir: source }), () => undefined);
    }
    const unlock = lockFolder(source);
    try {
      // Left behind by a kill, it would stop the next start. The lock says that nobody else is there.
      rmSync(join(source, 'postmaster.pid'), { force: true });
      return new EmbeddedDatabase(await PGlite.create({ dataDir: source }), unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  }

  /** Sends whole messages of the wire protocol that end in one answer, and gives that answer. */
  async exchange(connection: object, messages: Uint8Array): Promise<Uint8Array> {
    await this.pace.step();
    await this.takeTurn(connection);
    let idle = true;
    try {
      // `execProtocolRaw` reads each row too, and keeps all that it ever read.
      const parts: Buffer[] = [];
      await this.pglite.execProtocolRawStream(messages, { onRawData: (bytes) => parts.push(Buffer.from(bytes)) });
      const answer = Buffer.concat(parts);
      // Ends with ReadyForQuery, whose last byte is the state of the transaction: I(dle), T or E.
      idle = answer.at(-1) === 'I'.charCodeAt(0);
      return answer;
    } finally {
      if (idle) this.endTurn();
    }
  }

  /** A connection that goes away in the middle of a transaction takes the transaction with it. */
  async leave(connection: object): Promise<void> {
    if (this.owner !== connection) return;
    await this.pglite.exec('ROLLBACK').finally(() => this.endTurn());
  }

  async dump(): Promise<Blob> {
    return await this.pglite.dumpDataDir('none');
  }

  async close(): Promise<void> {
    await this.pglite.close();
    this.unlock();
  }

  private async takeTurn(connection: object): Promise<void> {
    if (this.owner === connection) return;
    if (!this.owner) {
      this.owner = connection;
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
      }, patience);
      this.queue.push(entry);
    });
  }

  private endTurn(): void {
    const next = this.queue.shift();
    this.owner = next?.connection;
    next?.start();
  }
}
