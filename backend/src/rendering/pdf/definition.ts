import type { Block, DocumentTree, RowBlock, Run, StackBlock, TextBlock, TextStyle } from '@shortlist/documents/tree';
import { face } from '../fonts/face';
import { faceFile } from '../fonts/files';
import { splitByFace } from '../fonts/scripts';
import type { DocumentFont } from '../fonts/font';
import type { Slice } from './breaks';
import type { Margin, Node, TextNode, Word } from './nodes';

const fallbackSize = 0.96;

export interface MissingCharacters {
  path: string;
  characters: string[];
}

interface Place {
  slice?: Slice;
  entry?: number;
  /** True in a side column, which never affects page breaks. */
  beside?: boolean;
  apart?: boolean;
}

export class Definition {
  readonly missing: MissingCharacters[] = [];
  private entries = 0;
  private texts = 0;

  constructor(
    private readonly tree: DocumentTree,
    private readonly fontOf: (file: string) => DocumentFont,
  ) {}

  content(): Node {
    return { stack: this.tree.blocks.map((block) => this.block(block, {})), margin: margin(0) };
  }

  private block(block: Block, place: Place): Node {
    switch (block.type) {
      case 'text':
        return this.text(block, place);
      case 'stack':
        return this.stack(block, place);
      case 'row':
        return this.row(block, place);
      case 'rule': {
        const { thickness, color, x = 0, width } = block;
        return { stack: [], rule: { thickness, color, x, width }, margin: margin(block.before), slice: sliceOf(place) };
      }
      case 'flanked': {
        const { sides, gap, thickness, color } = block;
        const align = sides === 'both' ? 'center' : 'left';
        const heading = this.text({ ...block.heading, align }, place);
        return {
          ...heading,
          margin: margin(block.before + block.heading.before),
          flank: { sides, gap, thickness, color },
        };
      }
    }
  }

  private text(block: TextBlock, place: Place): TextNode {
    const { style, indent = 0, hang = 0, align = 'left', marker } = block;
    const words = block.runs.flatMap((run) => this.words(run, { ...style, ...run.style }, align));
    if (marker) words.unshift(this.marker(marker, indent));
    const said = block.runs.map(({ text }) => text).join('');
    const { font, scale } = face(faceFile(style.face, style.weight, style.italic));
    return {
      order: this.texts++,
      said,
      text: words,
      margin: margin(block.before, indent - hang),
      role: block.role,
      path: block.runs.find(({ path }) => path)?.path,
      ascent: (font.ascent * scale * style.size) / 1000 + (block.shift ?? 0),
      slice: sliceOf(place, block.role === 'heading' ? 'heading' : ending(block) ? 'closing' : 'body'),
    };
  }

  private words({ text, link, path = '' }: Run, style: TextStyle, alignment: Word['alignment']): Word[] {
    const { pieces, missing } = splitByFace(text, style, this.tree.language);
    if (missing.length) this.missing.push({ path, characters: [...new Set(missing)] });
    return pieces.map((piece) => {
      const size = piece.fallback ? style.size * fallbackSize : style.size;
      const tracking = (style.tracking ?? 0) * style.size;
      return {
        text: piece.text,
        alignment,
        ink: {
          font: this.fontOf(piece.file),
          size,
          leading: style.leading,
          color: style.color,
          tracking,
          link: safeLink(link),
        },
      };
    });
  }

  /** Builds a bullet as text that is read before its line and hangs to the left of it. */
  private marker({ text, style }: NonNullable<TextBlock['marker']>, hanging: number): Word {
    const font = this.fontOf(faceFile(style.face, style.weight, style.italic));
    return {
      text: `${text} `,
      alignment: 'left',
      noNewLine: true,
      ink: { font, size: style.size, leading: style.leading, color: style.color, tracking: 0, hanging },
    };
  }

  private stack(block: StackBlock, place: Place): Node {
    const inner: Place = { ...place };
    if (block.part === 'entry' || block.part === 'section') inner.entry = ++this.entries;
    if (block.part === 'entry-header') inner.slice ??= sliceOf(place, 'entry-header');
    else if (block.keep === 'head') inner.slice ??= sliceOf(place, 'heading');
    else if (block.part === 'header' || block.keep === 'whole') inner.slice ??= sliceOf(place);

    // The rules above and below a heading belong to its block.
    const headings = block.part === 'section' ? block.blocks.findIndex((child) => !isHeading(child)) : 0;
    const heading = sliceOf(inner, 'heading');
    return {
      stack: block.blocks.map((child, i) => this.block(child, i < headings ? { ...inner, slice: heading } : inner)),
      margin: margin(block.before, block.inset?.left, block.inset?.right),
      band: block.band,
    };
  }

  /**
   * Builds a row. It is one unbreakable block unless a cell contains a column of blocks: then the cell with the
   * remaining width is the main flow.
   */
  private row(block: RowBlock, place: Place): Node {
    const isOpen = block.cells.some((cell) => cell.blocks.some((child) => child.type === 'stack'));
    const main = Math.max(
      block.cells.findIndex((cell) => cell.width === '*'),
      0,
    );
    const slice = isOpen ? place.slice : sliceOf(place, isHeading(block) ? 'heading' : 'body');
    const apart = place.apart || (isOpen && main < block.cells.length - 1);
    const columns = block.cells.map((cell, i) => {
      const inner = isOpen && i !== main ? { beside: true } : { ...place, slice, apart };
      return { stack: cell.blocks.map((child) => this.block(child, inner)), width: cell.width, margin: margin(0) };
    });
    return {
      columns: block.reversed ? columns.toReversed() : columns,
      columnGap: block.gap,
      margin: margin(block.before),
      slice,
      fill: block.fill,
      axis: block.axis,
      reversed: block.reversed,
    };
  }
}

function sliceOf({ slice, entry, beside, apart }: Place, kind: Slice['kind'] = 'body'): Slice | undefined {
  return beside ? undefined : (slice ?? { kind, entry, apart, lines: 0, top: Infinity, bottom: -Infinity });
}

function isHeading(block: Block): boolean {
  if (block.type === 'text') return block.role === 'heading';
  if (block.type === 'row') return block.cells.every((cell) => cell.blocks.every(isHeading));
  if (block.type === 'stack') return block.keep === 'head' && block.part !== 'entry-header';
  return true;
}

function ending({ role }: TextBlock): boolean {
  return role === 'closing' || role === 'signature';
}

/** Allows only link schemes that are safe to follow. */
export function safeLink(link: string | undefined): string | undefined {
  return link && /^(https:\/\/|mailto:|tel:)[^\s]+$/i.test(link) ? link : undefined;
}

function margin(top: number, left = 0, right = 0): Margin {
  return [left, top, right, 0];
}
