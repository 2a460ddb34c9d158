import type { PdfObject, PdfObjects } from '../fonts/font';
import type { Slice } from '../pdf/breaks';
import type { Ink, StripItem, TextNode } from '../pdf/nodes';
import type { PackedObjects } from './packed-objects';

export interface TaggedFile extends PdfObjects {
  page: { dictionary: PdfObject; structParentTreeKey: number };
  addContent(operators: string): unknown;
  getStructTreeRoot(): PdfObject;
  getStructParentTree(): { get(key: number): PdfObject[]; add(key: number, owner: PdfObject): void };
  createStructParentTreeNextKey(): number;
}

/** Element of the structure tree. Its children are elements, marked-content ids and annotations, in PDF syntax. */
interface Element {
  object: PdfObject;
  type: string;
  parent: PdfObject;
  children: string[];
  page?: PdfObject;
}

interface Place {
  body: Element;
  label: Element;
  link?: { address: string; element: Element };
}

/**
 * Structure tree (PDF 32000-1, 14.7 and 14.8) for screen readers, in the order of the continuous layout, regardless of
 * page and column. Elements are created first, one per node. Drawn text is then marked as part of an element,
 * everything else as an artifact. Replaces pdfkit's elements, which lose the page of an annotation unless it is the
 * last page.
 */
export class Tags {
  private readonly elements: Element[] = [];
  private readonly places = new Map<TextNode, Place>();
  private open?: Element | 'Artifact';

  constructor(private readonly file: TaggedFile) {}

  /**
   * Builds Document > H1 and P for the header, then one Sect per heading: H2, H3 and P for entries, L > LI > Lbl and
   * LBody.
   */
  plan(strip: readonly StripItem[]): void {
    const root = this.file.getStructTreeRoot();
    const document = this.element('Document', root);
    root.data.K = document.object;
    let section = document;
    let list: Element | undefined;
    const entries = new Set<Slice>();
    for (const { type, item } of strip) {
      const node = type === 'line' ? item.node : undefined;
      if (!node || this.places.has(node)) continue;
      if (node.role === 'heading') section = this.child('Sect', document);
      if (node.role === 'bullet') {
        list ??= this.child('L', section);
        const bullet = this.child('LI', list);
        const label = node.text[0]?.ink.hanging === undefined ? undefined : this.child('Lbl', bullet);
        const body = this.child('LBody', bullet);
        this.places.set(node, { label: label ?? body, body });
      } else {
        list = undefined;
        const body = this.child(typeOf(node, entries), section);
        this.places.set(node, { label: body, body });
      }
    }
  }

  /** Marks the content drawn next as text of the node: as its link, its bullet marker or its body. */
  text(node: TextNode, { link, hanging }: Pick<Ink, 'link' | 'hanging'>): void {
    const place = this.places.get(node);
    if (!place) this.artifact();
    else if (hanging !== undefined) this.mark(place.label);
    else this.mark(link === undefined ? place.body : this.link(place, link));
  }

  /** Marks the content drawn next as an artifact (rules, fills, the footer), which screen readers skip. */
  artifact(): void {
    if (this.open === 'Artifact') return;
    this.close();
    this.file.addContent('/Artifact BMC');
    this.open = 'Artifact';
  }

  /** Ends the marked content, which must not cross a page. */
  close(): void {
    if (this.open) this.file.addContent('EMC');
    this.open = undefined;
  }

  /** Adds the annotation of a link to the text just drawn. Called by pdfkit on the link's `structParent`. */
  add({ annotationRef }: { annotationRef: PdfObject }): void {
    if (!this.open || this.open === 'Artifact') return;
    const key = this.file.createStructParentTreeNextKey();
    annotationRef.data.StructParent = key;
    this.file.getStructParentTree().add(key, this.open.object);
    this.open.children.push(`<</Type/OBJR/Obj ${ref(annotationRef)}/Pg ${ref(this.file.page.dictionary)}>>`);
  }

  end(packed: PackedObjects): void {
    for (const { object, type, parent, page, children } of this.elements) {
      const on = page ? `/Pg ${ref(page)}` : '';
      packed.add(object, `<</S/${type}/P ${ref(parent)}${on}/K[${children.join(' ')}]>>`);
    }
  }

  private link(place: Place, address: string): Element {
    const { link, body } = place;
    if (link?.address === address && body.children.at(-1) === ref(link.element.object)) return link.element;
    const element = this.child('Link', body);
    place.link = { address, element };
    return element;
  }

  private mark(element: Element): void {
    if (this.open === element) return;
    this.close();
    const page = this.file.page.dictionary;
    const id = this.file.getStructParentTree().get(this.file.page.structParentTreeKey).push(element.object) - 1;
    this.file.addContent(`/${element.type} <</MCID ${id}>> BDC`);
    element.page ??= page;
    element.children.push(element.page === page ? String(id) : `<</Type/MCR/Pg ${ref(page)}/MCID ${id}>>`);
    this.open = element;
  }

  private child(type: string, { object, children }: Element): Element {
    const element = this.element(type, object);
    children.push(ref(element.object));
    return element;
  }

  private element(type: string, parent: PdfObject): Element {
    const element = { object: this.file.ref(), type, parent, children: [] };
    this.elements.push(element);
    return element;
  }
}

const ref = ({ id }: PdfObject) => `${id} 0 R`;

/**
 * Returns the structure type of a node. The first title or employer in an entry header is the heading of the entry.
 * Entries outside the main flow have no slice.
 */
function typeOf({ role, slice }: TextNode, entries: Set<Slice>): string {
  if (role === 'name') return 'H1';
  if (role === 'heading') return 'H2';
  if (role !== 'title' && role !== 'organisation') return 'P';
  if (!slice) return role === 'title' ? 'H3' : 'P';
  if (slice.kind !== 'entry-header' || entries.has(slice)) return 'P';
  entries.add(slice);
  return 'H3';
}
