import { isSameItem, matchItems } from '@shortlist/documents/match-items';
import { hasText } from './has-text';
import { isDeepEqual } from './object-path';

export type Side = 'mine' | 'theirs';

/**
 * The last common version of a document, and its two current versions. Without `base`, every difference counts as a
 * change on both sides.
 */
export interface Versions<T> {
  base: T | undefined;
  mine: T;
  theirs: T;
}

/** A value that both sides changed differently. `undefined` means removed on that side. */
export interface Conflict {
  /** Stable across merges of the same versions. */
  key: string;
  /** Path without list indexes, such as "experience.achievements". */
  field: string;
  /** The list entries that contain the value, outermost first, including the value if it is an entry. */
  entries: object[];
  /** `order`: both sides reordered the same list items. */
  kind: 'value' | 'order';
  mine: unknown;
  theirs: unknown;
}

export interface Merge<T> {
  /** Conflicts without a choice are decided for `mine`. */
  merged: T;
  conflicts: Conflict[];
  /** True if changes of the other side were merged without a conflict. */
  hasTaken: boolean;
  /** Maps a dotted path in `mine` to the merged document. Returns the path itself if the value was removed. */
  follow: (path: string) => string;
}

/**
 * Merges two versions of a document field by field. A field that one side changed is taken from that side; a field that
 * both changed is a conflict. Matches list entries by identity, not by position. Pure.
 */
export function mergeVersions<T extends object>(
  { base, mine, theirs }: Versions<T>,
  choices: Readonly<Record<string, Side>> = {},
): Merge<T> {
  const merger = new Merger(choices);
  const merged = merger.value({ base, mine, theirs }, { key: '', field: '', entries: [] }) as T;
  const { conflicts, hasTaken, positions } = merger;
  return { merged, conflicts, hasTaken, follow: (path) => follow(path, positions) };
}

type Place = Pick<Conflict, 'key' | 'field' | 'entries'>;
type Three<T = unknown> = Versions<T>;

/** Indexes of a list item in the versions that have it. */
interface Node {
  base?: number;
  mine?: number;
  theirs?: number;
}

/** Fields of an entry that are merged as one, under the name of the first. */
const units: readonly [string, string][] = [['endDate', 'current']];
/** Fields derived from others; omitted if both sides changed them. */
const derived = new Set(['typedName']);
const paragraphBreak = /\n{2,}/;

class Merger {
  readonly conflicts: Conflict[] = [];
  hasTaken = false;
  /** New index of each list item, by the list's path in `mine`; -1 if the item was removed. */
  readonly positions = new Map<string, number[]>();

  constructor(private readonly choices: Readonly<Record<string, Side>>) {}

  value({ base, mine, theirs }: Three, place: Place): unknown {
    if (isSame(mine, theirs)) return mine;
    if (isUnchanged(theirs, base)) return mine;
    if (isUnchanged(mine, base)) {
      this.hasTaken = true;
      return theirs;
    }
    if (Array.isArray(mine) && Array.isArray(theirs))
      return this.list({ base: Array.isArray(base) ? (base as unknown[]) : [], mine, theirs }, place);
    if (isRecord(mine) && isRecord(theirs))
      return this.record({ base: isRecord(base) ? base : undefined, mine, theirs }, place);
    if ([base, mine, theirs].every((text) => typeof text === 'string') && paragraphBreak.test(`${mine as string}`))
      return this.text({ base, mine, theirs } as Three<string>, place);
    return this.choose({ ...place, kind: 'value', mine, theirs });
  }

  private choose(conflict: Conflict): unknown {
    this.conflicts.push(conflict);
    return conflict[this.choices[conflict.key] ?? 'mine'];
  }

