import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

const utf8 = (text: string) => new TextEncoder().encode(text);
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const createParagraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

export const createDocx = (xml: string, otherParts: Record<string, Uint8Array> = {}) =>
  zipSync({ 'word/document.xml': strToU8(xml), ...otherParts }, { level: 6 });
export const createDocxWithBody = (body: string, otherParts?: Record<string, Uint8Array>) =>
  createDocx(`${declaration}<w:document ${namespace}><w:body>${body}</w:body></w:document>`, otherParts);

function setFakeSizes(zip: Uint8Array): Uint8Array {
  const bytes = zip.slice();
  const view = new DataView(bytes.buffer);
  for (let offset = 0; offset + 46 < bytes.length; offset++) {
    if (view.getUint32(offset, true) === 0x04034b50) view.setUint32(offset + 22, 100, true);
    if (view.getUint32(offset, true) === 0x02014b50) view.setUint32(offset + 24, 100, true);
  }
  return bytes;
}

export function createPdf(objects: (string | Uint8Array)[]): Uint8Array {
  const chunks: Uint8Array[] = [utf8('%PDF-1.4\n')];
  const objectOffsets: number[] = [];
  let offset = 9;
  for (const [i, object] of objects.entries()) {
    objectOffsets.push(offset);
    for (const chunk of [
      utf8(`${i + 1} 0 obj\n`),
      typeof object === 'string' ? utf8(object) : object,
      utf8('\nendobj\n'),
    ]) {
      chunks.push(chunk);
      offset += chunk.length;
    }
  }
  const rows = objectOffsets.map((objectOffset) => `${String(objectOffset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  chunks.push(
    utf8(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${offset}\n%%EOF`,
    ),
  );
  return Buffer.concat(chunks);
}

const createStream = (data: Uint8Array, filters = '/FlateDecode') =>
  Buffer.concat([utf8(`<</Length ${data.length}/Filter ${filters}>>\nstream\n`), data, utf8('\nendstream')]);
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

