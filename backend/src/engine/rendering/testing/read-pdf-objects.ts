import { inflateSync } from 'node:zlib';

/** Objects of a PDF as text, in Latin-1. */
export interface PdfObjects {
  all: string[];
  /** Returns the objects that an entry refers to, such as "/NS 5 0 R" or "/K[7 0 R 8 0 R]". */
  followAll: (object: string, key: string) => string[];
  /** Returns the first object that an entry refers to. */
  follow: (object: string, key: string) => string;
}

export function readPdfObjects(pdf: Buffer): PdfObjects {
  const objects = new Map<string, string>();
  for (const [, id = '', object = ''] of pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)) {
    objects.set(id, object);
    if (object.includes('/Type /ObjStm'))
      for (const [packedId, packedObject] of readObjectStream(object)) objects.set(packedId, packedObject);
  }
  const followAll = (object: string, key: string) => {
    const [, value = ''] = new RegExp(`/${key} ?(\\d+ 0 R|\\[[^\\]]*\\])`).exec(object) ?? [];
    const references = value.replace(/<<[^>]*>>/g, '').matchAll(/(\d+) 0 R/g);
    return [...references].map(([, id = '']) => objects.get(id) ?? '');
  };
  return { all: [...objects.values()], followAll, follow: (object, key) => followAll(object, key)[0] ?? '' };
}

/** Returns the content of a stream, inflated if it is compressed. */
export function readStream(object: string): Buffer {
  const [, dictionary = '', content = ''] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(object) ?? [];
  const bytes = Buffer.from(content, 'latin1');
  return dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
}

/** Returns the numbers and the text of the objects in an object stream (PDF 32000-1, 7.5.7). */
function readObjectStream(object: string): [id: string, object: string][] {
  const content = readStream(object).toString('latin1');
  const [header = '', ...packedObjects] = content.split('\n');
  const ids = header
    .trim()
    .split(' ')
    .filter((_, i) => i % 2 === 0);
  return packedObjects.map((packedObject, i) => [ids[i] ?? '', packedObject]);
}
