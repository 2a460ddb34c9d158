import JSZip from 'jszip';
import { getDocumentProxy } from 'unpdf';

const propertiesType = 'application/vnd.openxmlformats-officedocument.customXmlProperties+xml';

interface Attachment {
  filename: string;
  content: Uint8Array;
}

/** Returns the files that are embedded in a PDF, by name. */
export async function readAttachments(pdf: Buffer): Promise<Record<string, string>> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const attachments = ((await document.getAttachments()) ?? {}) as Record<string, Attachment>;
  return Object.fromEntries(
    Object.values(attachments).map(({ filename, content }) => [filename, Buffer.from(content).toString()]),
  );
}

export interface CustomXmlPart {
  xml: string;
  properties: string;
}

/** Returns the custom XML parts of a Word file as Word finds them: by the relationships and content types. */
export async function readCustomXml(docx: Uint8Array): Promise<CustomXmlPart[]> {
  const zip = await JSZip.loadAsync(docx);
  const read = async (name: string) => (await zip.file(name)?.async('string')) ?? '';
  const findTargets = (relationships: string, type: string) =>
    (relationships.match(/<Relationship [^>]*>/g) ?? [])
      .filter((relationship) => relationship.includes(`/relationships/${type}"`))
      .map((relationship) => /Target="([^"]+)"/.exec(relationship)?.[1] ?? '');
  const contentTypes = await read('[Content_Types].xml');
  const targets = findTargets(await read('word/_rels/document.xml.rels'), 'customXml');
  return await Promise.all(
    targets.map(async (target) => {
      const name = target.replace('../customXml/', '');
      const [propertiesName = ''] = findTargets(await read(`customXml/_rels/${name}.rels`), 'customXmlProps');
      const isDeclared = contentTypes.includes(
        `<Override PartName="/customXml/${propertiesName}" ContentType="${propertiesType}"/>`,
      );
      return {
        xml: await read(`customXml/${name}`),
        properties: isDeclared ? await read(`customXml/${propertiesName}`) : '',
      };
    }),
  );
}
