import { BuilderElement, type Document } from 'docx';
import escapeHtml from 'escape-html';
import { customXmlNamespace } from '@shortlist/contracts/builder/file-data';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>';
const officeDocumentUri = 'http://schemas.openxmlformats.org/officeDocument/2006';
const propertiesType = 'application/vnd.openxmlformats-officedocument.customXmlProperties+xml';
const itemId = '{5B0C3A5E-6B0F-4E0B-9C1D-2F4C8F1E7A63}';

const createElement = (name: string, attributes: Record<string, string>) =>
  new BuilderElement({
    name,
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, { key, value }])),
  });

/**
 * Declares a custom XML part (ECMA-376 part 1, 15.2.5 and 15.2.6). Word preserves it when it saves the file. Returns
 * the files to add to the package.
 */
export function addCustomXml(document: Document, text: string): { path: string; data: string }[] {
  document.ContentTypes.addChildElement(
    createElement('Override', { PartName: '/customXml/itemProps1.xml', ContentType: propertiesType }),
  );
  document.Document.Relationships.addChildElement(
    createElement('Relationship', {
      Id: 'rIdData',
      Type: `${officeDocumentUri}/relationships/customXml`,
      Target: '../customXml/item1.xml',
    }),
  );
  const relationship = `<Relationship Id="rId1" Type="${officeDocumentUri}/relationships/customXmlProps" Target="itemProps1.xml"/>`;
  return [
    {
      path: 'customXml/item1.xml',
      data: `${declaration}<data xmlns="${customXmlNamespace}">${escapeHtml(text)}</data>`,
    },
    {
      path: 'customXml/itemProps1.xml',
      data: `${declaration}<ds:datastoreItem ds:itemID="${itemId}" xmlns:ds="${officeDocumentUri}/customXml"><ds:schemaRefs><ds:schemaRef ds:uri="${customXmlNamespace}"/></ds:schemaRefs></ds:datastoreItem>`,
    },
    {
      path: 'customXml/_rels/item1.xml.rels',
      data: `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationship}</Relationships>`,
    },
  ];
}
