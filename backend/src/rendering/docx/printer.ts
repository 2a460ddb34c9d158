import type { DocumentTree, TextStyle } from '@shortlist/documents/tree';
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
import { wordLanguages } from './fonts';
import { centredGap, type Line, linesOf, type Piece } from './lines';
import { namedStyles, paintOf, paragraphStyles, runOptions, styleOfRole, twips } from './styles';

const bulletList = 'bullets';
const alignments = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT };

/**
 * Renders a document as a Word file (Office Open XML): name, headings and bullets in Word's built-in styles, dates at
 * tab stops, no tables, and text in reading order. Painted backgrounds are PDF only, and columns follow each other.
 */
export async function printDocx(tree: DocumentTree): Promise<Uint8Array> {
  const { page, language } = tree;
  const width = page.width - page.margins.left - page.margins.right;
  const lines = linesOf(tree.blocks, width);
  const styles = namedStyles(lines);
  const paint = paintOf(styles);
  const indent = lines.flatMap(({ pieces }) => pieces).find(({ block }) => block.marker)?.block.indent ?? 11;
  const document = new Document({
    title: tree.title,
    creator: tree.author,
    lastModifiedBy: tree.author,
    styles: {
      default: {
        document: { run: { language: { value: wordLanguages[language], eastAsia: wordLanguages[language] } } },
      },
      paragraphStyles: paragraphStyles(styles, language, paint),
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
              style: { paragraph: { indent: { left: twips(indent), hanging: twips(indent) } } },
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
            size: { width: twips(page.width), height: twips(page.height) },
            margin: {
              top: twips(page.margins.top),
              right: twips(page.margins.right),
              bottom: twips(page.margins.bottom),
              left: twips(page.margins.left),
              footer: twips(Math.max(14, page.margins.bottom - 24)),
            },
          },
        },
        footers: { first: new Footer({ children: [new Paragraph({})] }), default: footer(tree, width) },
        children: lines.map((line) => paragraph(line, styles, { language, paint })),
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

interface Look {
  language: DocumentTree['language'];
  paint: string;
}

function paragraph(line: Line, styles: Map<string, TextStyle>, look: Look): Paragraph {
  const { pieces, inset, align } = line;
  const [first] = pieces;
  const style = first?.block.style;
  const { id } = styleOfRole(first?.block.role ?? 'paragraph');
  const bullet = first?.block.marker;
  const children = pieces.flatMap((piece, index) => [
    ...(piece.tab ? [new TextRun({ children: [new Tab()] })] : []),
    ...(!piece.tab && index > 0 ? [new TextRun(centredGap)] : []),
    ...runs(piece, look, styles.get(id)),
  ]);
  return new Paragraph({
    style: id,
    alignment: alignments[align],
    spacing: {
      before: twips(line.before),
      ...(style && { line: twips(style.leading), lineRule: LineRuleType.AT_LEAST }),
    },
    keepNext: line.keepNext,
    keepLines: first?.block.role === 'heading',
    widowControl: true,
    ...(bullet && { numbering: { reference: bulletList, level: 0 } }),
    ...(inset > 0 && {
      indent: {
        left: twips(inset + (bullet ? (first?.block.indent ?? 0) : 0)),
        ...(bullet && { hanging: twips(first?.block.indent ?? 0) }),
      },
    }),
    tabStops: pieces.flatMap(({ tab }) =>
      tab ? [{ type: tab.side === 'right' ? TabStopType.RIGHT : TabStopType.LEFT, position: twips(tab.at) }] : [],
    ),
    ...((line.above || line.under) && {
      border: { ...(line.above && { top: border(line.above) }), ...(line.under && { bottom: border(line.under) }) },
    }),
    ...(line.shading && { shading: { fill: line.shading.slice(1) } }),
    children,
  });
}

const border = ({ thickness, color, before }: { thickness: number; color: string; before: number }) => ({
  style: BorderStyle.SINGLE,
  // Border size in eighths of a point, spacing in whole points.
  size: Math.max(2, Math.round(thickness * 8)),
  color: color.slice(1),
  space: Math.min(31, Math.round(before)),
});

/** Replaces U+00A0, which is useful only on pages of a known width. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function runs({ block }: Piece, { language, paint }: Look, named?: TextStyle): ParagraphChild[] {
  return block.runs.map(({ text, style, link }) => {
    const own = { ...block.style, ...style };
    const isNamed = named && sameLook(own, named);
    const run = new TextRun({ text: plain(text), ...(isNamed ? {} : runOptions(own, language, paint)) });
    return link && /^(https:|mailto:|tel:)/.test(link) ? new ExternalHyperlink({ link, children: [run] }) : run;
  });
}

const sameLook = (a: TextStyle, b: TextStyle) =>
  (['face', 'weight', 'italic', 'size', 'color', 'tracking'] as const).every((key) => a[key] === b[key]);

function footer({ footer: { text, style }, language }: DocumentTree, width: number): Footer {
  const look = runOptions(style, language, '#000000');
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: twips(width) }],
        children: [new TextRun({ ...look, children: [text, new Tab(), PageNumber.CURRENT] })],
      }),
    ],
  });
}
