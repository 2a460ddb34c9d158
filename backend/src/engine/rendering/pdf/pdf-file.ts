import type { DocumentTree, BackgroundRect } from '@shortlist/documents/document-tree';
import { getParsedFont, type ShapedText } from '../fonts/parsed-font';
import { attachmentName } from '@shortlist/contracts/builder/file-data';
import { DocumentFont } from '../fonts/document-font';
import type { DrawStyle, LineItem, TextNode } from './layout-nodes';
import { getSideRules, mergeTextRuns } from './text-runs';
import { PdfmakeDocument } from './pdfmake';
import { deflatedSrgbProfile } from '../standards/srgb-profile';
import { buildXmpMetadata } from '../standards/xmp-metadata';
import { ObjectStream, xrefFieldWidths } from '../structure/object-stream';
import { StructureTree } from '../structure/structure-tree';

type Box = Pick<BackgroundRect, 'x' | 'y' | 'width' | 'height' | 'color'>;

/** PDF under construction: a pdfkit document that collects its bytes in memory, with our own fonts and drawing. */
export class PdfFile extends PdfmakeDocument {
  readonly structureTree = new StructureTree(this);
  private readonly objectStream = new ObjectStream(this);
  declare private chunks?: Buffer[];
  private lastBookmarkedHeading?: TextNode;
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

  getFont = (file: string): DocumentFont => {
    let font = this.documentFonts.get(file);
    if (!font) {
      font = new DocumentFont(this, getParsedFont(file), `F${this.documentFonts.size}`);
      this.documentFonts.set(file, font);
      this._fontFamilies[font.id] = font;
    }
    return font;
  };

  startPage(): void {
    this.structureTree.endMarkedContent();
    this.addPage({ size: [this.tree.page.width, this.tree.page.height] });
  }

  drawBox({ x, y, width, height, color }: Box): void {
    this.structureTree.beginArtifact();
    this.addContent(`${formatColor(color)} rg ${[x, y, width, height].map(formatNumber).join(' ')} re f`);
  }

  drawLine(line: LineItem, top: number): void {
    for (const sideRule of getSideRules(line)) this.drawBox({ ...sideRule, y: sideRule.y - line.y + top });
    const { node } = line;
    if (node?.role === 'heading') this.addBookmark(node, top);
    for (const { drawStyle, x, width, shape } of mergeTextRuns(line)) {
      if (node) this.structureTree.beginText(node, drawStyle);
      this.drawRun(shape, drawStyle, line.x + x, top + (node?.ascent ?? 0));
      if (!drawStyle.link) continue;
      const text = shape.glyphs.map(({ codePoint }) => String.fromCodePoint(codePoint)).join('');
      const options = { structParent: this.structureTree, Contents: new String(text) };
      this.link(line.x + x, top, width, drawStyle.leading, drawStyle.link, options);
    }
  }

  /** Draws a run of text from `x`, with its baseline at `y`. Flips the text, because pdfkit flips the page. */
  drawRun(
    shape: ShapedText,
    { font, size, color, tracking }: Pick<DrawStyle, 'font' | 'size' | 'color' | 'tracking'>,
    x: number,
    y: number,
  ): void {
    this.page.fonts[font.id] ??= font.ref();
    const style = `/${font.id} ${formatNumber(size)} Tf ${formatColor(color)} rg ${formatNumber(tracking)} Tc`;
    this.addContent(`BT ${style} 1 0 0 -1 ${formatNumber(x)} ${formatNumber(y)} Tm ${font.encode(shape)} TJ ET`);
  }

  /**
   * Adds a heading to the PDF outline, only once even if it has several lines. The destination is the heading's element
   * (ISO 32000-2, 12.6.4.2) and, for viewers that do not know structure destinations, a position on the page.
   */
  private addBookmark(heading: TextNode, top: number): void {
    if (this.lastBookmarkedHeading === heading) return;
    this.lastBookmarkedHeading = heading;
    const title = heading.text.map(({ text }) => text).join('');
    // pdfkit measures `left` from the right edge.
    const { outlineData } = this.outline.addItem(title, { fit: false, top, left: this.page.width });
    const [page, ...position] = outlineData.Dest ?? [];
    delete outlineData.Dest;
    const element = this.structureTree.getElement(heading);
    outlineData.A = { S: 'GoTo', D: [page, ...position], SD: [element, ...position] };
  }

  /**
   * Embeds the data of the document as its source (ISO 19005-3, 6.8). The required date is constant, because equal
   * documents must have equal bytes.
   */
  embedData(json: string): void {
    const content = Buffer.from(json);
    const params = { Size: content.length, ModDate: new Date(0) };
    const stream = this.ref({ Type: 'EmbeddedFile', Subtype: 'application#2Fjson', Params: params });
    stream.end(content);
    const name = new String(attachmentName);
    const specification = this.ref({
      ...{ Type: 'Filespec', F: name, UF: name, EF: { F: stream, UF: stream } },
      ...{ Desc: new String('JSON Resume'), AFRelationship: 'Source' },
    });
    specification.end();
    this.addNamedEmbeddedFile(attachmentName, specification);
    this._root.data.AF = [specification];
  }

  toBuffer(): Buffer {
    this.structureTree.endMarkedContent();
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
    this.structureTree.writeElements(this.objectStream);
    this.objectStream.end();
    super.endMarkings();
  }

  /** Prevents PDF viewers from opening the outline panel, which pdfkit would request. */
  override endOutline(): void {
    super.endOutline();
    delete this._root.data.PageMode;
  }

  /** Replaces pdfkit's metadata, in which title and author are not escaped. */
  override endMetadata(): void {
    const metadata = this.ref({ Type: 'Metadata', Subtype: 'XML' });
    metadata.compress = false;
    metadata.end(Buffer.from(buildXmpMetadata(this.tree)));
    this._root.data.Metadata = metadata;
    this.addOutputIntent();
  }

  /** Declares that colors are sRGB (ISO 19005-3, 6.2.3 and 6.2.4.3). */
  private addOutputIntent(): void {
    const profile = this.ref({ N: 3, Filter: 'FlateDecode' });
    profile.end(deflatedSrgbProfile);
    const name = new String('sRGB IEC61966-2.1');
    this._root.data.OutputIntents = [
      { Type: 'OutputIntent', S: 'GTS_PDFA1', OutputConditionIdentifier: name, Info: name, DestOutputProfile: profile },
    ];
  }

  /** Writes an xref stream, because pdfkit's table cannot reference objects inside an object stream. */
  override _finalize(): void {
    const xrefOffset = this._offset;
    const [root, info, id] = [this._root, this._info, this._id];
    const xrefStream = this.ref({ Type: 'XRef', W: xrefFieldWidths, Root: root, Info: info, ID: [id, id] });
    xrefStream.data.Size = this._offsets.length + 1;
    this._offsets[xrefStream.id - 1] = xrefOffset;
    xrefStream.end(this.objectStream.buildXrefTable(this._offsets));
    this._write(`startxref\n${xrefOffset}\n%%EOF`);
    this.push(null);
  }
}

function formatColor(color: string): string {
  return [1, 3, 5].map((start) => formatNumber(parseInt(color.slice(start, start + 2), 16) / 255)).join(' ');
}

function formatNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
