import type { ColorBand } from '@shortlist/documents/document-tree';
import type { RectItem, ColumnsNode, LineItem, StackNode, LayoutItem, TextNode, LayoutNode } from './layout-nodes';
import { DocMeasure, DocPreprocessor, LayoutBuilder } from './pdfmake';
import { TextMeasurer } from './text-measurer';

/** Maximum share of a row for the text beside the main text, if both do not fit on one line. */
const maxNarrowColumnShare = 0.6;

/**
 * Lays out a document on one endless page: pdfmake measures words, breaks lines and places columns. split-pages.ts then
 * divides the result by pagination rules that pdfmake does not support. Positions are in points: x from the left edge
 * of the paper, y from the top of the layout.
 */
export function layOutContinuously(
  content: LayoutNode,
  document: object,
  paper: { width: number; left: number; right: number; firstPageHeight: number },
): LayoutItem[] {
  const builder = new ContinuousLayoutBuilder(
    { width: paper.width, height: Infinity, orientation: 'portrait' },
    { left: paper.left, right: paper.right, top: 0, bottom: 0 },
    null,
  );
  const docMeasure = new DocMeasure(document, {}, {}, null, {});
  docMeasure.textInlines = new TextMeasurer(document);
  builder.docPreprocessor = new DocPreprocessor();
  builder.docMeasure = docMeasure;
  builder.firstPageBottom = paper.firstPageHeight;
  return builder.tryLayoutDocument(content, document, {}, {}).pages[0]?.items ?? [];
}

class ContinuousLayoutBuilder extends LayoutBuilder {
  firstPageBottom = 0;

  override buildNextLine(node: TextNode): LineItem | null {
    const line = super.buildNextLine(node);
    if (line) line.node = node;
    return line;
  }

  override processVerticalContainer(node: StackNode): void {
    const context = this.writer.context();
    if (node.band) return this.addBand(node, node.band);
    if (!node.rule) return super.processVerticalContainer(node);
    const { x, width, thickness, color } = node.rule;
    this.addRect({
      x: context.x + x,
      y: context.y,
      width: width ?? context.availableWidth - x,
      height: thickness,
      color,
      unbreakableBlock: node.unbreakableBlock,
    });
    context.moveDown(thickness);
  }

  override processColumns(node: ColumnsNode): void {
    const context = this.writer.context();
    const { x, y, availableWidth: width } = context;
    limitNarrowColumns(node, width);
    const startIndex = context.getCurrentPage().items.length;
    super.processColumns(node);
    const { items } = context.getCurrentPage();
    if (node.isRightDrawnFirst) {
      const border = x + (node.columns[0]?._calcWidth ?? 0) + node.columnGap / 2;
      const columnItems = items.splice(startIndex);
      items.push(
        ...columnItems.filter(({ item }) => item.x >= border),
        ...columnItems.filter(({ item }) => item.x < border),
      );
    }
    if (node.divider && y < this.firstPageBottom) {
      const { offset, thickness, color } = node.divider;
      const lastColumnWidth = node.columns.at(-1)?._calcWidth ?? 0;
      this.addRect(
        { x: x + width - lastColumnWidth - offset, y, width: thickness, height: this.firstPageBottom - y, color },
        startIndex,
      );
    }
    if (!node.fill) return;
    const { color, bleed, edge } = node.fill;
    const rect = { x: x - bleed, y, height: context.y - y, unbreakableBlock: node.unbreakableBlock };
    if (edge) this.addRect({ ...rect, width: edge.width, color: edge.color }, startIndex);
    this.addRect({ ...rect, width: width + 2 * bleed, color }, startIndex);
  }

  private addBand(node: StackNode, { bleedTop, bleedLeft, paddingBottom, width, color, strip }: ColorBand): void {
    const context = this.writer.context();
    const startIndex = context.getCurrentPage().items.length;
    const { x, y } = context;
    super.processVerticalContainer(node);
    context.moveDown(paddingBottom);
    this.addRect({ x: x - bleedLeft, y: y - bleedTop, width, height: context.y - y + bleedTop, color }, startIndex);
    if (!strip) return;
    this.addRect({ x: x - bleedLeft, y: context.y, width, height: strip.height, color: strip.color }, startIndex);
    context.moveDown(strip.height);
  }

  private addRect(item: RectItem, index = Infinity): void {
    this.writer.context().getCurrentPage().items.splice(index, 0, { type: 'rect', item });
  }
}

/** Makes the title wrap instead of the date next to it. pdfmake would divide the width between the two. */
function limitNarrowColumns({ columns, columnGap }: ColumnsNode, availableWidth: number): void {
  if (!columns.some((column) => column.width === '*')) return;
  const [firstNarrowColumn, ...otherNarrowColumns] = columns.filter((column) => column.width === 'auto');
  if (!firstNarrowColumn) return;
  const mainWidth = columns.reduce(
    (sum, column) => sum + (column.width === '*' ? (column._maxWidth ?? 0) : 0),
    columnGap,
  );
  const maxWidth = Math.max(
    availableWidth * maxNarrowColumnShare,
    otherNarrowColumns.length === 0 ? availableWidth - mainWidth : 0,
  );
  for (const column of [firstNarrowColumn, ...otherNarrowColumns])
    column.width = Math.min(column._maxWidth ?? 0, maxWidth);
}
