import { SaxesParser } from 'saxes';
import { ImportRefusal } from '../source';

/** Deeper nesting is an attack on the parser. */
const deepest = 200;

export interface XmlReader {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

/**
 * Parses XML as a stream. Rejects a document type, so only the five predefined entities exist, and never fetches
 * external resources. Throws `file_broken`.
 */
export function readXml(bytes: Uint8Array, reader: XmlReader): void {
  const parser = new SaxesParser();
  let depth = 0;
  const refuse = () => {
    throw new ImportRefusal('file_broken');
  };
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > deepest) refuse();
    reader.open(name, attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    reader.close(name);
  });
  parser.on('text', (text) => reader.text(text));
  parser.write(new TextDecoder().decode(bytes)).close();
}
