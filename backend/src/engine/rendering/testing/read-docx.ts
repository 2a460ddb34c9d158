import JSZip from 'jszip';

export interface WordFile {
  /** XML of the document, its styles, link targets and properties. */
  document: string;
  styles: string;
  links: string;
  properties: string;
  /** Text and style of each paragraph. Tabs become spaces. Bullets are not part of the text. */
  paragraphs: { text: string; style: string }[];
}

const charactersByEntity: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function readParagraphText(paragraph: string): string {
  const pieces = [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:tab\/>/g)].map(([, text]) => text ?? ' ');
  return pieces.join('').replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => charactersByEntity[name] ?? '');
}

export async function readDocx(bytes: Uint8Array): Promise<WordFile> {
  const zip = await JSZip.loadAsync(bytes);
  const readPart = async (name: string) => (await zip.file(name)?.async('string')) ?? '';
  const document = await readPart('word/document.xml');
  const paragraphs = (document.match(/<w:p(?: [^>]*)?>.*?<\/w:p>/gs) ?? []).map((xml) => ({
    text: readParagraphText(xml),
    style: /<w:pStyle w:val="(\w+)"\/>/.exec(xml)?.[1] ?? '',
  }));
  return {
    document,
    paragraphs,
    styles: await readPart('word/styles.xml'),
    links: await readPart('word/_rels/document.xml.rels'),
    properties: await readPart('docProps/core.xml'),
  };
}
