import type { DocumentTree, Fill } from '@shortlist/documents/tree';
import { face, type Shape } from '../fonts/face';
import { DocumentFont } from '../fonts/font';
import type { Ink, LineItem, TextNode } from './nodes';
import { flankOf, runsOf } from './lines';
import { PdfmakeDocument } from './pdfmake';
import { PackedObjects, tableWidths } from '../structure/packed-objects';
import { Tags } from '../structure/tags';

type Box = Pick<Fill, 'x' | 'y' | 'width' | 'height' | 'color'>;

/** PDF under construction: a pdfkit document that collects its bytes in memory, with our own fonts and drawing. */
export class PdfFile extends PdfmakeDocument {
  readonly tags = new Tags(this);
  private readonly packed = new PackedObjects(this);
  declare private chunks?: Buffer[];
  private bookmarked?: TextNode;
  private readonly documentFonts = new Map<string, DocumentFont>();

  constructor(private readonly tree: DocumentTree) {
    super(
      {},
      {},
      {},
      {},
      {
        autoFirstPage: false,
        font: null,
        pdfVersion: '1.7',
        lang: tree.language,
        displayTitle: true,
        tagged: true,
        // The date only seeds pdfkit's file id and is removed below, so equal documents have equal bytes.
        info: {
          Title: tree.title,
          Author: tree.author,
          Creator: 'Shortlist',
          Producer: 'Shortlist',
          CreationDate: new Date(0),
        },
      },
    );
    delete this.info.CreationDate;
  }

  fontOf = (file: string): DocumentFont => {
    let font = this.documentFonts.get(file);
    if (!font) {
      font = new DocumentFont(this, face(file), `F${this.documentFonts.size}`);
      this.documentFonts.set(file, font);
      this._fontFamilies[font.id] = font;
    }
    return font;
  };

  startPage(): void {
    this.tags.close();
    this.addPage({ size: [this.tree.page.width, this.tree.page.height] });
  }

  box({ x, y, width, height, color }: Box): void {
    this.tags.artifact();
    this.addContent(`${rgb(color)} rg ${[x, y, width, height].map(number).join(' ')} re f`);
  }

  line(line: LineItem, top: number): void {
    for (const bar of flankOf(line)) this.box({ ...bar, y: bar.y - line.y + top });
    const { node } = line;
    if (node?.role === 'heading') this.bookmark(node, top);
    for (const { ink, x, width, shape } of runsOf(line)) {
      if (node) this.tags.text(node, ink);
      this.run(shape, ink, line.x + x, top + (node?.ascent ?? 0));
      if (!ink.link) continue;
      const words = shape.glyphs.map(({ codePoint }) => String.fromCodePoint(codePoint)).join('');
      const options = { structParent: this.tags, Contents: new String(words) };
      this.link(line.x + x, top, width, ink.leading, ink.link, options);
    }
  }

  /** Draws a run of text from `x`, with its baseline at `y`. Flips the text, because pdfkit flips the page. */
  run(
    shape: Shape,
    { font, size, color, tracking }: Pick<Ink, 'font' | 'size' | 'color' | 'tracking'>,
    x: number,
    y: number,
  ): void {
    this.page.fonts[font.id] ??= font.ref();
    const style = `/${font.id} ${number(size)} Tf ${rgb(color)} rg ${number(tracking)} Tc`;
    this.addContent(`BT ${style} 1 0 0 -1 ${number(x)} ${number(y)} Tm ${font.encode(shape)} TJ ET`);
  }

  /** Adds a heading to the PDF outline, only once even if it has several lines. */
  private bookmark(heading: TextNode, top: number): void {
    if (this.bookmarked === heading) return;
    this.bookmarked = heading;
    const title = heading.text.map(({ text }) => text).join('');
    // pdfkit measures `left` from the right edge.
    this.outline.addItem(title, { fit: false, top, left: this.page.width });
  }

  bytes(): Buffer {
    this.tags.close();
    this.end();
    return Buffer.concat(this.chunks ?? []);
  }

  /**
   * Collects pdfkit's stream. `chunks` has no initial value, because pdfkit calls this before class fields are
   * initialized.
   */
  override push(chunk: Buffer | null): boolean {
    if (chunk) (this.chunks ??= []).push(chunk);
    return true;
  }

  override endMarkings(): void {
    this.tags.end(this.packed);
    this.packed.end();
    super.endMarkings();
  }

  /** Prevents PDF viewers from opening the outline panel, which pdfkit would request. */
  override endOutline(): void {
    super.endOutline();
    delete this._root.data.PageMode;
  }

  /** Omits the XMP packet: nothing reads it, and pdfkit writes title and author into it unescaped. */
  override endMetadata(): void {}

  /** Writes an xref stream, because pdfkit's table cannot reference objects inside an object stream. */
  override _finalize(): void {
    const start = this._offset;
    const [root, info, id] = [this._root, this._info, this._id];
    const table = this.ref({ Type: 'XRef', W: tableWidths, Root: root, Info: info, ID: [id, id] });
    table.data.Size = this._offsets.length + 1;
    this._offsets[table.id - 1] = start;
    table.end(this.packed.table(this._offsets));
    this._write(`startxref\n${start}\n%%EOF`);
    this.push(null);
  }
}

function rgb(color: string): string {
  return [1, 3, 5].map((at) => number(parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');
}

function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
