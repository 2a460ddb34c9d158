import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

const utf8 = (text: string) => new TextEncoder().encode(text);
const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

export const createDocx = (xml: string, others: Record<string, Uint8Array> = {}) =>
  zipSync({ 'word/document.xml': strToU8(xml), ...others }, { level: 6 });
export const createDocxWithBody = (body: string, others?: Record<string, Uint8Array>) =>
  createDocx(`${declaration}<w:document ${namespace}><w:body>${body}</w:body></w:document>`, others);

function withFakeSizes(zip: Uint8Array): Uint8Array {
  const bytes = zip.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at++) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 100, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
  }
  return bytes;
}

export function createPdf(objects: (string | Uint8Array)[]): Uint8Array {
  const chunks: Uint8Array[] = [utf8('%PDF-1.4\n')];
  const starts: number[] = [];
  let at = 9;
  for (const [i, object] of objects.entries()) {
    starts.push(at);
    for (const chunk of [
      utf8(`${i + 1} 0 obj\n`),
      typeof object === 'string' ? utf8(object) : object,
      utf8('\nendobj\n'),
    ]) {
      chunks.push(chunk);
      at += chunk.length;
    }
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  chunks.push(
    utf8(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF`),
  );
  return Buffer.concat(chunks);
}

const stream = (data: Uint8Array, filters = '/FlateDecode') =>
  Buffer.concat([utf8(`<</Length ${data.length}/Filter ${filters}>>\nstream\n`), data, utf8('\nendstream')]);
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

export function createPdfWithPages(count: number): Uint8Array {
  const kids = Array.from({ length: count }, (_, i) => `${i + 5} 0 R`).join(' ');
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 3 0 R>>>>>>';
  return createPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${count}/Kids[${kids}]>>`,
    font,
    stream(deflateSync(utf8('BT /F1 12 Tf 50 700 Td (Somebody worked somewhere for some time) Tj ET'))),
    ...Array.from({ length: count }, () => page),
  ]);
}

const createPdfWithContent = (content: Uint8Array, filters?: string) =>
  createPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[5 0 R]>>',
    font,
    stream(content, filters),
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 3 0 R>>>>>>',
  ]);

const zeros = (megabytes: number) => new Uint8Array(megabytes * 1_000_000);
const entityExpansions = Array.from({ length: 12 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');

export const maliciousFiles: Record<string, { bytes: () => Uint8Array; expectedError?: string }> = {
  'zip bomb': {
    bytes: () => createDocx('x', { 'word/styles.xml': zeros(90) }),
    expectedError: 'file_too_large',
  },
  'zip bomb that lies about its size': {
    bytes: () => withFakeSizes(createDocx('x', { 'word/styles.xml': zeros(60) })),
    expectedError: 'file_too_large',
  },
  'ten thousand entries': {
    bytes: () => zipSync(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`word/${i}.xml`, zeros(0)]))),
    expectedError: 'file_too_large',
  },
  'names that climb out of the folder': {
    bytes: () =>
      createDocxWithBody(paragraph('Ana Duarte') + paragraph('ana@example.com'), {
        '../../../../etc/passwd': strToU8('root'),
        'word/../../x.xml': strToU8('x'),
      }),
  },
  'entity of a file (XXE)': {
    bytes: () =>
      createDocx(`<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document ${namespace}>&x;</w:document>`),
    expectedError: 'file_broken',
  },
  'a billion laughs': {
    bytes: () =>
      createDocx(`<!DOCTYPE w [<!ENTITY l0 "ha">${entityExpansions}]><w:document ${namespace}>&l12;</w:document>`),
    expectedError: 'file_broken',
  },
  'picture from another server': {
    bytes: () =>
      createDocxWithBody(paragraph('Ana Duarte') + paragraph('ana@example.com'), {
        'word/_rels/document.xml.rels': strToU8(
          '<Relationships><Relationship Id="r1" Type="http://x/image" Target="http://127.0.0.1:9/x.png" TargetMode="External"/></Relationships>',
        ),
      }),
  },
  'XML a hundred thousand deep': {
    bytes: () => createDocx('<a>'.repeat(100_000)),
    expectedError: 'file_broken',
  },
  'ten thousand pages': { bytes: () => createPdfWithPages(10_000), expectedError: 'file_too_large' },
  'PDF that unpacks to a thousand times its size': {
    bytes: () => createPdfWithContent(deflateSync(zeros(90), { level: 6 })),
    expectedError: 'file_too_large',
  },
  'PDF packed twice': {
    bytes: () => createPdfWithContent(deflateSync(deflateSync(zeros(90), { level: 6 })), '[/FlateDecode /FlateDecode]'),
    expectedError: 'file_too_large',
  },
  'PDF whose pages are their own parents': {
    bytes: () => createPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 3/Kids[2 0 R 2 0 R 2 0 R]>>']),
    expectedError: 'file_broken',
  },
  'JSON a million deep': { bytes: () => utf8('{"a":'.repeat(400_000)), expectedError: 'file_broken' },
  'JSON nested and closed': {
    bytes: () => utf8(`{"basics":${'['.repeat(5_000)}${']'.repeat(5_000)}}`),
    expectedError: 'file_broken',
  },
  'text of one endless word': { bytes: () => utf8('a'.repeat(3_000_000)), expectedError: 'file_too_large' },
  'text that is slow for patterns': {
    bytes: () =>
      utf8(
        `${'1 (2) - 3. '.repeat(15_000)}\n${'a.a.'.repeat(10_000)}\n${', '.repeat(20_000)}\n${'Aa '.repeat(20_000)}`,
      ),
  },
  'CSV of open quotes': {
    bytes: () => zipSync({ 'Profile.csv': strToU8(`First Name,Last Name\n${'"'.repeat(300_001)}`) }),
  },
};