  private record({ base, mine, theirs }: Three<Record<string, unknown>>, place: Place): Record<string, unknown> {
    const merged: Record<string, unknown> = {};
    const done = new Set<string>();
    for (const key of [...Object.keys(mine), ...Object.keys(theirs)]) {
      if (done.has(key)) continue;
      const unit = units.find((names) => names.includes(key) && names.every((name) => name in mine)) ?? [key];
      unit.forEach((name) => done.add(name));
      const at = below(place, unit[0]);
      if (unit.length > 1) {
        const pick = (from: Record<string, unknown> | undefined) =>
          from && Object.fromEntries(unit.map((name) => [name, from[name]]));
        const three = { base: pick(base), mine: pick(mine), theirs: pick(theirs) };
        Object.assign(merged, this.unit(three, at));
      } else {
        const three = { base: base?.[key], mine: mine[key], theirs: theirs[key] };
        const value = derived.has(key) && isConflict(three) ? undefined : this.value(three, at);
        if (value !== undefined) merged[key] = value;
      }
    }
    return merged;
  }

  private unit(three: Three, place: Place): unknown {
    return isConflict(three)
      ? this.choose({ ...place, kind: 'value', mine: three.mine, theirs: three.theirs })
      : this.value(three, place);
  }

  private text({ base, mine, theirs }: Three<string>, place: Place): string {
    const paragraphs = (text: string | undefined) => (text ?? '').split(paragraphBreak);
    const three = { base: paragraphs(base), mine: paragraphs(mine), theirs: paragraphs(theirs) };
    return this.list(three, place, 'paragraphs').join('\n\n');
  }

  private list(
    { base, mine, theirs }: Versions<unknown[]> & { base: unknown[] },
    place: Place,
    name = place.field.split('.').at(-1) ?? '',
  ): unknown[] {
    const nodes = matchNodes(name, { base, mine, theirs });
    const values = new Map(nodes.map((node) => [node, this.item(node, { base, mine, theirs }, place)]));
    const ordered = this.order(nodes, { mine, theirs }, place).filter((node) => values.get(node) !== undefined);
    const merged = ordered.map((node) => values.get(node));
    if (name !== 'paragraphs')
      this.positions.set(
        place.key,
        mine.map((_, index) => ordered.findIndex((node) => node.mine === index)),
      );
    return merged;
  }

  private item(node: Node, { base, mine, theirs }: Record<'base' | Side, unknown[]>, place: Place): unknown {
    const at = (list: unknown[], index: number | undefined) => (index === undefined ? undefined : list[index]);
    const three = { base: at(base, node.base), mine: at(mine, node.mine), theirs: at(theirs, node.theirs) };
    const shown = three.mine ?? three.theirs ?? three.base;
    const inner: Place = {
      // A path in `mine`, or a key that cannot be such a path.
      key: `${place.key}.${node.mine ?? (node.theirs === undefined ? `was${node.base}` : `new${node.theirs}`)}`,
      field: place.field,
      entries: isRecord(shown) ? [...place.entries, shown] : place.entries,
    };
    if (three.base === undefined && (three.mine === undefined || three.theirs === undefined)) {
      if (three.mine === undefined) this.hasTaken = true;
      return shown;
    }
    return this.value(three, inner);
  }

  /**
   * Returns the items in the order of the side that changed it. Items that only the other side has follow their
   * predecessor.
   */
  private order(nodes: Node[], { mine, theirs }: Record<Side, unknown[]>, place: Place): Node[] {
    const own = inOrderOf('mine', nodes);
    const others = inOrderOf('theirs', nodes);
    const common = [own, others].map((list) => list.filter((node) => own.includes(node) && others.includes(node)));
    const [first = [], second = []] = common;
    const isUsual = (list: Node[]) =>
      list.every(({ base }, i) => base !== undefined && (i === 0 || base > (list[i - 1]?.base ?? -1)));
    let side: Side = 'mine';
    if (!isDeepEqual(first, second)) {
      if (isUsual(first)) side = 'theirs';
      else if (!isUsual(second)) {
        const orders = {
          mine: first.map((node) => mine[node.mine ?? 0]),
          theirs: second.map((n) => theirs[n.theirs ?? 0]),
        };
        const chosen = this.choose({ ...place, key: `${place.key}.order`, kind: 'order', ...orders });
        side = chosen === orders.mine ? 'mine' : 'theirs';
      }
      if (side === 'theirs') this.hasTaken = true;
    }
    const [backbone, rest] = side === 'mine' ? [own, others] : [others, own];
    return rest.reduce((ordered, node, index) => {
      if (ordered.includes(node)) return ordered;
      const before = rest[index - 1];
      let at = before ? ordered.indexOf(before) + 1 : 0;
      // If both sides added items here, those of the ordering side come first.
      while (at < ordered.length && !rest.includes(ordered[at] as Node)) at += 1;
      return ordered.toSpliced(at, 0, node);
    }, backbone);
  }
}

