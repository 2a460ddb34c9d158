import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BenchDocument } from '../documents';
import type { Answer } from './seat';

/**
 * All competitors take turns on the last core, so that the threads of one do not get more CPU than those of another.
 */
const core = cpus().length - 1;
export const pinned = spawnSync('taskset', ['-c', String(core), 'true']).status === 0;

/**
 * The heap setting of our production workers (a third of their young generation, in MB), which applies to every
 * competitor that runs in Node.
 */
const nodeOptions = ['--max-semi-space-size=24'];

export class Seat {
  private constructor(private readonly child: ChildProcess) {}

  static async open(program: string): Promise<Seat> {
    const node = [process.execPath, ...nodeOptions, fileURLToPath(new URL(`./${program}.js`, import.meta.url))];
    const [command = '', ...args] = pinned ? ['taskset', '-c', String(core), ...node] : node;
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'pipe', 'ipc'], serialization: 'advanced' });
    const seat = new Seat(child);
    await seat.next();
    return seat;
  }

  async work(documents: BenchDocument[]): Promise<Answer> {
    const answer = this.next();
    this.child.send({ documents });
    return (await answer) as Answer;
  }

  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.disconnect();
    await gone;
  }

  private next(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      let said = '';
      const hear = (chunk: Buffer) => (said += chunk.toString());
      const fail = () => reject(new Error(said.split('\n').find((line) => /error/i.test(line)) ?? 'it ended'));
      this.child.stderr?.on('data', hear);
      this.child.once('exit', fail);
      this.child.once('message', (message) => {
        this.child.stderr?.off('data', hear);
        this.child.off('exit', fail);
        resolve(message);
      });
    });
  }
}
