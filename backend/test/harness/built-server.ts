import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseEngine, unpackEmptyDatabase, createDatabase } from './test-app';

/** The built server in its own process, so that the test's own work does not delay it. */
export class BuiltServer {
  private constructor(
    readonly url: string,
    /** Empty for the embedded database. */
    readonly databaseUrl: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  static async start(engine: DatabaseEngine, env: NodeJS.ProcessEnv): Promise<BuiltServer> {
    const folder = mkdtempSync(join(tmpdir(), 'shortlist-built-'));
    const databaseUrl = engine === 'PostgreSQL' ? await createDatabase() : '';
    if (!databaseUrl) unpackEmptyDatabase(folder);
    const child = spawn(process.execPath, [join(process.env.TEST_BUNDLE!, 'main.js')], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        SITE_DIR: folder,
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'silent',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    for await (const text of child.stdout) {
      output += String(text);
      const url = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (!url) continue;
      return new BuiltServer(url.replace('localhost', '127.0.0.1'), databaseUrl, child, folder);
    }
    throw new Error(`The server exited before it was ready: ${output}`);
  }

  get pid(): number {
    return this.child.pid!;
  }

  async stop(): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.kill();
    await exit;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
