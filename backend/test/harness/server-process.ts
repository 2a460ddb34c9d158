import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class ServerProcess {
  output = '';
  url = '';
  readonly exit: Promise<number | null>;
  private readonly child: ChildProcess;

  /** Runs a file from the build output with the given arguments, optionally wrapped in another command. */
  constructor([file, ...args]: [string, ...string[]], env: NodeJS.ProcessEnv, wrapper: string[] = []) {
    const [command, ...commandArgs] = [...wrapper, process.execPath, join(process.env.TEST_BUNDLE!, file), ...args];
    this.child = spawn(command!, commandArgs, {
      env: { PATH: process.env.PATH, PORT: '0', SITE_DIR: tmpdir(), LOG_LEVEL: 'silent', ...env },
    });
    this.child.stdout!.on('data', (text: Buffer) => (this.output += text.toString()));
    this.child.stderr!.on('data', (text: Buffer) => (this.output += text.toString()));
    this.exit = once(this.child, 'exit').then(([code]) => code as number | null);
  }

  async waitUntilReady(): Promise<this> {
    const earlyExit = this.exit.then((code) =>
      Promise.reject(new Error(`The server exited with code ${code}: ${this.output}`)),
    );
    while (!this.url) {
      this.url = /http:\/\/localhost:\d+/.exec(this.output)?.[0] ?? '';
      await Promise.race([earlyExit, new Promise((resolve) => setTimeout(resolve, 20))]);
    }
    earlyExit.catch(() => undefined);
    return this;
  }

  async post(path: string, body: object): Promise<number> {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  }

  async stop(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return await this.exit;
  }
}
