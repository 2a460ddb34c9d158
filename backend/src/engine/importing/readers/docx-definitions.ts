import { posix } from 'node:path';
import { parseXml } from './xml';
import type { ZipArchive } from './zip-archive';

export interface DocxStyle {
  /** English name in lower case: "heading 1". */
  name: string;
  isHeading: boolean;
  isBold: boolean | undefined;
  /** In half-points. */
  size: number | undefined;
  listId: string | undefined;
  /** True if the style hides, moves or changes text. */
  isUnusual: boolean;
  basedOn: string | undefined;
}

const emptyStyle: Readonly<DocxStyle> = {
  name: '',
  isHeading: false,
  isBold: undefined,
  size: undefined,
  listId: undefined,
  isUnusual: false,
  basedOn: undefined,
};

export interface DocxDefinitions {
  styles: Map<string, DocxStyle>;
  /** True if text without a style is hidden, moved or changed. */
  hasUnusualDefaults: boolean;
  /** Lists whose items have bullets or numbers. */
  markedListIds: Set<string>;
  /** Lists whose first-level items have the bullet "•". */
  dottedListIds: Set<string>;
}

/** Returns whether a toggle property is on. An absent value means on (ECMA-376). */
export const isEnabled = (value: string | undefined) =>
  value === undefined || !['0', 'false', 'off', 'none'].includes(value);

const unusualToggles = new Set(
  ['vanish', 'specVanish', 'webHidden', 'strike', 'dstrike', 'bidi', 'rtl'].map((name) => `w:${name}`),
);
const unusualProperties = new Set(
  ['del', 'ins', 'moveFrom', 'moveTo', 'framePr', 'lnNumType', 'fitText', 'eastAsianLayout'].map((name) => `w:${name}`),
);

/** Returns whether a property of text, a paragraph, a section or a style hides, moves, alters or tracks text. */
export function isUnusualProperty(name: string, attributes: Readonly<Record<string, string>>): boolean {
  const { 'w:val': value, 'w:leader': leader = 'none', 'w:fmt': format = 'decimal', 'w:start': start } = attributes;
  if (unusualToggles.has(name)) return isEnabled(value);
  if (name === 'w:vertAlign') return value !== 'baseline';
  if (name === 'w:textDirection') return value !== 'lrTb';
  if (name === 'w:position') return value !== '0';
  if (name === 'w:w') return value !== '100';
  if (name === 'w:highlight') return value !== 'none';
  if (name === 'w:spacing') return attributes['w:lineRule'] === 'exact';
  if (name === 'w:tab') return leader !== 'none';
  if (name === 'w:pgNumType') return format !== 'decimal' || start !== undefined;
  return unusualProperties.has(name) || name.endsWith('Change') || name.startsWith('mc:');
}

export function readDefinitions(zip: ZipArchive, mainPart: string): DocxDefinitions {
  const readPart = (type: string) => zip.read(findParts(zip, mainPart, type)[0] ?? `word/${type}.xml`);
  return { ...readStyles(readPart('styles')), ...readLists(readPart('numbering')) };
}

