import { findKnownHeading, isMarginHeading } from '../extractors/headings';
import { ImportError, createSourceLine, type SourceDocument, type SourceLine, stripBullet } from '../source-document';
import { type DocxDefinitions, readHyperlinks, readDefinitions, resolveStyle } from './docx-definitions';
import { parseXml } from './xml';
import type { ZipArchive } from './zip-archive';

const isEnabled = (value: string | undefined) => value === undefined || !['0', 'false', 'off', 'none'].includes(value);

/**
 * Reads a Word file: headers, body with text boxes and tables, and footers; notes and comments become `annotations`.
 * Throws `file_broken`.
 */
export function readDocx(zip: ZipArchive): SourceDocument {
  const parts = readDefinitions(zip);
  const named = (pattern: RegExp) => zip.names.filter((name) => pattern.test(name)).sort();
  const linesOf = (name: string) => new PartReader(zip, name, parts).lines;
  if (!zip.names.includes('word/document.xml')) throw new ImportError('file_broken');
  const once = new Set<string>();
  // The first page and the others have separate headers, usually with the same text.
  const margins = (pattern: RegExp) =>
    named(pattern)
      .flatMap(linesOf)
      .filter(({ text }) => !/^\W*(?:\d+\W*)?$/u.test(text) && !once.has(text) && once.add(text));
  const lines = [
    ...margins(/^word\/header\d*\.xml$/),
    ...linesOf('word/document.xml'),
    ...margins(/^word\/footer\d*\.xml$/),
  ];
  const aside = named(/^word\/(footnotes|endnotes|comments)\.xml$/).flatMap((name) =>
    linesOf(name).map(({ text }) => text),
  );
  return { kind: 'docx', pages: 0, lines, annotations: aside };
}

interface DocxParagraph {
  text: string;
  boldLetterCount: number;
  size: number;
  style: string | undefined;
  list: string | undefined;
  isHeading: boolean;
  textBoxLines: SourceLine[];
}

/** Elements whose text is not visible or is shown elsewhere: deletions, field codes, fallback drawings. */
const skippedElements = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'mc:Fallback']);

class PartReader {
  /** Text boxes with their own heading follow the body, because their anchor does not reveal their position. */
  private readonly floatingLines: SourceLine[] = [];
  private readonly flowLines: SourceLine[] = [];
  private readonly lineTargets: SourceLine[][] = [this.flowLines];
  private readonly rows: SourceLine[][][] = [];
  private readonly paragraphs: DocxParagraph[] = [];
  private readonly links: Map<string, string>;
  private readonly openLinks: { from: number; target: string | undefined }[] = [];
  private skipDepth = 0;
  private run = { isBold: undefined as boolean | undefined, size: 0, isInProperties: false };
  private isText = false;
  private isParagraphMark = false;

  constructor(
    zip: ZipArchive,
    name: string,
    private readonly definitions: DocxDefinitions,
  ) {
    this.links = readHyperlinks(zip, name);
    const bytes = zip.read(name);
    if (bytes) parseXml(bytes, this);
  }

  get lines(): SourceLine[] {
    return [...this.flowLines, ...this.floatingLines];
  }

  private get paragraph(): DocxParagraph | undefined {
    return this.paragraphs.at(-1);
  }

  onOpenTag(name: string, at: Readonly<Record<string, string>>): void {
    if (skippedElements.has(name)) this.skipDepth++;
    if (this.skipDepth > 0) return;
    const value = at['w:val'];
    const paragraph = this.paragraph;
    switch (name) {
      case 'w:tr':
        this.rows.push([]);
        break;
      case 'w:tc':
      case 'w:txbxContent':
        this.lineTargets.push([]);
        break;
      case 'w:p':
        this.paragraphs.push({
          text: '',
          boldLetterCount: 0,
          size: 0,
          style: undefined,
          list: undefined,
          isHeading: false,
          textBoxLines: [],
        });
        break;
      case 'w:pPr':
        this.isParagraphMark = true;
        break;
      case 'w:r':
        this.run = { isBold: undefined, size: 0, isInProperties: false };
        break;
      case 'w:b':
        if (!this.isParagraphMark) this.run.isBold = isEnabled(value);
        break;
      case 'w:sz':
        if (!this.isParagraphMark) this.run.size = Number(value);
        break;
      case 'w:hyperlink':
        this.openLinks.push({ from: paragraph?.text.length ?? 0, target: this.links.get(at['r:id'] ?? '') });
        break;
      case 'w:t':
        this.isText = true;
        break;
      case 'w:pStyle':
        if (paragraph) paragraph.style = value;
        break;
      case 'w:numId':
        if (paragraph) paragraph.list = value;
        break;
      case 'w:outlineLvl':
        if (paragraph) paragraph.isHeading = Number(value) <= 2;
        break;
      case 'w:tab':
      case 'w:ptab':
        if (!this.isParagraphMark) this.appendText('\t');
        break;
      case 'w:br':
      case 'w:cr':
        this.appendText('\n');
        break;
      case 'w:noBreakHyphen':
        this.appendText('-');
        break;
    }
  }

