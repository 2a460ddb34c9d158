import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BenchDocument } from '../varied-documents';
import type { RunnerResponse } from './runner';

/** All competitors run on the last core, so that none gains from using more threads. */
const core = cpus().length - 1;
export const isPinnedToCore = spawnSync('taskset', ['-c', String(core), 'true']).status === 0;

/** Worker threads use the same heap setting in production. A semi-space is a third of the young generation. */
const nodeOptions = ['--max-semi-space-size=24'];

export class RunnerProcess {
  private constructor(private readonly child: ChildProcess) {}

  static async start(program: string): Promise<RunnerProcess> {
    const nodeCommand = [process.execPath, ...nodeOptions, fileURLToPath(new URL(`./${program}.js`, import.meta.url))];
    const [command = '', ...args] = isPinnedToCore ? ['taskset', '-c', String(core), ...nodeCommand] : nodeCommand;
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'pipe', 'ipc'], serialization: 'advanced' });
    const runner = new RunnerProcess(child);
    await runner.nextMessage();
    return runner;
  }

  async run(documents: BenchDocument[]): Promise<RunnerResponse> {
    const response = this.nextMessage();
    this.child.send({ documents });
    return (await response) as RunnerResponse;
  }

  async stop(): Promise<void> {
    const exit = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.disconnect();
    await exit;
  }

  private nextMessage(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      let output = '';
      const collectOutput = (chunk: Buffer) => (output += chunk.toString());
      const fail = () =>
        reject(
          new Error(output.split('\n').find((line) => /error/i.test(line)) ?? 'The runner exited without a result'),
        );
      this.child.stderr?.on('data', collectOutput);
      this.child.once('exit', fail);
      this.child.once('message', (message) => {
        this.child.stderr?.off('data', collectOutput);
        this.child.off('exit', fail);
        resolve(message);
      });
    });
  }
}
