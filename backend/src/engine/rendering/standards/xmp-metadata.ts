import type { DocumentTree } from '@shortlist/documents/document-tree';
import escapeHtml from 'escape-html';

const namespaces = Object.entries({
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  dc: 'http://purl.org/dc/elements/1.1/',
  pdfaid: 'http://www.aiim.org/pdfa/ns/id/',
  pdfuaid: 'http://www.aiim.org/pdfua/ns/id/',
  pdfd: 'http://pdfa.org/declarations/',
  pdfaExtension: 'http://www.aiim.org/pdfa/ns/extension/',
  pdfaSchema: 'http://www.aiim.org/pdfa/ns/schema#',
  pdfaProperty: 'http://www.aiim.org/pdfa/ns/property#',
  pdfaType: 'http://www.aiim.org/pdfa/ns/type#',
  pdfaField: 'http://www.aiim.org/pdfa/ns/field#',
}).map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`);

/** Descriptions of the properties that PDF/A itself does not define (ISO 19005-3, 6.6.2.3). */
const extensionSchemas = [
  '<pdfaExtension:schemas><rdf:Bag>',
  '<rdf:li><rdf:Description pdfaSchema:schema="PDF/UA" pdfaSchema:prefix="pdfuaid"',
  'pdfaSchema:namespaceURI="http://www.aiim.org/pdfua/ns/id/"><pdfaSchema:property><rdf:Seq>',
  '<rdf:li pdfaProperty:name="part" pdfaProperty:valueType="Integer"',
  'pdfaProperty:category="internal" pdfaProperty:description="Part"/>',
  '</rdf:Seq></pdfaSchema:property></rdf:Description></rdf:li>',
  '<rdf:li><rdf:Description pdfaSchema:schema="PDF Declarations" pdfaSchema:prefix="pdfd"',
  'pdfaSchema:namespaceURI="http://pdfa.org/declarations/"><pdfaSchema:property><rdf:Seq>',
  '<rdf:li pdfaProperty:name="declarations" pdfaProperty:valueType="Bag Declaration"',
  'pdfaProperty:category="external" pdfaProperty:description="Declarations"/>',
  '</rdf:Seq></pdfaSchema:property><pdfaSchema:valueType><rdf:Seq>',
  '<rdf:li><rdf:Description pdfaType:type="Declaration" pdfaType:prefix="pdfd"',
  'pdfaType:namespaceURI="http://pdfa.org/declarations/" pdfaType:description="Declaration"><pdfaType:field><rdf:Seq>',
  '<rdf:li pdfaField:name="conformsTo" pdfaField:valueType="Text" pdfaField:description="Standard"/>',
  '</rdf:Seq></pdfaType:field></rdf:Description></rdf:li>',
  '</rdf:Seq></pdfaSchema:valueType></rdf:Description></rdf:li>',
  '</rdf:Bag></pdfaExtension:schemas>',
];

/**
 * Builds the XMP metadata (ISO 16684-1) of a PDF: its title, its author and the standards that it conforms to, which
 * are PDF/A-3a, PDF/UA-1 and WTPDF 1.0 for reuse. Has no date, because equal documents have equal bytes. The id is the
 * same in every XMP packet.
 */
export function buildXmpMetadata({ title, author }: Pick<DocumentTree, 'title' | 'author'>): string {
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF',
    ...namespaces,
    '><rdf:Description rdf:about="" pdfaid:part="3" pdfaid:conformance="A" pdfuaid:part="1">',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>`,
    ...(author ? [`<dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator>`] : []),
    '<pdfd:declarations><rdf:Bag><rdf:li rdf:parseType="Resource">',
    '<pdfd:conformsTo>http://pdfa.org/declarations/wtpdf#reuse1.0</pdfd:conformsTo>',
    '</rdf:li></rdf:Bag></pdfd:declarations>',
    ...extensionSchemas,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
}
