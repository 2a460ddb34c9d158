import { findKnownHeading, isMarginHeading } from '../headings';
import { ImportError, createSourceLine, type SourceDocument, type SourceLine, stripBullet } from '../source-document';
import {
  type DocxDefinitions,
  findMainPart,
  findParts,
  isEnabled,
  readHyperlinks,
  readDefinitions,
  resolveStyle,
} from './docx-definitions';
import { parseXml } from './xml';
import type { ZipArchive } from './zip-archive';

/**
 * Reads the headers, body, text boxes, tables and footers of a Word file. Hidden and struck text, notes and comments
 * become `annotations`. Throws `file_broken`.
 */
export function readDocx(zip: ZipArchive): SourceDocument {
  const mainPart = findMainPart(zip);
  if (!zip.names.includes(mainPart)) throw new ImportError('file_broken');
  const definitions = readDefinitions(zip, mainPart);
  const hiddenTexts: string[] = [];
  const readLines = (name: string) => {
    const part = new PartReader(zip, name, definitions);
    hiddenTexts.push(...part.hiddenTexts);
    return part.lines;
  };
  const readParts = (type: string) => findParts(zip, mainPart, type).flatMap(readLines);
  const seenTexts = new Set<string>();
  // The first page and the others have separate headers, usually with the same text.
  const readMargins = (type: string) =>
    readParts(type).filter(
      ({ text }) =>
        !/^[^\p{L}\p{N}]*(?:\d+[^\p{L}\p{N}]*)?$/u.test(text) && !seenTexts.has(text) && seenTexts.add(text),
    );
  const lines = [...readMargins('header'), ...readLines(mainPart), ...readMargins('footer')];
  const notes = ['footnotes', 'endnotes', 'comments'].flatMap(readParts).map(({ text }) => text);
  return { kind: 'docx', pages: 0, lines, annotations: [...hiddenTexts, ...notes] };
}

interface OpenParagraph {
  text: string;
  boldLetterCount: number;
  size: number;
  style: string | undefined;
  listId: string | undefined;
  isHeading: boolean;
  textBoxLines: SourceLine[];
}

const createParagraph = (): OpenParagraph => ({
  text: '',
  boldLetterCount: 0,
  size: 0,
  style: undefined,
  listId: undefined,
  isHeading: false,
  textBoxLines: [],
});

interface OpenRun {
  /** If undefined, the style decides. */
  isBold: boolean | undefined;
  size: number;
  isHidden: boolean;
}

const createRun = (): OpenRun => ({ isBold: undefined, size: 0, isHidden: false });

type Attributes = Readonly<Record<string, string>>;

/** Elements whose text is invisible or duplicated, such as deletions, field codes and fallback drawings. */
const skippedElements = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'mc:Fallback']);

class PartReader {
  readonly hiddenTexts: string[] = [];
  /** Lines of text boxes with their own heading. They follow the body, because anchors do not reveal positions. */
  private readonly floatingLines: SourceLine[] = [];
  private readonly flowLines: SourceLine[] = [];
  private readonly lineTargets: SourceLine[][] = [this.flowLines];
  private readonly rows: SourceLine[][][] = [];
  private readonly paragraphs: OpenParagraph[] = [];
  private readonly links: Map<string, string>;
  private readonly openLinks: { from: number; target: string | undefined }[] = [];
  private skipDepth = 0;
  private run = createRun();
  private isInText = false;
  private isInParagraphProperties = false;

  /** Handlers for the start of an element. `value` is the attribute `w:val`. */
  private readonly elementHandlers = new Map<string, (value: string | undefined, attributes: Attributes) => void>([
    ['w:tr', () => this.rows.push([])],
    ['w:tc', () => this.lineTargets.push([])],
    ['w:txbxContent', () => this.lineTargets.push([])],
    ['w:p', () => this.paragraphs.push(createParagraph())],
    ['w:pPr', () => (this.isInParagraphProperties = true)],
    ['w:pStyle', (value) => this.changeParagraph({ style: value })],
    ['w:numId', (value) => this.changeParagraph({ listId: value })],
    ['w:outlineLvl', (value) => this.changeParagraph({ isHeading: Number(value) <= 2 })],
    ['w:r', () => (this.run = createRun())],
    ['w:b', (value) => this.changeRun({ isBold: isEnabled(value) })],
    ['w:sz', (value) => this.changeRun({ size: Number(value) })],
    ['w:strike', (value) => this.hideRun(value)],
    ['w:dstrike', (value) => this.hideRun(value)],
    ['w:vanish', (value) => this.hideRun(value)],
    ['w:hyperlink', (_, attributes) => this.startLink(attributes['r:id'])],
    ['w:t', () => (this.isInText = true)],
    ['w:tab', () => this.appendTab()],
    ['w:ptab', () => this.appendTab()],
    ['w:br', () => this.appendText('\n')],
    ['w:cr', () => this.appendText('\n')],
    ['w:noBreakHyphen', () => this.appendText('-')],
  ]);

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

  private get paragraph(): OpenParagraph | undefined {
    return this.paragraphs.at(-1);
  }

  onOpenTag(name: string, attributes: Attributes): void {
    if (skippedElements.has(name)) this.skipDepth++;
    if (this.skipDepth > 0) return;
    this.elementHandlers.get(name)?.(attributes['w:val'], attributes);
  }

