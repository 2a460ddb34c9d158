import { SaxesParser } from 'saxes';
import { ImportError } from '../source-document';

/** Maximum nesting. Deeper nesting is an attack on the parser. */
const maxDepth = 200;
/** Usual prefixes by namespace, because files may use others. Covers both editions of Office Open XML. */
const prefixes = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w:'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w:'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r:'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r:'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc:'],
  ['http://www.w3.org/XML/1998/namespace', 'xml:'],
]);

/** Receives names with the usual prefix of their namespace. Names in other namespaces have no prefix. */
export interface XmlHandler {
  onOpenTag(name: string, attributes: Readonly<Record<string, string>>): void;
  onCloseTag(name: string): void;
  onText(text: string): void;
}

/**
 * Parses XML as a stream. Rejects document types, so that only the five predefined entities exist. Never fetches
 * external resources. Throws `file_broken`.
 */
export function parseXml(bytes: Uint8Array, handler: XmlHandler): void {
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  const rejectFile = () => {
    throw new ImportError('file_broken');
  };
  const getName = ({ uri, local }: { uri: string; local: string }) => `${prefixes.get(uri) ?? ''}${local}`;
  parser.on('doctype', rejectFile);
  parser.on('error', rejectFile);
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) rejectFile();
  });
  parser.on('opentag', (tag) => {
    if (++depth > maxDepth) rejectFile();
    const attributes = Object.values(tag.attributes).map((attribute) => [getName(attribute), attribute.value] as const);
    handler.onOpenTag(getName(tag), Object.fromEntries(attributes));
  });
  parser.on('closetag', (tag) => {
    depth--;
    handler.onCloseTag(getName(tag));
  });
  parser.on('text', (text) => handler.onText(text));
  parser.on('cdata', (text) => handler.onText(text));
  parser.write(new TextDecoder().decode(bytes)).close();
}
