import { inflateSync } from 'node:zlib';
import { renderPdf } from '../pdf/render-pdf';
import { createBullet, createEntry, createSection, createDocumentTree } from '../testing/tree-factories';

const file = renderPdf(
  createDocumentTree([
    createSection('Experience', [createEntry('Director', ['First.', 'Second.']), createBullet('Third.')]),
  ]),
);
const text = file.toString('latin1');

function readStream(offset: number): string {
  const [, stream = ''] = /stream\n([\s\S]*?)\nendstream/.exec(text.slice(offset)) ?? [];
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

/** The xref stream at the end of the file: type, offset and index of each object. */
const xrefOffset = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
const rows = Buffer.from(readStream(xrefOffset), 'latin1');
const table = Array.from({ length: rows.length / 7 }, (_, id) => ({
  kind: rows.readUInt8(7 * id),
  position: rows.readUInt32BE(7 * id + 1),
  index: rows.readUInt16BE(7 * id + 5),
}));

describe('xref stream', () => {
  it('has the declared length and the correct offset of each object', () => {
    expect(text.slice(xrefOffset)).toContain(`/Size ${table.length}\n`);
    expect(table[0]).toEqual({ kind: 0, position: 0, index: 0 });
    for (const [id, { kind, position }] of table.entries())
      if (kind === 1) expect(text.slice(position, position + 20)).toMatch(new RegExp(`^${id} 0 obj\\n`));
  });

  it('locates the structure elements in their object stream', () => {
    const packedRows = [...table.entries()].filter(([, { kind }]) => kind === 2);
    const [streamId = 0] = new Set(packedRows.map(([, { position }]) => position));
    const streamOffset = table[streamId]?.position ?? 0;
    const stream = readStream(streamOffset);
    const bodyOffset = Number(/\/First (\d+)/.exec(text.slice(streamOffset))?.[1]);
    const header = stream.slice(0, bodyOffset).trim().split(/\s+/).map(Number);
    expect(packedRows.length).toBeGreaterThan(15);
    expect(header).toHaveLength(2 * packedRows.length);
    for (const [id, { position, index }] of packedRows) {
      expect(position).toBe(streamId);
      expect(header[2 * index]).toBe(id);
      expect(stream.slice(bodyOffset + (header[2 * index + 1] ?? 0))).toMatch(/^<<\/S\/\w+\/P \d+ 0 R/);
    }
  });
});
