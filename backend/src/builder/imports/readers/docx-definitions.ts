import { parseXml } from './xml';
import type { ZipArchive } from './zip-archive';

export interface DocxStyle {
  isHeading: boolean;
  isBold: boolean | undefined;
  /** In half-points. */
  size: number | undefined;
  listId: string | undefined;
  basedOn: string | undefined;
}

export interface DocxDefinitions {
  styles: Map<string, DocxStyle>;
  markedListIds: Set<string>;
}

const isEnabled = (value: string | undefined) => value === undefined || !['0', 'false', 'off', 'none'].includes(value);

export function readDefinitions(zip: ZipArchive): DocxDefinitions {
  return { styles: readStyles(zip), markedListIds: readMarkedListIds(zip) };
}

function readStyles(zip: ZipArchive): Map<string, DocxStyle> {
  const styles = new Map<string, DocxStyle>();
  const bytes = zip.read('word/styles.xml');
  let style: DocxStyle | undefined;
  if (bytes)
    parseXml(bytes, {
      onOpenTag(name, attributes) {
        if (name === 'w:style') {
          style = { isHeading: false, isBold: undefined, size: undefined, listId: undefined, basedOn: undefined };
          styles.set(attributes['w:styleId'] ?? '', style);
        } else if (!style) return;
        else if (name === 'w:name') style.isHeading = /^heading [1-3]$/i.test(attributes['w:val'] ?? '');
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
  return styles;
}

/** Returns the ids of the lists whose items have bullets or numbers. */
function readMarkedListIds(zip: ZipArchive): Set<string> {
  const markedListIds = new Set<string>();
  const bytes = zip.read('word/numbering.xml');
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
        else if (name === 'w:numFmt' && level === '0' && value === 'none') unmarkedLists.add(abstractId);
        else if (name === 'w:num') listId = attributes['w:numId'] ?? '';
        else if (name === 'w:abstractNumId' && !unmarkedLists.has(value)) markedListIds.add(listId);
      },
      onCloseTag: () => undefined,
      onText: () => undefined,
    });
  return markedListIds;
}

/** Merges a style with its base styles. Limits the depth, because styles may form a cycle. */
export function resolveStyle(styles: ReadonlyMap<string, DocxStyle>, id: string | undefined): DocxStyle {
  const result: DocxStyle = {
    isHeading: false,
    isBold: undefined,
    size: undefined,
    listId: undefined,
    basedOn: undefined,
  };
  let style = id === undefined ? undefined : styles.get(id);
  for (let step = 0; style && step < 8; step++) {
    result.isHeading ||= style.isHeading;
    result.isBold ??= style.isBold;
    result.size ??= style.size;
    result.listId ??= style.listId;
    style = style.basedOn === undefined ? undefined : styles.get(style.basedOn);
  }
  return result;
}

/** Returns link targets by relationship id. Never fetches links. */
export function readHyperlinks(zip: ZipArchive, part: string): Map<string, string> {
  const links = new Map<string, string>();
  const bytes = zip.read(part.replace(/([^/]+)$/, '_rels/$1.rels'));
  if (bytes)
    parseXml(bytes, {
      onOpenTag(name, attributes) {
        if (name === 'Relationship' && attributes['Type']?.endsWith('/hyperlink'))
          links.set(attributes['Id'] ?? '', attributes['Target'] ?? '');
      },
      onCloseTag: () => undefined,
      onText: () => undefined,
    });
  return links;
}
