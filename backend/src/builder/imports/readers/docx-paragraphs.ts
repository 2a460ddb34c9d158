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
  /** In English and lower case: "heading 1". Empty without a style. */
  styleName: string;
  isListed: boolean;
}

export interface DocxParagraphs {
  body: DocxParagraph[];
  /** Of headers and footers, without the number of the page. */
  margins: DocxParagraph[];
  /** Addresses of links, in no order. */
  links: string[];
}

/** Elements that show the text in them, or none. */
const textElements = new Set([
  ...['w:document', 'w:body', 'w:hdr', 'w:ftr', 'w:p', 'w:r', 'w:t', 'w:tab', 'w:noBreakHyphen', 'w:hyperlink'],
  ...['w:fldChar', 'w:instrText', 'w:proofErr', 'w:lastRenderedPageBreak', 'w:bookmarkStart', 'w:bookmarkEnd'],
  ...['w:commentRangeStart', 'w:commentRangeEnd', 'w:commentReference'],
]);
const propertyElements = new Set(['w:pPr', 'w:rPr', 'w:sectPr']);
const pageField = /^\s*PAGE\s*(?:\\\* MERGEFORMAT\s*)?$/;
const linkField = /^\s*HYPERLINK "([^"]*)"\s*(?:\\l "([^"]*)"\s*)?$/;

/**
 * Reads the paragraphs of a Word file in which all text is visible and in its place. Returns undefined for a file with
 * anything else, such as tables, text boxes, equations, symbols, footnotes, hidden text or tracked changes.
 * Throws `file_broken`.
 */
export function readDocxParagraphs(zip: ZipArchive): DocxParagraphs | undefined {
  const mainPart = findMainPart(zip);
  const findAll = (...types: string[]) => types.flatMap((type) => findParts(zip, mainPart, type));
  const definitionParts = [findParts(zip, '', 'officeDocument'), findAll('styles'), findAll('numbering')];
  const margins = findAll('header', 'footer');
  const areFound = [...definitionParts.flat(), ...margins].every((name) => zip.names.includes(name));
  const definitions = readDefinitions(zip, mainPart);
  if (!areFound || definitionParts.some(({ length }) => length > 1) || definitions.hasUnusualDefaults) return undefined;

  const readParts = (parts: readonly string[], isMargin: boolean) =>
    parts.map((part) => new TextPartReader(zip, part, definitions, isMargin));
  const [bodyParts, marginParts] = [readParts([mainPart], false), readParts(margins, true)];
  const all = [...bodyParts, ...marginParts];
  if (!all.every(({ isPlain }) => isPlain)) return undefined;
  return {
    body: bodyParts.flatMap(({ paragraphs }) => paragraphs),
    margins: marginParts.flatMap(({ paragraphs }) => paragraphs),
    links: all.flatMap(({ links }) => links),
  };
}

class TextPartReader {
  readonly paragraphs: DocxParagraph[] = [];
  readonly links: string[] = [];
  /** False if the part has anything but text in its place. */
  isPlain = true;
  private paragraph = { text: '', style: '', listId: undefined as string | undefined };
  private propertyDepth = 0;
  private field: { instruction: string; hasResult: boolean } | undefined;
  private text = '';
  private isTextPreserved = false;
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
    this.text = '';
    if (propertyElements.has(name)) this.propertyDepth++;
    else if (this.propertyDepth > 0) this.readProperty(name, attributes);
    else if (!textElements.has(name)) this.isPlain = false;
    else if (name === 'w:p') this.paragraph = { text: '', style: '', listId: undefined };
    else if (name === 'w:t') this.isTextPreserved = attributes['xml:space'] === 'preserve';
    else if (name === 'w:tab') this.paragraph.text += '\t';
    else if (name === 'w:noBreakHyphen') this.paragraph.text += '\u2011';
    else if (name === 'w:fldChar') this.readFieldCharacter(attributes['w:fldCharType']);
    else if (name === 'w:hyperlink') {
      const { 'r:id': id = '', 'w:anchor': anchor } = attributes;
      this.links.push((this.hyperlinks.get(id) ?? '') + (anchor === undefined ? '' : `#${anchor}`));
    }
  }

  onCloseTag(name: string): void {
    if (propertyElements.has(name)) this.propertyDepth--;
    else if (name === 'w:instrText' && this.field) this.field.instruction += this.text;
    else if (name === 'w:t')
      this.readText(this.isTextPreserved ? this.text : this.text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''));
    else if (name === 'w:p') {
      const { styles, dottedListIds } = this.definitions;
      const style = resolveStyle(styles, this.paragraph.style);
      const listId = this.paragraph.listId ?? style.listId ?? '0';
      if (listId !== '0' && !dottedListIds.has(listId)) this.isPlain = false;
      this.paragraphs.push({ text: this.paragraph.text, styleName: style.name, isListed: listId !== '0' });
    }
    this.text = '';
  }

  onText(text: string): void {
    this.text += text;
  }

  private readProperty(name: string, attributes: Readonly<Record<string, string>>): void {
    const value = attributes['w:val'];
    const isStyle = name === 'w:pStyle' || name === 'w:rStyle';
    const isUnusual = isStyle && resolveStyle(this.definitions.styles, value).isUnusual;
    if (isUnusual || isUnusualProperty(name, attributes) || (name === 'w:ilvl' && value !== '0')) this.isPlain = false;
    if (name === 'w:pStyle') this.paragraph.style = value ?? '';
    if (name === 'w:numId') this.paragraph.listId = value;
  }

  /** Fields are the number of a page in its margin, and links. */
  private readFieldCharacter(type: string | undefined): void {
    if (type === 'begin' && !this.field) this.field = { instruction: '', hasResult: false };
    else if (type === 'separate' && this.field) this.field.hasResult = true;
    else if (type === 'end' && this.field) {
      const [, address, anchor] = linkField.exec(this.field.instruction) ?? [];
      if (address !== undefined) this.links.push(address + (anchor === undefined ? '' : `#${anchor}`));
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
