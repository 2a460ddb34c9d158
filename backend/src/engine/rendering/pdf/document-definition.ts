import type {
  Block,
  DocumentTree,
  RowBlock,
  Run,
  StackBlock,
  TextBlock,
  TextStyle,
} from '@shortlist/documents/document-tree';
import { getParsedFont } from '../fonts/parsed-font';
import { resolveFontFile } from '../fonts/font-files';
import { splitByFont } from '../fonts/split-by-font';
import type { DocumentFont } from '../fonts/document-font';
import type { UnbreakableBlock } from './paginate';
import type { Margin, LayoutNode, TextNode, Inline } from './layout-nodes';

const fallbackScale = 0.96;

/** Characters of one field that are missing in all fonts. `path` is the dotted path of the field. */
export interface MissingCharacters {
  path: string;
  characters: string[];
}

interface PaginationContext {
  unbreakableBlock?: UnbreakableBlock;
  entryId?: number;
  /** True in a side column, which never affects page breaks. */
  isInSideColumn?: boolean;
}

/** Converts a document tree to pdfmake's layout nodes. Collects the characters that are missing in all fonts. */
export class DocumentDefinitionBuilder {
  readonly missingCharacters: MissingCharacters[] = [];
  private lastEntryId = 0;
  private textCount = 0;

  constructor(
    private readonly tree: DocumentTree,
    private readonly getFont: (file: string) => DocumentFont,
  ) {}

  buildContent(): LayoutNode {
    return { stack: this.tree.blocks.map((block) => this.buildBlock(block, {})), margin: toMargin(0) };
  }

  private buildBlock(block: Block, context: PaginationContext): LayoutNode {
    switch (block.type) {
      case 'text':
        return this.buildText(block, context);
      case 'stack':
        return this.buildStack(block, context);
      case 'row':
        return this.buildRow(block, context);
      case 'rule': {
        const { thickness, color, x = 0, width } = block;
        return {
          stack: [],
          rule: { thickness, color, x, width },
          margin: toMargin(block.spaceBefore),
          unbreakableBlock: resolveUnbreakableBlock(context),
        };
      }
      case 'flanked': {
        const { sides, gap, thickness, color } = block;
        const align = sides === 'both' ? 'center' : 'left';
        const heading = this.buildText({ ...block.heading, align }, context);
        return {
          ...heading,
          margin: toMargin(block.spaceBefore + block.heading.spaceBefore),
          sideRules: { sides, gap, thickness, color },
        };
      }
    }
  }

  private buildText(block: TextBlock, context: PaginationContext): TextNode {
    const { style, indent = 0, opticalMargin = 0, align = 'left', marker } = block;
    const inlines = block.runs.flatMap((run) => this.buildInlines(run, { ...style, ...run.style }, align));
    if (marker) inlines.unshift(this.buildMarker(marker, indent));
    const fullText = block.runs.map(({ text }) => text).join('');
    const { fontkitFont, scale } = getParsedFont(resolveFontFile(style.font, style.weight, style.italic));
    return {
      order: this.textCount++,
      fullText,
      text: inlines,
      margin: toMargin(block.spaceBefore, indent - opticalMargin),
      role: block.role,
      path: block.runs.find(({ path }) => path)?.path,
      ascent: (fontkitFont.ascent * scale * style.size) / 1000 + (block.baselineShift ?? 0),
      unbreakableBlock: resolveUnbreakableBlock(
        context,
        block.role === 'heading' ? 'heading' : isLetterClosing(block) ? 'closing' : 'body',
      ),
    };
  }

  private buildInlines({ text, link, path = '' }: Run, style: TextStyle, alignment: Inline['alignment']): Inline[] {
    const { runs, missingCharacters } = splitByFont(text, style, this.tree.language);
    if (missingCharacters.length) this.missingCharacters.push({ path, characters: [...new Set(missingCharacters)] });
    return runs.map((run) => {
      const size = run.isFallback ? style.size * fallbackScale : style.size;
      const tracking = (style.tracking ?? 0) * style.size;
      return {
        text: run.text,
        alignment,
        drawStyle: {
          font: this.getFont(run.file),
          size,
          leading: style.leading,
          color: style.color,
          tracking,
          uppercase: style.uppercase,
          link: sanitizeLink(link),
        },
      };
    });
  }

