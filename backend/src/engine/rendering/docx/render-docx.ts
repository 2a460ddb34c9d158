import type { DocumentTree, TextStyle } from '@shortlist/documents/document-tree';
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { addCustomXml } from './custom-xml';
import { wordLanguageTags } from './word-fonts';
import { centeredTextGap, type ParagraphSpec, toParagraphSpecs, type TabbedText } from './paragraph-specs';
import {
  collectNamedStyles,
  findReplacementColor,
  toParagraphStyles,
  toRunOptions,
  getNamedStyle,
  toTwips,
} from './styles';

const bulletList = 'bullets';
const alignments = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT };

/**
 * Renders a document as a Word file (Office Open XML): name, headings and bullets in Word's built-in styles, dates at
 * tab stops, no tables, and text in reading order. Unlike a PDF, the file has no painted backgrounds, and its columns
 * follow each other.
 * @param data JSON Resume to embed
 */
export async function renderDocx(tree: DocumentTree, data?: string): Promise<Uint8Array> {
  const { page, language } = tree;
  const width = page.width - page.margins.left - page.margins.right;
  const specs = toParagraphSpecs(tree.blocks, width);
  const styles = collectNamedStyles(specs);
  const replacementColor = findReplacementColor(styles);
  const indent = specs.flatMap(({ texts }) => texts).find(({ block }) => block.marker)?.block.indent ?? 11;
  const document = new Document({
    title: tree.title,
    creator: tree.author,
    lastModifiedBy: tree.author,
    styles: {
      default: {
        document: { run: { language: { value: wordLanguageTags[language], eastAsia: wordLanguageTags[language] } } },
      },
      paragraphStyles: toParagraphStyles(styles, language, replacementColor),
    },
    numbering: {
      config: [
        {
          reference: bulletList,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              style: { paragraph: { indent: { left: toTwips(indent), hanging: toTwips(indent) } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: toTwips(page.width), height: toTwips(page.height) },
            margin: {
              top: toTwips(page.margins.top),
              right: toTwips(page.margins.right),
              bottom: toTwips(page.margins.bottom),
              left: toTwips(page.margins.left),
              footer: toTwips(Math.max(14, page.margins.bottom - 24)),
            },
          },
        },
        footers: { first: new Footer({ children: [new Paragraph({})] }), default: createFooter(tree, width) },
        children: specs.map((spec) => toParagraph(spec, styles, { language, replacementColor })),
      },
    ],
  });
  return await pack(document, data === undefined ? [] : addCustomXml(document, data));
}

interface Archive {
  files: Record<string, { dir: boolean; async(type: 'string'): Promise<string> }>;
  file(name: string, bytes: Uint8Array): void;
  generateAsync(options: { type: 'uint8array'; compression: 'DEFLATE' }): Promise<Uint8Array>;
}

interface Compiler {
  compile(document: Document, prettify: undefined, parts: readonly { path: string; data: string }[]): Archive;
}

/** Packs the parts as bytes. JSZip encodes text 16 kB at a time and damages an emoji at the end of such a chunk. */
async function pack(document: Document, parts: readonly { path: string; data: string }[]): Promise<Uint8Array> {
  const { compiler } = Packer as unknown as { compiler: Compiler };
  const archive = compiler.compile(document, undefined, parts);
  const encoder = new TextEncoder();
  for (const [name, file] of Object.entries(archive.files))
    if (!file.dir) archive.file(name, encoder.encode(await file.async('string')));
  return await archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

interface RunContext {
  language: DocumentTree['language'];
  replacementColor: string;
}

function toParagraph(spec: ParagraphSpec, styles: Map<string, TextStyle>, context: RunContext): Paragraph {
  const { texts, indent, align } = spec;
  const [firstText] = texts;
  const style = firstText?.block.style;
  const { id } = getNamedStyle(firstText?.block.role ?? 'paragraph');
  const bullet = firstText?.block.marker;
  const children = texts.flatMap((piece, index) => [
    ...(piece.tab ? [new TextRun({ children: [new Tab()] })] : []),
    ...(!piece.tab && index > 0 ? [new TextRun(centeredTextGap)] : []),
    ...toRuns(piece, context, styles.get(id)),
  ]);
  return new Paragraph({
    style: id,
    alignment: alignments[align],
    spacing: {
      before: toTwips(spec.spaceBefore),
      ...(style && { line: toTwips(style.leading), lineRule: LineRuleType.AT_LEAST }),
    },
    keepNext: spec.keepNext,
    keepLines: firstText?.block.role === 'heading',
    widowControl: true,
    ...(bullet && { numbering: { reference: bulletList, level: 0 } }),
    ...(indent > 0 && {
      indent: {
        left: toTwips(indent + (bullet ? (firstText?.block.indent ?? 0) : 0)),
        ...(bullet && { hanging: toTwips(firstText?.block.indent ?? 0) }),
      },
    }),
    tabStops: texts.flatMap(({ tab }) =>
      tab
        ? [{ type: tab.side === 'right' ? TabStopType.RIGHT : TabStopType.LEFT, position: toTwips(tab.position) }]
        : [],
    ),
    ...((spec.ruleAbove || spec.ruleBelow) && {
      border: {
        ...(spec.ruleAbove && { top: toBorder(spec.ruleAbove) }),
        ...(spec.ruleBelow && { bottom: toBorder(spec.ruleBelow) }),
      },
    }),
    ...(spec.shading && { shading: { fill: spec.shading.slice(1) } }),
    children,
  });
}

const toBorder = ({ thickness, color, spaceBefore }: { thickness: number; color: string; spaceBefore: number }) => ({
  style: BorderStyle.SINGLE,
  // Border size in eighths of a point, spacing in whole points.
  size: Math.max(2, Math.round(thickness * 8)),
  color: color.slice(1),
  space: Math.min(31, Math.round(spaceBefore)),
});

/** Replaces U+00A0, which only helps on pages of a known width. */
const replaceNonBreakingSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

function toRuns(
  { block }: TabbedText,
  { language, replacementColor }: RunContext,
  namedStyle?: TextStyle,
): ParagraphChild[] {
  return block.runs.map(({ text, style, link }) => {
    const runStyle = { ...block.style, ...style };
    const matchesNamedStyle = namedStyle && hasSameStyle(runStyle, namedStyle);
    const run = new TextRun({
      text: replaceNonBreakingSpaces(text),
      ...(matchesNamedStyle ? {} : toRunOptions(runStyle, language, replacementColor)),
    });
    return link && /^(https:|mailto:|tel:)/.test(link) ? new ExternalHyperlink({ link, children: [run] }) : run;
  });
}

const hasSameStyle = (a: TextStyle, b: TextStyle) =>
  (['font', 'weight', 'italic', 'size', 'color', 'tracking'] as const).every((key) => a[key] === b[key]);

function createFooter({ footer: { text, style }, language }: DocumentTree, width: number): Footer {
  const runOptions = toRunOptions(style, language, '#000000');
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: toTwips(width) }],
        children: [new TextRun({ ...runOptions, children: [text, new Tab(), PageNumber.CURRENT] })],
      }),
    ],
  });
}
