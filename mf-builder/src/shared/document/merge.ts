import { isSameItem, matchItems } from '@shortlist/documents/match-items';
import { hasText } from './has-text';
import { equal } from './paths';

export type Side = 'mine' | 'theirs';

/** A document as two places knew it last, and as each has it now. Without `base` all that differs counts as changed on both sides. */
export interface Versions<T> {
  base: T | undefined;
  mine: T;
  theirs: T;
}

/** Something that was changed on both sides, each in its own way. `undefined` on a side: removed there. */
export interface Conflict {
  /** The same each time the same versions are merged. */
  key: string;
  /** Its place without the positions in lists: "experience.achievements". */
  field: string;
  /** The entries of lists that it is in, outermost first, or is itself. */
  entries: object[];
  /** `order`: the same items of a list, in two orders. */
  kind: 'value' | 'order';
  mine: unknown;
  theirs: unknown;
}

export interface Merge<T> {
  /** Conflicts are decided as chosen, those without a choice for mine. */
  merged: T;
  conflicts: Conflict[];
  /** Changes of the other side came in without a question. */
  hasTaken: boolean;
  /** Finds what stands at a dotted path of mine in the merged document; the path itself where it is gone. */
  follow: (path: string) => string;
}

/**
 * Merges two versions of a document field by field. A field that was changed on one side only is as that side has it;
 * one that was changed on both is a conflict. Entries of lists are matched by what they are, so places don't matter.
 * Pure.
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

/** The present place of the recursion. */
type Place = Pick<Conflict, 'key' | 'field' | 'entries'>;
type Three<T = unknown> = Versions<T>;

/** An item of a list, by its index in each version that has it. */
interface Node {
  base?: number;
  mine?: number;
  theirs?: number;
}

/** Fields of an entry that say one thing together, under the name of the first. */
const units: readonly [string, string][] = [['endDate', 'current']];
/** Fields that repeat others: left out where both sides changed them. */
const derived = new Set(['typedName']);
const paragraphBreak = /\n{2,}/;

class Merger {
  readonly conflicts: Conflict[] = [];
  hasTaken = false;
  /** Of each list that was merged, by its path in mine: the new index of each item, -1 where it is gone. */
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
      // A path of mine, or none that could be one.
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

  /** Puts items into the order of the side that changed it; those that only the other side has follow their neighbor. */
  private order(nodes: Node[], { mine, theirs }: Record<Side, unknown[]>, place: Place): Node[] {
    const own = inOrderOf('mine', nodes);
    const others = inOrderOf('theirs', nodes);
    const common = [own, others].map((list) => list.filter((node) => own.includes(node) && others.includes(node)));
    const [first = [], second = []] = common;
    const isUsual = (list: Node[]) =>
      list.every(({ base }, i) => base !== undefined && (i === 0 || base > (list[i - 1]?.base ?? -1)));
    let side: Side = 'mine';
    if (!equal(first, second)) {
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
      // Both added something there: the order's own comes first.
      while (at < ordered.length && !rest.includes(ordered[at] as Node)) at += 1;
      return ordered.toSpliced(at, 0, node);
    }, backbone);
  }
}

/** Matches the items of three lists. Empty ones, such as open forms, are no items: mine stay while theirs doesn't fill them. */
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

/** Matches texts that were written anew, where as many came as went between two that stayed. */
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

/** Compares values; spaces around a text don't count. */
const isSame = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'string' ? a.trim() === b.trim() : equal(a, b);
/** Without a base, an empty value is one that nobody has changed. */
const isUnchanged = (value: unknown, base: unknown) => (base === undefined ? isEmpty(value) : isSame(value, base));
const isEmpty = (value: unknown) => !hasText(value) && typeof value !== 'number';
const isConflict = ({ base, mine, theirs }: Three) =>
  !isSame(mine, theirs) && !isUnchanged(mine, base) && !isUnchanged(theirs, base);