  /** Builds a bullet as text that is read before its line and hangs to the left of it. */
  private buildMarker({ text, style }: NonNullable<TextBlock['marker']>, indent: number): Inline {
    const font = this.getFont(resolveFontFile(style.font, style.weight, style.italic));
    return {
      text: `${text} `,
      alignment: 'left',
      noNewLine: true,
      drawStyle: {
        font,
        size: style.size,
        leading: style.leading,
        color: style.color,
        tracking: 0,
        hangingWidth: indent,
      },
    };
  }

  private buildStack(block: StackBlock, context: PaginationContext): LayoutNode {
    const innerContext: PaginationContext = { ...context };
    if (block.part === 'entry' || block.part === 'section') innerContext.entryId = ++this.lastEntryId;
    if (block.part === 'entry-header')
      innerContext.unbreakableBlock ??= resolveUnbreakableBlock(context, 'entry-header');
    else if (block.keepTogether === 'with-next')
      innerContext.unbreakableBlock ??= resolveUnbreakableBlock(context, 'heading');
    else if (block.part === 'header' || block.keepTogether === 'whole')
      innerContext.unbreakableBlock ??= resolveUnbreakableBlock(context);

    // The rules above and below a heading belong to its block.
    const headingCount = block.part === 'section' ? block.blocks.findIndex((child) => !isHeading(child)) : 0;
    const headingBlock = resolveUnbreakableBlock(innerContext, 'heading');
    return {
      stack: block.blocks.map((child, i) =>
        this.buildBlock(child, i < headingCount ? { ...innerContext, unbreakableBlock: headingBlock } : innerContext),
      ),
      margin: toMargin(block.spaceBefore, block.inset?.left, block.inset?.right),
      band: block.band,
    };
  }

  /**
   * Builds a row as one unbreakable block. If a cell contains a stack, the row can break, and the cell with the
   * remaining width is the main flow.
   */
  private buildRow(block: RowBlock, context: PaginationContext): LayoutNode {
    const containsStack = block.cells.some((cell) => cell.blocks.some((child) => child.type === 'stack'));
    const mainCellIndex = Math.max(
      block.cells.findIndex((cell) => cell.width === '*'),
      0,
    );
    const unbreakableBlock = containsStack
      ? context.unbreakableBlock
      : resolveUnbreakableBlock(context, isHeading(block) ? 'heading' : 'body');
    const columns = block.cells.map((cell, i) => {
      const cellContext =
        containsStack && i !== mainCellIndex ? { isInSideColumn: true } : { ...context, unbreakableBlock };
      return {
        stack: cell.blocks.map((child) => this.buildBlock(child, cellContext)),
        width: cell.width,
        margin: toMargin(0),
      };
    });
    return {
      columns: block.reversed ? columns.toReversed() : columns,
      columnGap: block.gap,
      margin: toMargin(block.spaceBefore),
      unbreakableBlock,
      fill: block.fill,
      divider: block.divider,
      isRightDrawnFirst: block.reversed ?? (containsStack && mainCellIndex < block.cells.length - 1),
    };
  }
}

function resolveUnbreakableBlock(
  { unbreakableBlock, entryId, isInSideColumn }: PaginationContext,
  kind: UnbreakableBlock['kind'] = 'body',
): UnbreakableBlock | undefined {
  return isInSideColumn
    ? undefined
    : (unbreakableBlock ?? { kind, entryId, lineCount: 0, top: Infinity, bottom: -Infinity });
}

function isHeading(block: Block): boolean {
  if (block.type === 'text') return block.role === 'heading';
  if (block.type === 'row') return block.cells.every((cell) => cell.blocks.every(isHeading));
  if (block.type === 'stack') return block.keepTogether === 'with-next' && block.part !== 'entry-header';
  return true;
}

function isLetterClosing({ role }: TextBlock): boolean {
  return role === 'closing' || role === 'signature';
}

/** Allows only link schemes that are safe to follow, and encodes non-ASCII characters (ISO 32000-1, 12.6.4.7). */
export function sanitizeLink(link: string | undefined): string | undefined {
  if (!link || !/^(https:\/\/|mailto:|tel:)[^\s]+$/i.test(link)) return undefined;
  return /[^\p{ASCII}]/u.test(link) && URL.canParse(link) ? new URL(link).href : link;
}

function toMargin(top: number, left = 0, right = 0): Margin {
  return [left, top, right, 0];
}