export function createPdfWithPages(count: number): Uint8Array {
  const kids = Array.from({ length: count }, (_, i) => `${i + 5} 0 R`).join(' ');
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 3 0 R>>>>>>';
  return createPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${count}/Kids[${kids}]>>`,
    font,
    createStream(deflateSync(utf8('BT /F1 12 Tf 50 700 Td (Somebody worked somewhere for some time) Tj ET'))),
    ...Array.from({ length: count }, () => page),
  ]);
}

const createPdfWithContent = (content: Uint8Array, filters?: string) =>
  createPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[5 0 R]>>',
    font,
    createStream(content, filters),
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 3 0 R>>>>>>',
  ]);

const createZeros = (megabytes: number) => new Uint8Array(megabytes * 1_000_000);
const entityExpansions = Array.from({ length: 12 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');

export const maliciousFiles: Record<string, { bytes: () => Uint8Array; expectedError?: string }> = {
  'zip bomb': {
    bytes: () => createDocx('x', { 'word/styles.xml': createZeros(90) }),
    expectedError: 'file_too_large',
  },
  'zip bomb with a false declared size': {
    bytes: () => setFakeSizes(createDocx('x', { 'word/styles.xml': createZeros(60) })),
    expectedError: 'file_too_large',
  },
  'ten thousand entries': {
    bytes: () =>
      zipSync(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`word/${i}.xml`, createZeros(0)]))),
    expectedError: 'file_too_large',
  },
  'entry names with path traversal': {
    bytes: () =>
      createDocxWithBody(createParagraph('Ana Duarte') + createParagraph('ana@example.com'), {
        '../../../../etc/passwd': strToU8('root'),
        'word/../../x.xml': strToU8('x'),
      }),
  },
  'external entity (XXE)': {
    bytes: () =>
      createDocx(`<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document ${namespace}>&x;</w:document>`),
    expectedError: 'file_broken',
  },
  'a billion laughs': {
    bytes: () =>
      createDocx(`<!DOCTYPE w [<!ENTITY l0 "ha">${entityExpansions}]><w:document ${namespace}>&l12;</w:document>`),
    expectedError: 'file_broken',
  },
  'image on another server': {
    bytes: () =>
      createDocxWithBody(createParagraph('Ana Duarte') + createParagraph('ana@example.com'), {
        'word/_rels/document.xml.rels': strToU8(
          '<Relationships><Relationship Id="r1" Type="http://x/image" Target="http://127.0.0.1:9/x.png" TargetMode="External"/></Relationships>',
        ),
      }),
  },
  'XML with 100,000 nested elements': {
    bytes: () => createDocx('<a>'.repeat(100_000)),
    expectedError: 'file_broken',
  },
  'JSON of a million objects': {
    bytes: () => utf8(`{"basics":{"name":"Ana Duarte"},"work":[${'{},'.repeat(1_000_000)}{}]}`),
    expectedError: 'file_broken',
  },
  'ten thousand pages': { bytes: () => createPdfWithPages(10_000), expectedError: 'file_too_large' },
  'PDF that decompresses to a thousand times its size': {
    bytes: () => createPdfWithContent(deflateSync(createZeros(90), { level: 6 })),
    expectedError: 'file_too_large',
  },
  'PDF compressed twice': {
    bytes: () =>
      createPdfWithContent(deflateSync(deflateSync(createZeros(90), { level: 6 })), '[/FlateDecode /FlateDecode]'),
    expectedError: 'file_broken',
  },
  'PDF bomb declared as an image': {
    bytes: () => createPdfWithContent(deflateSync(createZeros(90), { level: 6 }), '/FlateDecode /Subtype /Image'),
    expectedError: 'file_too_large',
  },
  'PDF bomb with an escaped filter name': {
    bytes: () => createPdfWithContent(deflateSync(createZeros(90), { level: 6 }), '/Fl#61teDecode'),
    expectedError: 'file_too_large',
  },
  'PDF bomb whose compressed stream is damaged at the end': {
    bytes: () => createPdfWithContent(deflateSync(createZeros(90), { level: 6 }).subarray(0, -20)),
    expectedError: 'file_too_large',
  },
  'PDF bomb with run lengths': {
    // Each pair of bytes stands for 128 spaces.
    bytes: () => createPdfWithContent(Buffer.alloc(1_400_000, Uint8Array.of(129, 32)), '/RunLengthDecode'),
    expectedError: 'file_too_large',
  },
  'PDF bomb encoded as text': {
    bytes: () =>
      createPdfWithContent(
        utf8(`${deflateSync(createZeros(90), { level: 6 }).toString('hex')}>`),
        '[/ASCIIHexDecode /FlateDecode]',
      ),
    expectedError: 'file_too_large',
  },
  'PDF whose pages are their own parents': {
    bytes: () => createPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 3/Kids[2 0 R 2 0 R 2 0 R]>>']),
    expectedError: 'file_broken',
  },
  'JSON with 400,000 unclosed objects': { bytes: () => utf8('{"a":'.repeat(400_000)), expectedError: 'file_broken' },
  'JSON with 5,000 nested arrays': {
    bytes: () => utf8(`{"basics":${'['.repeat(5_000)}${']'.repeat(5_000)}}`),
    expectedError: 'file_broken',
  },
  'text with one very long word': { bytes: () => utf8('a'.repeat(3_000_000)), expectedError: 'file_too_large' },
  'text that slows down regular expressions': {
    bytes: () =>
      utf8(
        `${'1 (2) - 3. '.repeat(15_000)}\n${'a.a.'.repeat(10_000)}\n${', '.repeat(20_000)}\n${'Aa '.repeat(20_000)}`,
      ),
  },
  'CSV with unclosed quotes': {
    bytes: () => zipSync({ 'Profile.csv': strToU8(`First Name,Last Name\n${'"'.repeat(300_001)}`) }),
  },
};
