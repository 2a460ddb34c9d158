import {
  findMainPart,
  findParts,
  isUnusualProperty,
  readDefinitions,
  readHyperlinks,
  resolveStyle,
} from './docx-definitions';
import { parseXml } from './xml';
import type { ZipArchive } from './zip-archive';

export interface DocxParagraph {
  text: string;
  /** English name in lower case, such as "heading 1". Empty without a style. */
  styleName: string;
  isListed: boolean;
  /** Link targets. */
  links: string[];
}

export interface DocxParagraphs {
  body: DocxParagraph[];
  /** Paragraphs of headers and footers, without the page number. */
  margins: DocxParagraph[];
}

/** Elements that show nothing but the text in them. */
const textElements = new Set([
  ...['w:document', 'w:body', 'w:hdr', 'w:ftr', 'w:p', 'w:r', 'w:t', 'w:tab', 'w:noBreakHyphen', 'w:hyperlink'],
  ...['w:fldChar', 'w:instrText', 'w:proofErr', 'w:lastRenderedPageBreak', 'w:bookmarkStart', 'w:bookmarkEnd'],
  ...['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference'],
]);
const propertyElements = new Set(['w:pPr', 'w:rPr', 'w:sectPr']);
const pageField = /^\s*PAGE\s*(?:\\\* MERGEFORMAT\s*)?$/;
const linkField = /^\s*HYPERLINK "([^"]*)"\s*(?:\\l "([^"]*)"\s*)?$/;

/**
 * Reads the paragraphs of a Word file that contains only visible text in its normal position. Returns undefined for a
 * file with anything else, such as tables, text boxes, equations, symbols, footnotes, hidden text or tracked changes.
 * Throws `file_broken`.
 */
export function readDocxParagraphs(zip: ZipArchive): DocxParagraphs | undefined {
  const mainPart = findMainPart(zip);
  const findPartsOfTypes = (...types: string[]) => types.flatMap((type) => findParts(zip, mainPart, type));
  const definitionParts = [
    findParts(zip, '', 'officeDocument'),
    findPartsOfTypes('styles'),
    findPartsOfTypes('numbering'),
  ];
  const marginParts = findPartsOfTypes('header', 'footer');
  const hasAllParts = [...definitionParts.flat(), ...marginParts].every((name) => zip.names.includes(name));
  const definitions = readDefinitions(zip, mainPart);
  if (!hasAllParts || definitionParts.some(({ length }) => length > 1) || definitions.hasUnusualDefaults)
    return undefined;

  const readParts = (names: readonly string[], isMargin: boolean) =>
    names.map((part) => new TextPartReader(zip, part, definitions, isMargin));
  const [bodyReaders, marginReaders] = [readParts([mainPart], false), readParts(marginParts, true)];
  if (![...bodyReaders, ...marginReaders].every(({ isPlain }) => isPlain)) return undefined;
  return {
    body: bodyReaders.flatMap(({ paragraphs }) => paragraphs),
    margins: marginReaders.flatMap(({ paragraphs }) => paragraphs),
  };
}

const createParagraph = () => ({ text: '', style: '', listId: undefined as string | undefined, links: [] as string[] });

class TextPartReader {
  readonly paragraphs: DocxParagraph[] = [];
  /** False if the part contains anything but visible text in its normal position. */
  isPlain = true;
  private paragraph = createParagraph();
  private openProperties: string[] = [];
  private field: { instruction: string; hasResult: boolean } | undefined;
  /** Text of the open element. Undefined if the element cannot contain text. */
  private text: { value: string; isPreserved: boolean } | undefined;
  private readonly hyperlinks: ReadonlyMap<string, string>;

  constructor(
    zip: ZipArchive,
    part: string,
    private readonly definitions: ReturnType<typeof readDefinitions>,
    private readonly isMargin: boolean,
  ) {
    this.hyperlinks = readHyperlinks(zip, part);
    parseXml(zip.read(part) ?? new Uint8Array(), this);
    if (this.field) this.isPlain = false;
  }

  onOpenTag(name: string, attributes: Readonly<Record<string, string>>): void {
    const space = attributes['xml:space'];
    if (this.text || (space !== undefined && !['w:t', 'w:instrText'].includes(name))) this.isPlain = false;
    if (propertyElements.has(name)) this.openProperties.push(name);
    else if (this.openProperties.length > 0) this.readProperty(name, attributes);
    else if (!textElements.has(name)) this.isPlain = false;
    else if (name === 'w:p') this.paragraph = createParagraph();
    else if (name === 'w:t' || name === 'w:instrText') this.text = { value: '', isPreserved: space === 'preserve' };
    else if (name === 'w:tab') this.paragraph.text += '\t';
    else if (name === 'w:noBreakHyphen') this.paragraph.text += '\u2011';
    else if (name === 'w:fldChar') this.readFieldCharacter(attributes['w:fldCharType']);
    else if (name === 'w:hyperlink') {
      const { 'r:id': id = '', 'w:anchor': anchor } = attributes;
      this.paragraph.links.push((this.hyperlinks.get(id) ?? '') + (anchor === undefined ? '' : `#${anchor}`));
    }
  }

  onCloseTag(name: string): void {
    if (propertyElements.has(name)) this.openProperties.pop();
    else if (name === 'w:p') this.endParagraph();
    else if (this.text && name === 'w:instrText') this.readInstruction(this.text.value);
    else if (this.text && name === 'w:t')
      this.readText(this.text.isPreserved ? this.text.value : this.text.value.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''));
    this.text = undefined;
  }

  onText(text: string): void {
    if (this.text) this.text.value += text;
  }

  private readProperty(name: string, attributes: Readonly<Record<string, string>>): void {
    const value = attributes['w:val'];
    const isParagraphProperty = ['w:pStyle', 'w:numId', 'w:ilvl'].includes(name);
    const isMisplaced = isParagraphProperty && this.openProperties.at(-1) !== 'w:pPr';
    const isStyle = name === 'w:pStyle' || name === 'w:rStyle';
    const isUnusual = isStyle && resolveStyle(this.definitions.styles, value).isUnusual;
    const isTextElement = textElements.has(name) && name !== 'w:tab';
    if (isMisplaced || isUnusual || isTextElement || isUnusualProperty(name, attributes)) this.isPlain = false;
    if (name === 'w:pStyle') this.paragraph.style = value ?? '';
    if (name === 'w:numId') this.paragraph.listId = value;
    if (name === 'w:ilvl' && value !== '0') this.isPlain = false;
  }

  private endParagraph(): void {
    const { text, style: styleId, links, listId: ownListId } = this.paragraph;
    const style = resolveStyle(this.definitions.styles, styleId);
    const listId = ownListId ?? style.listId ?? '0';
    if (listId !== '0' && !this.definitions.dottedListIds.has(listId)) this.isPlain = false;
    this.paragraphs.push({ text, styleName: style.name, isListed: listId !== '0', links });
  }

  private readInstruction(text: string): void {
    if (this.field) this.field.instruction += text;
    else this.isPlain = false;
  }

  /** Accepts only two kinds of fields: page numbers in headers and footers, and links. */
  private readFieldCharacter(type: string | undefined): void {
    if (type === 'begin' && !this.field) this.field = { instruction: '', hasResult: false };
    else if (type === 'separate' && this.field) this.field.hasResult = true;
    else if (type === 'end' && this.field) {
      const [, address, anchor] = linkField.exec(this.field.instruction) ?? [];
      if (address !== undefined) this.paragraph.links.push(address + (anchor === undefined ? '' : `#${anchor}`));
      else if (!this.isPageField) this.isPlain = false;
      this.field = undefined;
    } else this.isPlain = false;
  }

  private get isPageField(): boolean {
    return this.isMargin && this.field !== undefined && pageField.test(this.field.instruction);
  }

  private readText(text: string): void {
    if (this.field && !this.field.hasResult) this.isPlain = false;
    else if (this.isPageField) this.isPlain &&= /^\d*$/.test(text);
    else this.paragraph.text += text;
  }
}