  onCloseTag(name: string): void {
    if (skippedElements.has(name)) {
      this.skipDepth--;
      return;
    }
    if (this.skipDepth > 0) return;
    if (name === 'w:t') this.isText = false;
    else if (name === 'w:pPr') this.isParagraphMark = false;
    else if (name === 'w:hyperlink') this.endLink();
    else if (name === 'w:p') this.endParagraph();
    else if (name === 'w:txbxContent') this.paragraph?.textBoxLines.push(...(this.lineTargets.pop() ?? []));
    else if (name === 'w:tc') this.rows.at(-1)?.push(this.lineTargets.pop() ?? []);
    else if (name === 'w:tr') this.lineTargets.at(-1)?.push(...rowToLines(this.rows.pop() ?? []));
  }

  onText(text: string): void {
    if (this.isText && this.skipDepth === 0) this.appendText(text);
  }

  private appendText(text: string): void {
    const { paragraph, run } = this;
    if (!paragraph) return;
    paragraph.text += text;
    const letters = text.trim().length;
    const style = resolveStyle(this.definitions.styles, paragraph.style);
    if (run.isBold ?? style.isBold) paragraph.boldLetterCount += letters;
    if (letters > 0) paragraph.size = Math.max(paragraph.size, run.size || (style.size ?? 0));
  }

  /** Appends the address of a link if its text does not show it. */
  private endLink(): void {
    const { from, target } = this.openLinks.pop() ?? { from: 0, target: undefined };
    const words = this.paragraph?.text.slice(from) ?? '';
    if (target && /^https?:/.test(target) && !/[.@]/.test(words)) this.appendText(` ${target}`);
  }

  private endParagraph(): void {
    const paragraph = this.paragraphs.pop();
    const sink = this.lineTargets.at(-1);
    if (!paragraph || !sink) return;
    const style = resolveStyle(this.definitions.styles, paragraph.style);
    const list = paragraph.list ?? style.list;
    const isListed = list !== undefined && list !== '0' && this.definitions.lists.has(list);
    const letters = paragraph.text.replace(/\s/g, '').length;
    for (const text of paragraph.text.split('\n')) {
      const own = stripBullet(text);
      if (own.text === '') continue;
      const isBullet = isListed || own.isBullet;
      sink.push(
        createSourceLine(isBullet ? `• ${own.text.replace(/\t+/g, ' ')}` : own.text.replace(/\t+/g, '  '), {
          cells: own.text
            .split(/\t+|\s{3,}/)
            .map((cell) => cell.trim())
            .filter(Boolean),
          fontSize: paragraph.size / 2,
          isBold: letters > 0 && paragraph.boldLetterCount > letters * 0.8,
          isBullet,
          isHeading: style.isHeading || paragraph.isHeading,
        }),
      );
    }
    const [first] = paragraph.textBoxLines;
    (first && findKnownHeading(first.text) ? this.floatingLines : sink).push(...paragraph.textBoxLines);
  }
}

/** Returns the lines of a table row: side by side if each cell has one line, else cell by cell. */
function rowToLines(cells: SourceLine[][]): SourceLine[] {
  const filled = cells.filter((lines) => lines.length > 0);
  const [first, second] = filled;
  if (filled.length < 2 || !first || !second) return filled.flat();
  const heads = filled.map((lines) => lines[0]);
  const isHeadBesideText = filled.length === 2 && first.length === 1 && !hasHeading([first]);
  const areSingle = filled.every((lines) => lines.length === 1 && !lines[0]?.isBullet) && !hasHeading(filled);
  if (!areSingle && !isHeadBesideText) return filled.flat();
  const beside = heads.flatMap((head) => (head ? [head] : []));
  if (beside.slice(1).some(({ isBullet }) => isBullet)) return filled.flat();
  const whole = createSourceLine(beside.map(({ text }) => text).join('  '), {
    ...beside[0],
    text: beside.map(({ text }) => text).join('  '),
    cells: beside.flatMap(({ cells: own }) => own),
    isBold: beside.some(({ isBold }) => isBold),
    isHeading: false,
  });
  return [whole, ...filled.flatMap((lines) => lines.slice(1))];
}

const hasHeading = (cells: SourceLine[][]) => cells.some(([head]) => head && isMarginHeading(head.text, head.isBold));
