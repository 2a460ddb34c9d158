import type { PdfObject, PdfObjectFactory } from '../fonts/document-font';
import type { UnbreakableBlock } from '../pdf/paginate';
import type { DrawStyle, Inline, LayoutItem, TextNode } from '../pdf/layout-nodes';
import type { ObjectStream } from './object-stream';

export interface TaggedPdfDocument extends PdfObjectFactory {
  page: { dictionary: PdfObject; structParentTreeKey: number };
  addContent(operators: string): unknown;
  getStructTreeRoot(): PdfObject;
  getStructParentTree(): { get(key: number): PdfObject[]; add(key: number, owner: PdfObject): void };
  createStructParentTreeNextKey(): number;
}

/** Element of the structure tree. Its children are elements, marked-content ids and annotations, in PDF syntax. */
interface StructureElement {
  object: PdfObject;
  type: string;
  parent: PdfObject;
  children: string[];
  page?: PdfObject;
  /** Other entries of the dictionary, in PDF syntax. */
  entries: string;
}

interface NodeElements {
  body: StructureElement;
  label: StructureElement;
  link?: { address: string; element: StructureElement };
}

/**
 * Structure tree (PDF 32000-1, 14.7 and 14.8) for screen readers, in reading order, regardless of page and column.
 * Elements are created first, one per node. Drawn text is then marked as part of an element, and everything else as an
 * artifact. Replaces pdfkit's elements, which lose the page of an annotation unless it is the last page.
 */
export class StructureTree {
  private readonly elements: StructureElement[] = [];
  private readonly elementsByNode = new Map<TextNode, NodeElements>();
  private openElement?: StructureElement | 'Artifact';

  constructor(private readonly file: TaggedPdfDocument) {}

  /**
   * Builds H1 and P elements for the header, and a Sect per heading, with H2, H3, P and L elements. An L has LI
   * elements with Lbl and LBody. Without a name, headings move up one level, because the first heading must be H1 (ISO
   * 14289-1, 7.4.2).
   */
  buildElements(items: readonly LayoutItem[]): void {
    const document = this.createDocumentElement();
    const nodes = [...new Set(items.flatMap(({ type, item }) => (type === 'line' && item.node ? [item.node] : [])))];
    const hasName = nodes.some(({ role }) => role === 'name');
    let section = document;
    let list: StructureElement | undefined;
    const entryHeaders = new Set<UnbreakableBlock>();
    for (const node of nodes.sort((a, b) => a.order - b.order)) {
      if (node.role === 'heading') section = this.appendChild('Sect', document);
      if (node.role === 'bullet') {
        list ??= this.appendChild('L', section);
        const bullet = this.appendChild('LI', list);
        const marker = node.text.find(({ drawStyle }) => drawStyle.hangingWidth !== undefined);
        if (marker) list.entries = formatListNumbering(marker);
        const label = marker && this.appendChild('Lbl', bullet);
        const body = this.appendChild('LBody', bullet);
        this.elementsByNode.set(node, { label: label ?? body, body });
      } else {
        list = undefined;
        const level = getHeadingLevel(node, entryHeaders);
        const body = this.appendChild(level ? `H${hasName ? level : level - 1}` : 'P', section);
        this.elementsByNode.set(node, { label: body, body });
      }
    }
  }

  getElement(node: TextNode): PdfObject | undefined {
    return this.elementsByNode.get(node)?.body.object;
  }

  /** Marks the content drawn next as text of the node: as its link, its bullet marker or its body. */
  beginText(node: TextNode, { link, hangingWidth }: Pick<DrawStyle, 'link' | 'hangingWidth'>): void {
    const elements = this.elementsByNode.get(node);
    if (!elements) this.beginArtifact();
    else if (hangingWidth !== undefined) this.beginMarkedContent(elements.label);
    else this.beginMarkedContent(link === undefined ? elements.body : this.getLinkElement(elements, link));
  }

  /** Marks the content drawn next as an artifact (rules, fills, the footer). Screen readers skip artifacts. */
  beginArtifact(): void {
    if (this.openElement === 'Artifact') return;
    this.endMarkedContent();
    this.file.addContent('/Artifact BMC');
    this.openElement = 'Artifact';
  }

