import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { BuiltServer } from '../harness/built-server';
import { resumeForm } from '@shortlist/testing/resume-form';
import { createResumeDraft } from '../harness/resume-factory';
import { isNightly } from '@shortlist/testing/scope';
import { unlimitedEnv, type TestClient } from '../harness/test-app';

const root = join(__dirname, '../../..');
/** Share of the memory limit that a replica may use, so that the kernel does not kill it. */
const maxShare = 0.9;
/** Fills fourteen pages. */
const experience = Array.from({ length: 30 }, (_, i) => ({
  ...resumeForm.experience[0],
  company: `Hospital ${i}`,
  description: 'Planned care with accountable teams across regions for many patients. '.repeat(4),
  achievements: Array.from({ length: 10 }, (_, k) => `${'Assessed patients and planned their care '.repeat(3)}${k}.`),
}));
const importedText = 'Registered Nurse, Hospital del Mar, 01/2010 - 02/2015\n• Assessed 24 patients a shift\n'.repeat(
  3_500,
);

(isNightly ? describe : describe.skip)('the memory of a replica', () => {
  let server: BuiltServer;
  beforeAll(async () => {
    const arenaSetting = findSetting('deploy/docker/backend.Dockerfile', /(MALLOC_ARENA_MAX)=(\d+)/);
    // Slow machines need more time for a long document.
    const options = { NODE_OPTIONS: '--enable-source-maps', TRUST_PROXY: '1', WORK_SECONDS: '60' };
    server = await BuiltServer.start('PostgreSQL', { ...unlimitedEnv, ...arenaSetting, ...options });
  });
  afterAll(() => server.stop());

  it('stays below the container’s limit while several networks keep all threads busy', async () => {
    const readers = await Promise.all(['1', '2', '3'].map((host) => createReader(`198.51.100.${host}`)));
    const importers = ['4', '5'].map((host) => createClient(`198.51.100.${host}`));
    const statuses = await Promise.all([
      ...readers.flatMap((read) => Array.from({ length: 6 }, () => repeat(read, 2))),
      ...importers.map((client) => repeat(() => importText(client), 3)),
    ]);
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    const { limit } = findSetting('docker-compose.yml', /(limit)s: { memory: (\d+)M }/);
    expect(readPeakMegabytes(server.pid)).toBeLessThan(maxShare * Number(limit));
  }, 600_000);

  const createClient = (network: string) => request.agent(server.url).set('X-Forwarded-For', network);

  async function createReader(network: string): Promise<() => Promise<number>> {
    const client = createClient(network);
    const { id } = await createResumeDraft(client, { ...resumeForm, experience });
    return async () => (await client.get(`/api/resumes/${id}/machine`)).status;
  }

  async function importText(client: TestClient): Promise<number> {
    const data = Buffer.from(importedText).toString('base64');
    return (await client.post('/api/imports').send({ fileName: 'resume.txt', data })).status;
  }
});

async function repeat(send: () => Promise<number>, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push(await send());
  return statuses;
}

/** Returns a setting from a file. The groups of `pattern` are the name and the value. */
function findSetting(file: string, pattern: RegExp): Record<string, string> {
  const [, name, value] = pattern.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return name && value ? { [name]: value } : {};
}

/** Returns the peak resident memory of a process in MiB. */
function readPeakMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_024;
}
