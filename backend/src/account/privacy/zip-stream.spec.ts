import { Readable } from 'node:stream';
import { setImmediate as pause } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { createZipStream, type ZipEntry } from './zip-stream';

async function zip(...entries: ZipEntry[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of createZipStream(Readable.from(entries))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a streamed ZIP file', () => {
  it('contains each entry, and compresses text', async () => {
    const text = 'Planned care. '.repeat(10_000);
    const archive = await zip(
      { path: 'data.json', chunks: [Buffer.from(text), Buffer.from('漢')] },
      { path: 'resumes/Résumé.pdf', chunks: [Buffer.from('%PDF-')] },
      { path: 'empty.txt', chunks: [] },
    );
    expect(archive.length).toBeLessThan(text.length / 50);
    const files = unzipSync(archive);
    expect(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
      ['data.json', `${text}漢`],
      ['resumes/Résumé.pdf', '%PDF-'],
      ['empty.txt', ''],
    ]);
  });

  it('is compressed outside the event loop', async () => {
    let isDone = false;
    let eventLoopTurns = 0;
    const countTurns = async () => {
      while (!isDone) {
        await pause();
        eventLoopTurns += 1;
      }
    };
    const counting = countTurns();
    await zip({ path: 'data.json', chunks: [Buffer.alloc(5_000_000, '漢字')] });
    isDone = true;
    // Copied before `counting` adds another turn.
    const turnsWhileZipping = eventLoopTurns;
    await counting;
    expect(turnsWhileZipping).toBeGreaterThan(1);
  });

  it('fails when an entry fails', async () => {
    const fail = function* () {
      yield Buffer.from('{');
      throw new Error('The database is gone.');
    };
    await expect(zip({ path: 'data.json', chunks: fail() })).rejects.toThrow('The database is gone.');
  });
});
