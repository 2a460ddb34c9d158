import { posix } from 'node:path';
import { parseXml } from './xml';
import type { ZipArchive } from './zip-archive';

export interface DocxStyle {
  /** In English and lower case: "heading 1". */
  name: string;
  isHeading: boolean;
  isBold: boolean | undefined;
  /** In half-points. */
  size: number | undefined;
  listId: string | undefined;
  basedOn: string | undefined;
}

const emptyStyle: Readonly<DocxStyle> = {
  name: '',
  isHeading: false,
  isBold: undefined,
  size: undefined,
  listId: undefined,
  basedOn: undefined,
};

export interface DocxDefinitions {
  styles: Map<string, DocxStyle>;
  /** Of any style. */
  hasHiddenText: boolean;
  /** Lists whose items have bullets or numbers. */
  markedListIds: Set<string>;
  /** Words or digits beside the number of an item. */
  hasListText: boolean;
}

/** Properties of text, paragraphs or styles that hide or move text. */
export const hidingProperties = new Set([
  ...['w:vanish', 'w:specVanish', 'w:webHidden', 'w:strike', 'w:dstrike', 'w:del', 'w:moveFrom', 'w:framePr'],
]);

export const isEnabled = (value: string | undefined) =>
  value === undefined || !['0', 'false', 'off', 'none'].includes(value);

export function readDefinitions(zip: ZipArchive, mainPart: string): DocxDefinitions {
  const readPart = (type: string) => zip.read(findParts(zip, mainPart, type)[0] ?? `word/${type}.xml`);
  return { ...readStyles(readPart('styles')), ...readLists(readPart('numbering')) };
}

function readStyles(bytes: Uint8Array | undefined): Pick<DocxDefinitions, 'styles' | 'hasHiddenText'> {
  const styles = new Map<string, DocxStyle>();
  let hasHiddenText = false;
  let style: DocxStyle | undefined;
  if (bytes)
    parseXml(bytes, {
      onOpenTag(name, attributes) {
        hasHiddenText ||= hidingProperties.has(name) && isEnabled(attributes['w:val']);
        if (name === 'w:style') {
          style = { ...emptyStyle };
          styles.set(attributes['w:styleId'] ?? '', style);
        } else if (!style) return;
        else if (name === 'w:name') style.name = (attributes['w:val'] ?? '').toLowerCase();
        else if (name === 'w:basedOn') style.basedOn = attributes['w:val'];
        else if (name === 'w:b') style.isBold = isEnabled(attributes['w:val']);
        else if (name === 'w:sz') style.size = Number(attributes['w:val']);
        else if (name === 'w:numId') style.listId = attributes['w:val'];
        else if (name === 'w:outlineLvl') style.isHeading ||= Number(attributes['w:val']) <= 2;
      },
      onCloseTag(name) {
        if (name === 'w:style') style = undefined;
      },
      onText: () => undefined,
    });
  return { styles, hasHiddenText };
}

function readLists(bytes: Uint8Array | undefined): Pick<DocxDefinitions, 'markedListIds' | 'hasListText'> {
  const markedListIds = new Set<string>();
  let hasListText = false;
  const unmarkedLists = new Set<string>();
  let abstractId = '';
  let level = '';
  let listId = '';
  if (bytes)
    parseXml(bytes, {
      onOpenTag(name, attributes) {
        const value = attributes['w:val'] ?? '';
        if (name === 'w:abstractNum') abstractId = attributes['w:abstractNumId'] ?? '';
        else if (name === 'w:lvl') level = attributes['w:ilvl'] ?? '';
        else if (name === 'w:lvlText') hasListText ||= /\p{N}|\p{L}{2}/u.test(value.replace(/%\d/g, ''));
        else if (name === 'w:numFmt' && level === '0' && value === 'none') unmarkedLists.add(abstractId);
        else if (name === 'w:num') listId = attributes['w:numId'] ?? '';
        else if (name === 'w:abstractNumId' && !unmarkedLists.has(value)) markedListIds.add(listId);
      },
      onCloseTag: () => undefined,
      onText: () => undefined,
    });
  return { markedListIds, hasListText };
}

/** Merges a style with its base styles. Limits the depth, because styles may form a cycle. */
export function resolveStyle(styles: ReadonlyMap<string, DocxStyle>, id: string | undefined): DocxStyle {
  let style = id === undefined ? undefined : styles.get(id);
  const result = { ...emptyStyle, name: style?.name ?? '' };
  for (let step = 0; style && step < 8; step++) {
    result.isHeading ||= style.isHeading || /^heading [1-3]$/.test(style.name);
    result.isBold ??= style.isBold;
    result.size ??= style.size;
    result.listId ??= style.listId;
    style = style.basedOn === undefined ? undefined : styles.get(style.basedOn);
  }
  return result;
}

interface Relationship {
  id: string;
  /** Last part of the address of the type: "hyperlink", "footer". */
  type: string;
  target: string;
}

/** Returns the relationships of a part, or of the package if `part` is empty. */
function readRelationships(zip: ZipArchive, part: string): Relationship[] {
  const relationships: Relationship[] = [];
  const bytes = zip.read(part.replace(/([^/]*)$/, '_rels/$1.rels'));
  if (bytes)
    parseXml(bytes, {
      onOpenTag(name, { Id: id = '', Type: type = '', Target: target = '' }) {
        if (name === 'Relationship') relationships.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target });
      },
      onCloseTag: () => undefined,
      onText: () => undefined,
    });
  return relationships;
}

/** Returns the names of the parts of a type to which a part refers. */
export const findParts = (zip: ZipArchive, part: string, type: string) =>
  readRelationships(zip, part)
    .filter((relationship) => relationship.type === type)
    .map(({ target }) => (target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(part), target)))
    .filter((name) => zip.names.includes(name));

/** Returns the name of the part with the text. Some programs do not call it "word/document.xml". */
export const findMainPart = (zip: ZipArchive) => findParts(zip, '', 'officeDocument')[0] ?? 'word/document.xml';

/** Returns link targets by relationship id. Never fetches links. */
export const readHyperlinks = (zip: ZipArchive, part: string) =>
  new Map(readRelationships(zip, part).flatMap(({ id, type, target }) => (type === 'hyperlink' ? [[id, target]] : [])));
