import DocMeasureModule from 'pdfmake/js/DocMeasure.js';
import DocPreprocessorModule from 'pdfmake/js/DocPreprocessor.js';
import LayoutBuilderModule from 'pdfmake/js/LayoutBuilder.js';
import PDFDocumentModule from 'pdfmake/js/PDFDocument.js';
import TextInlinesModule from 'pdfmake/js/TextInlines.js';
import type { PdfObject } from '../fonts/document-font';
import type { ColumnsNode, LineItem, LayoutNode, StackNode, LayoutItem, TextNode, Inline } from './layout-nodes';
import type { ObjectStreamTarget } from '../structure/object-stream';
import type { TaggedPdfDocument, StructureTree } from '../structure/structure-tree';

/**
 * Types of the internal pdfmake 0.3.11 classes that we extend. pdfmake measures text, breaks lines and places columns.
 * We handle fonts, pages and drawing. The classes are not a public API, so the version is pinned, and a test checks it.
 */
interface PdfkitDocument extends TaggedPdfDocument, ObjectStreamTarget {
  info: Record<string, unknown>;
  page: TaggedPdfDocument['page'] & { width: number; fonts: Record<string, PdfObject> };
  outline: {
    addItem(
      title: string,
      options: { fit: boolean; top: number; left: number },
    ): { outlineData: { Dest?: unknown[]; A?: object } };
  };
  _root: PdfObject;
  _info: PdfObject;
  _id: Buffer;
  _offset: number;
  /** Offset of each object, starting with number 1. */
  _offsets: (number | null | undefined)[];
  _write(line: string): void;
  _finalize(): void;
  _fontFamilies: Record<string, { finalize(): void }>;
  addPage(options: { size: [number, number] }): this;
  addContent(operators: string): this;
  /** @param options `Contents`, a String object, describes the link; `structParent` receives the annotation */
  link(
    x: number,
    y: number,
    width: number,
    height: number,
    url: string,
    options: { structParent: Pick<StructureTree, 'add'>; Contents: object },
  ): this;
  push(chunk: Buffer | null): boolean;
  addNamedEmbeddedFile(name: string, specification: PdfObject): void;
  endMetadata(): void;
  endMarkings(): void;
  endOutline(): void;
  end(): void;
}

interface PdfmakeLayoutBuilder {
  docPreprocessor: object;
  docMeasure: object;
  writer: {
    context(): {
      x: number;
      y: number;
      availableWidth: number;
      moveDown(by: number): void;
      getCurrentPage(): { items: LayoutItem[] };
    };
  };
  tryLayoutDocument(
    content: LayoutNode,
    document: object,
    styles: object,
    defaultStyle: object,
  ): { pages: { items: LayoutItem[] }[] };
  processVerticalContainer(node: StackNode): void;
  processColumns(node: ColumnsNode): void;
  buildNextLine(node: TextNode): LineItem | null;
}

interface PdfmakeTextInlines {
  measure(inlines: Inline[]): Inline[];
}

export const PdfmakeDocument =
  unwrapDefaultExport<
    new (fonts: object, images: object, patterns: object, attachments: object, options: object) => PdfkitDocument
  >(PDFDocumentModule);
export const LayoutBuilder =
  unwrapDefaultExport<new (pageSize: object, margins: object, svgMeasure: null) => PdfmakeLayoutBuilder>(
    LayoutBuilderModule,
  );
export const DocPreprocessor = unwrapDefaultExport<new () => object>(DocPreprocessorModule);
export const DocMeasure =
  unwrapDefaultExport<
    new (
      document: object,
      styles: object,
      defaultStyle: object,
      svgMeasure: null,
      layouts: object,
    ) => { textInlines: object }
  >(DocMeasureModule);
export const TextInlines = unwrapDefaultExport<new (document: object) => PdfmakeTextInlines>(TextInlinesModule);

/**
 * Unwraps the default export of a CommonJS module. It is nested one level deeper if the code runs unbundled in Node.
 */
function unwrapDefaultExport<T>(module: unknown): T {
  return (typeof module === 'function' ? module : (module as { default: unknown }).default) as T;
}