/**
 * Matches the items of three lists. Empty items, such as open forms, are not matched: those of `mine` stay unless
 * `theirs` filled them.
 */
function matchNodes(name: string, { base, mine, theirs }: Record<'base' | Side, unknown[]>): Node[] {
  const indexes = (list: unknown[], filled: boolean) => [...list.keys()].filter((i) => hasText(list[i]) === filled);
  const [was, own, others] = [indexes(base, true), indexes(mine, true), indexes(theirs, true)];
  const match = (list: unknown[], at: number[]) => {
    const before = was.map((index) => base[index]);
    const after = at.map((index) => list[index]);
    const matches = matchItems(name, before, after);
    return (name === 'paragraphs' || name === 'achievements' ? fillGaps(matches, after.length) : matches).map((i) =>
      i < 0 ? undefined : at[i],
    );
  };
  const [inMine, inTheirs] = [match(mine, own), match(theirs, others)];
  const known = was.map((index, i): Node => ({ base: index, mine: inMine[i], theirs: inTheirs[i] }));
  const added: Node[] = own.filter((index) => !inMine.includes(index)).map((index) => ({ mine: index }));
  const ownAdded = added.length;
  for (const index of others.filter((other) => !inTheirs.includes(other))) {
    const twin = added.find(
      (node) =>
        node.mine !== undefined && node.theirs === undefined && isSameItem(name, mine[node.mine], theirs[index]),
    );
    if (twin) twin.theirs = index;
    else added.push({ theirs: index });
  }
  const gone = indexes(base, false).length - indexes(theirs, false).length - ownAdded;
  const blank = indexes(mine, false).slice(Math.max(0, gone));
  return [...known, ...added, ...blank.map((index): Node => ({ mine: index }))];
}

/** Matches rewritten texts if as many were added as removed between two unchanged ones. */
function fillGaps(matches: number[], length: number): number[] {
  const filled = [...matches];
  for (let start = 0; start < filled.length; start += 1) {
    if (filled[start] !== -1) continue;
    let end = start;
    while (filled[end] === -1) end += 1;
    const from = (filled[start - 1] ?? -1) + 1;
    const came = Array.from({ length: Math.max(0, (filled[end] ?? length) - from) }, (_, i) => from + i);
    if (came.length === end - start && !came.some((index) => filled.includes(index)))
      filled.splice(start, end - start, ...came);
    start = end;
  }
  return filled;
}

const inOrderOf = (side: Side, nodes: Node[]) =>
  nodes.filter((node) => node[side] !== undefined).toSorted((a, b) => (a[side] ?? 0) - (b[side] ?? 0));

function follow(path: string, positions: ReadonlyMap<string, readonly number[]>): string {
  const found: string[] = [];
  let at = '';
  for (const key of path.split('.')) {
    const index = positions.get(at)?.[Number(key)];
    if (index === -1) return path;
    found.push(index === undefined ? key : String(index));
    at = at ? `${at}.${key}` : key;
  }
  return found.join('.');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const below = ({ key, field, entries }: Place, name: string): Place => ({
  key: key ? `${key}.${name}` : name,
  field: field ? `${field}.${name}` : name,
  entries,
});

/** Compares values, ignoring whitespace around texts. */
const isSame = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'string' ? a.trim() === b.trim() : isDeepEqual(a, b);
/** Without a base, only an empty value counts as unchanged. */
const isUnchanged = (value: unknown, base: unknown) => (base === undefined ? isEmpty(value) : isSame(value, base));
const isEmpty = (value: unknown) => !hasText(value) && typeof value !== 'number';
const isConflict = ({ base, mine, theirs }: Three) =>
  !isSame(mine, theirs) && !isUnchanged(mine, base) && !isUnchanged(theirs, base);
