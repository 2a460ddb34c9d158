import { SaxesParser } from 'saxes';
import { ImportError } from '../source-document';

/** Deeper nesting is an attack on the parser. */
const maxDepth = 200;

export interface XmlHandler {
  onOpenTag(name: string, attributes: Readonly<Record<string, string>>): void;
  onCloseTag(name: string): void;
  onText(text: string): void;
}

/**
 * Parses XML as a stream. Rejects a document type, so only the five predefined entities exist, and never fetches
 * external resources. Throws `file_broken`.
 */
export function parseXml(bytes: Uint8Array, handler: XmlHandler): void {
  const parser = new SaxesParser();
  let depth = 0;
  const rejectFile = () => {
    throw new ImportError('file_broken');
  };
  parser.on('doctype', rejectFile);
  parser.on('error', rejectFile);
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > maxDepth) rejectFile();
    handler.onOpenTag(name, attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    handler.onCloseTag(name);
  });
  parser.on('text', (text) => handler.onText(text));
  parser.write(new TextDecoder().decode(bytes)).close();
}