function readStyles(bytes: Uint8Array | undefined): Pick<DocxDefinitions, 'styles' | 'hasUnusualDefaults'> {
  const styles = new Map<string, DocxStyle>();
  let hasUnusualDefaults = false;
  let isDefault = true;
  let style: DocxStyle | undefined;
  if (bytes)
    parseXml(bytes, {
      onOpenTag(name, attributes) {
        if (isUnusualProperty(name, attributes) || (name === 'w:ilvl' && attributes['w:val'] !== '0')) {
          if (style) style.isUnusual = true;
          hasUnusualDefaults ||= isDefault;
        }
        if (name === 'w:style') {
          style = { ...emptyStyle };
          isDefault = attributes['w:default'] !== undefined && isEnabled(attributes['w:default']);
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
  return { styles, hasUnusualDefaults };
}

/** U+2022, and the character of the Symbol font that some programs write instead. */
const bulletCharacters = new Set(['•', '\uf0b7']);

function readLists(bytes: Uint8Array | undefined): Pick<DocxDefinitions, 'markedListIds' | 'dottedListIds'> {
  const markedListIds = new Set<string>();
  const dottedListIds = new Set<string>();
  const firstLevels = new Map<string, { format: string; text: string }>();
  /** Lists that override a level of their definition. */
  const changedListIds = new Set<string>();
  const listIds = new Set<string>();
  let isUnusual = false;
  let abstractId = '';
  let level = '';
  let listId = '';
  if (bytes)
    parseXml(bytes, {
      onOpenTag(name, attributes) {
        const value = attributes['w:val'] ?? '';
        const firstLevel = level === '0' ? firstLevels.get(abstractId) : undefined;
        isUnusual ||= name.startsWith('mc:');
        if (name === 'w:abstractNum') {
          abstractId = attributes['w:abstractNumId'] ?? '';
          isUnusual ||= firstLevels.has(abstractId);
          firstLevels.set(abstractId, { format: '', text: '' });
        } else if (name === 'w:lvl') {
          level = attributes['w:ilvl'] ?? '';
          if (abstractId === '') changedListIds.add(listId);
        } else if (name === 'w:numFmt' && firstLevel) firstLevel.format = value;
        else if (name === 'w:lvlText' && firstLevel) firstLevel.text = value;
        else if (name === 'w:num') {
          listId = attributes['w:numId'] ?? '';
          isUnusual ||= listIds.has(listId);
          listIds.add(listId);
          abstractId = '';
        } else if (name === 'w:abstractNumId') {
          const { format, text } = firstLevels.get(value) ?? { format: '', text: '' };
          if (format !== 'none') markedListIds.add(listId);
          if (format === 'bullet' && bulletCharacters.has(text)) dottedListIds.add(listId);
        }
      },
      onCloseTag: () => undefined,
      onText: () => undefined,
    });
  const isUnchanged = (id: string) => !isUnusual && !changedListIds.has(id);
  return { markedListIds, dottedListIds: new Set([...dottedListIds].filter(isUnchanged)) };
}

/** Limits the depth of base styles, because they may form a cycle. */
export function resolveStyle(styles: ReadonlyMap<string, DocxStyle>, id: string | undefined): DocxStyle {
  let style = id === undefined ? undefined : styles.get(id);
  const result = { ...emptyStyle, name: style?.name ?? '' };
  for (let step = 0; style && step < 50; step++) {
    result.isHeading ||= style.isHeading || /^heading [1-3]$/.test(style.name);
    result.isBold ??= style.isBold;
    result.size ??= style.size;
    result.listId ??= style.listId;
    result.isUnusual ||= style.isUnusual;
    style = style.basedOn === undefined ? undefined : styles.get(style.basedOn);
  }
  return result;
}

interface Relationship {
  id: string;
  /** For example "hyperlink" or "footer". Empty for types of other formats. */
  type: string;
  target: string;
}

const relationshipTypes =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/(\w+)$/;

/** Returns the relationships of a part, or of the package if `part` is empty. */
function readRelationships(zip: ZipArchive, part: string): Relationship[] {
  const relationships: Relationship[] = [];
  const bytes = zip.read(part.replace(/([^/]*)$/, '_rels/$1.rels'));
  if (bytes)
    parseXml(bytes, {
      onOpenTag(name, { Id: id = '', Type: type = '', Target: target = '' }) {
        if (name === 'Relationship') relationships.push({ id, type: relationshipTypes.exec(type)?.[1] ?? '', target });
      },
      onCloseTag: () => undefined,
      onText: () => undefined,
    });
  return relationships;
}

/** Returns the names of the parts of a type that a part refers to, including parts missing from the archive. */
export const findParts = (zip: ZipArchive, part: string, type: string) =>
  readRelationships(zip, part)
    .filter((relationship) => relationship.type === type)
    .map(({ target }) => (target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(part), target)));

/** The main part may have a name other than "word/document.xml". */
export const findMainPart = (zip: ZipArchive) => findParts(zip, '', 'officeDocument')[0] ?? 'word/document.xml';

/** Returns link targets by relationship id. Never fetches links. */
export const readHyperlinks = (zip: ZipArchive, part: string) =>
  new Map(readRelationships(zip, part).flatMap(({ id, type, target }) => (type === 'hyperlink' ? [[id, target]] : [])));