  onCloseTag(name: string): void {
    if (skippedElements.has(name)) {
      this.skipDepth--;
      return;
    }
    if (this.skipDepth > 0) return;
    if (name === 'w:t') this.isInText = false;
    else if (name === 'w:pPr') this.isInParagraphProperties = false;
    else if (name === 'w:hyperlink') this.endLink();
    else if (name === 'w:p') this.endParagraph();
    else if (name === 'w:txbxContent') this.paragraph?.textBoxLines.push(...(this.lineTargets.pop() ?? []));
    else if (name === 'w:tc') this.rows.at(-1)?.push(this.lineTargets.pop() ?? []);
    else if (name === 'w:tr') this.lineTargets.at(-1)?.push(...rowToLines(this.rows.pop() ?? []));
  }

  onText(text: string): void {
    if (!this.isInText || this.skipDepth > 0) return;
    if (this.run.isHidden) this.hiddenTexts.push(text);
    else this.appendText(text);
  }

  private changeParagraph(changes: Partial<OpenParagraph>): void {
    if (this.paragraph) Object.assign(this.paragraph, changes);
  }

  /** Run properties within paragraph properties apply only to the paragraph mark. */
  private changeRun(changes: Partial<OpenRun>): void {
    if (!this.isInParagraphProperties) Object.assign(this.run, changes);
  }

  private hideRun(value: string | undefined): void {
    this.changeRun({ isHidden: this.run.isHidden || isEnabled(value) });
  }

  /** Within paragraph properties, the element defines a tab stop. */
  private appendTab(): void {
    if (!this.isInParagraphProperties) this.appendText('\t');
  }

  private appendText(text: string): void {
    const { paragraph, run } = this;
    if (!paragraph) return;
    paragraph.text += text;
    const letterCount = text.trim().length;
    const style = resolveStyle(this.definitions.styles, paragraph.style);
    if (run.isBold ?? style.isBold) paragraph.boldLetterCount += letterCount;
    if (letterCount > 0) paragraph.size = Math.max(paragraph.size, run.size || (style.size ?? 0));
  }

  private startLink(id = ''): void {
    this.openLinks.push({ from: this.paragraph?.text.length ?? 0, target: this.links.get(id) });
  }

  /** Appends the address of a link if its text does not show it. */
  private endLink(): void {
    const { from, target } = this.openLinks.pop() ?? { from: 0, target: undefined };
    const linkText = this.paragraph?.text.slice(from) ?? '';
    if (target && /^https?:/.test(target) && !/[.@]/.test(linkText)) this.appendText(` ${target}`);
  }

  private endParagraph(): void {
    const paragraph = this.paragraphs.pop();
    const targetLines = this.lineTargets.at(-1);
    if (!paragraph || !targetLines) return;
    const style = resolveStyle(this.definitions.styles, paragraph.style);
    const listId = paragraph.listId ?? style.listId;
    const isListed = listId !== undefined && listId !== '0' && this.definitions.markedListIds.has(listId);
    const letterCount = paragraph.text.replace(/\s/g, '').length;
    for (const text of paragraph.text.split('\n')) {
      const strippedLine = stripBullet(text);
      if (strippedLine.text === '') continue;
      const isBullet = isListed || strippedLine.isBullet;
      targetLines.push(
        createSourceLine(
          isBullet ? `• ${strippedLine.text.replace(/\t+/g, ' ')}` : strippedLine.text.replace(/\t+/g, '  '),
          {
            cells: strippedLine.text
              .split(/\t+|\s{3,}/)
              .map((cell) => cell.trim())
              .filter(Boolean),
            fontSize: paragraph.size / 2,
            isBold: letterCount > 0 && paragraph.boldLetterCount > letterCount * 0.8,
            isBullet,
            isHeading: style.isHeading || paragraph.isHeading,
          },
        ),
      );
    }
    const [firstLine] = paragraph.textBoxLines;
    (firstLine && findKnownHeading(firstLine.text) ? this.floatingLines : targetLines).push(...paragraph.textBoxLines);
  }
}

/** Joins the cells of a table row if each has a single line. Otherwise returns the lines cell by cell. */
function rowToLines(cells: SourceLine[][]): SourceLine[] {
  const nonEmptyCells = cells.filter((lines) => lines.length > 0);
  const [firstCell, secondCell] = nonEmptyCells;
  if (nonEmptyCells.length < 2 || !firstCell || !secondCell) return nonEmptyCells.flat();
  const isLabelBesideText = nonEmptyCells.length === 2 && firstCell.length === 1 && !hasHeading([firstCell]);
  const areSingleLines =
    nonEmptyCells.every((lines) => lines.length === 1 && !lines[0]?.isBullet) && !hasHeading(nonEmptyCells);
  if (!areSingleLines && !isLabelBesideText) return nonEmptyCells.flat();
  const firstLines = nonEmptyCells.flatMap(([firstLine]) => (firstLine ? [firstLine] : []));
  if (firstLines.slice(1).some(({ isBullet }) => isBullet)) return nonEmptyCells.flat();
  const rowLine = createSourceLine(firstLines.map(({ text }) => text).join('  '), {
    ...firstLines[0],
    text: firstLines.map(({ text }) => text).join('  '),
    cells: firstLines.flatMap(({ cells: lineCells }) => lineCells),
    isBold: firstLines.some(({ isBold }) => isBold),
    isHeading: false,
  });
  return [rowLine, ...nonEmptyCells.flatMap((lines) => lines.slice(1))];
}

const hasHeading = (cells: SourceLine[][]) =>
  cells.some(([firstLine]) => firstLine && isMarginHeading(firstLine.text, firstLine.isBold));