  /** Ends the marked content, which must not cross a page. */
  endMarkedContent(): void {
    if (this.openElement) this.file.addContent('EMC');
    this.openElement = undefined;
  }

  /** Adds the annotation of a link to the text just drawn. Called by pdfkit on the link's `structParent`. */
  add({ annotationRef }: { annotationRef: PdfObject }): void {
    if (!this.openElement || this.openElement === 'Artifact') return;
    const key = this.file.createStructParentTreeNextKey();
    annotationRef.data.StructParent = key;
    this.file.getStructParentTree().add(key, this.openElement.object);
    this.openElement.children.push(
      `<</Type/OBJR/Obj ${formatReference(annotationRef)}/Pg ${formatReference(this.file.page.dictionary)}>>`,
    );
  }

  writeElements(objectStream: ObjectStream): void {
    for (const { object, type, parent, page, entries, children } of this.elements) {
      const pageEntry = page ? `/Pg ${formatReference(page)}` : '';
      objectStream.add(
        object,
        `<</S/${type}/P ${formatReference(parent)}${pageEntry}${entries}/K[${children.join(' ')}]>>`,
      );
    }
  }

  private getLinkElement(elements: NodeElements, address: string): StructureElement {
    const { link, body } = elements;
    if (link?.address === address && body.children.at(-1) === formatReference(link.element.object)) return link.element;
    const element = this.appendChild('Link', body);
    elements.link = { address, element };
    return element;
  }

  private beginMarkedContent(element: StructureElement): void {
    if (this.openElement === element) return;
    this.endMarkedContent();
    const page = this.file.page.dictionary;
    const id = this.file.getStructParentTree().get(this.file.page.structParentTreeKey).push(element.object) - 1;
    this.file.addContent(`/${element.type} <</MCID ${id}>> BDC`);
    element.page ??= page;
    element.children.push(element.page === page ? String(id) : `<</Type/MCR/Pg ${formatReference(page)}/MCID ${id}>>`);
    this.openElement = element;
  }

  private appendChild(type: string, { object, children }: StructureElement): StructureElement {
    const element = this.createElement(type, object);
    children.push(formatReference(element.object));
    return element;
  }

  /** Creates the Document element, which must be in the PDF 2.0 namespace (WTPDF 1.0, 8.2.5.2). */
  private createDocumentElement(): StructureElement {
    const root = this.file.getStructTreeRoot();
    const namespace = this.file.ref({ Type: 'Namespace', NS: new String('http://iso.org/pdf2/ssn') });
    namespace.end();
    const document = this.createElement('Document', root, `/NS ${formatReference(namespace)}`);
    root.data.K = document.object;
    root.data.Namespaces = [namespace];
    return document;
  }

  private createElement(type: string, parent: PdfObject, entries = ''): StructureElement {
    const element = { object: this.file.ref(), type, parent, children: [], entries };
    this.elements.push(element);
    return element;
  }
}

const formatReference = ({ id }: PdfObject) => `${id} 0 R`;

/** Formats the attribute that a list with labels must have (WTPDF 1.0, 8.2.5.25). */
const formatListNumbering = ({ text }: Inline) =>
  `/A<</O/List/ListNumbering/${/\d/.test(text) ? 'Ordered' : 'Unordered'}>>`;

/**
 * Returns the level of a heading. The first title or employer in an entry header is the heading of the entry. Entries
 * outside the main flow have no unbreakable block.
 */
function getHeadingLevel(
  { role, unbreakableBlock }: TextNode,
  entryHeaders: Set<UnbreakableBlock>,
): number | undefined {
  if (role === 'name') return 1;
  if (role === 'heading') return 2;
  if (role !== 'title' && role !== 'organisation') return undefined;
  if (!unbreakableBlock) return role === 'title' ? 3 : undefined;
  if (unbreakableBlock.kind !== 'entry-header' || entryHeaders.has(unbreakableBlock)) return undefined;
  entryHeaders.add(unbreakableBlock);
  return 3;
}
