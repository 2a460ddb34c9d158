import { isSameItem, matchItems } from '@shortlist/documents/match-items';
import { hasText, isDeepEqual } from './object-values';

export type Side = 'mine' | 'theirs';

/** `base` is the last common version of a document. Without it, every difference counts as changed on both sides. */
export interface Versions<T> {
  base: T | undefined;
  mine: T;
  theirs: T;
}

/** A value that both sides changed differently. `undefined` means that the side removed the value. */
export interface Conflict {
  /** Stays the same in every merge of the same versions. */
  key: string;
  /** Path without list indexes, such as "experience.achievements". */
  field: string;
  /** The list entries that contain the value, outermost first. If the value is an entry itself, it is included. */
  entries: object[];
  /** `order` means that both sides reordered the same list items. */
  kind: 'value' | 'order';
  mine: unknown;
  theirs: unknown;
}

export interface Merge<T> {
  /** Conflicts without a choice use `mine`. */
  merged: T;
  conflicts: Conflict[];
  /** True if a change from the other side was merged without a conflict. */
  hasMergedTheirs: boolean;
  /** Maps a dotted path in `mine` to the path in the merged document. The path of a removed value is unchanged. */
  mapPath: (path: string) => string;
}

/**
 * Merges two versions field by field. A field that both sides changed is a conflict. Otherwise, the changed value wins.
 * Matches list entries by identity, not by position.
 */
export function mergeVersions<T extends object>(
  { base, mine, theirs }: Versions<T>,
  choices: Readonly<Record<string, Side>> = {},
): Merge<T> {
  const merger = new Merger(choices);
  const merged = merger.mergeValue({ base, mine, theirs }, { key: '', field: '', entries: [] }) as T;
  const { conflicts, hasMergedTheirs, positions } = merger;
  return { merged, conflicts, hasMergedTheirs, mapPath: (path) => mapPath(path, positions) };
}

type ValueLocation = Pick<Conflict, 'key' | 'field' | 'entries'>;
type ThreeWay<T = unknown> = Versions<T>;

/** Indexes of one list item in each version that contains it. */
interface ListNode {
  base?: number;
  mine?: number;
  theirs?: number;
}

/** Fields that are merged as one field. A conflict uses the first name. */
const fieldGroups: readonly [string, string][] = [['endDate', 'current']];
/** Fields that are derived from other fields. If both sides changed such a field, the merge drops it. */
const derivedFields = new Set(['typedName']);
const paragraphBreak = /\n{2,}/;

class Merger {
  readonly conflicts: Conflict[] = [];
  hasMergedTheirs = false;
  /** New index of each list item in `mine`, by the list's path. The index of a removed item is -1. */
  readonly positions = new Map<string, number[]>();

  constructor(private readonly choices: Readonly<Record<string, Side>>) {}

  mergeValue({ base, mine, theirs }: ThreeWay, location: ValueLocation): unknown {
    if (isSame(mine, theirs)) return mine;
    if (isUnchanged(theirs, base)) return mine;
    if (isUnchanged(mine, base)) {
      this.hasMergedTheirs = true;
      return theirs;
    }
    if (Array.isArray(mine) && Array.isArray(theirs))
      return this.mergeList({ base: Array.isArray(base) ? (base as unknown[]) : [], mine, theirs }, location);
    if (isRecord(mine) && isRecord(theirs))
      return this.mergeRecord({ base: isRecord(base) ? base : undefined, mine, theirs }, location);
    if ([base, mine, theirs].every((text) => typeof text === 'string') && paragraphBreak.test(`${mine as string}`))
      return this.mergeText({ base, mine, theirs } as ThreeWay<string>, location);
    return this.choose({ ...location, kind: 'value', mine, theirs });
  }

  private choose(conflict: Conflict): unknown {
    this.conflicts.push(conflict);
    return conflict[this.choices[conflict.key] ?? 'mine'];
  }

  private mergeRecord(
    { base, mine, theirs }: ThreeWay<Record<string, unknown>>,
    location: ValueLocation,
  ): Record<string, unknown> {
    const merged: Record<string, unknown> = {};
    const handledKeys = new Set<string>();
    for (const key of [...Object.keys(mine), ...Object.keys(theirs)]) {
      if (handledKeys.has(key)) continue;
      const group = fieldGroups.find((names) => names.includes(key) && names.every((name) => name in mine)) ?? [key];
      group.forEach((name) => handledKeys.add(name));
      const childLocation = getChildLocation(location, group[0]);
      if (group.length > 1) {
        const pickGroup = (record: Record<string, unknown> | undefined) =>
          record && Object.fromEntries(group.map((name) => [name, record[name]]));
        const versions = { base: pickGroup(base), mine: pickGroup(mine), theirs: pickGroup(theirs) };
        Object.assign(merged, this.mergeGroup(versions, childLocation));
      } else {
        const versions = { base: base?.[key], mine: mine[key], theirs: theirs[key] };
        const value =
          derivedFields.has(key) && isConflict(versions) ? undefined : this.mergeValue(versions, childLocation);
        if (value !== undefined) merged[key] = value;
      }
    }
    return merged;
  }

  private mergeGroup(versions: ThreeWay, location: ValueLocation): unknown {
    return isConflict(versions)
      ? this.choose({ ...location, kind: 'value', mine: versions.mine, theirs: versions.theirs })
      : this.mergeValue(versions, location);
  }

  private mergeText({ base, mine, theirs }: ThreeWay<string>, location: ValueLocation): string {
    const splitParagraphs = (text: string | undefined) => (text ?? '').split(paragraphBreak);
    const versions = { base: splitParagraphs(base), mine: splitParagraphs(mine), theirs: splitParagraphs(theirs) };
    return this.mergeList(versions, location, 'paragraphs').join('\n\n');
  }

  private mergeList(
    { base, mine, theirs }: Versions<unknown[]> & { base: unknown[] },
    location: ValueLocation,
    name = location.field.split('.').at(-1) ?? '',
  ): unknown[] {
    const nodes = matchNodes(name, { base, mine, theirs });
    const values = new Map(nodes.map((node) => [node, this.mergeItem(node, { base, mine, theirs }, location)]));
    const orderedNodes = this.orderNodes(nodes, { mine, theirs }, location).filter(
      (node) => values.get(node) !== undefined,
    );
    const merged = orderedNodes.map((node) => values.get(node));
    if (name !== 'paragraphs')
      this.positions.set(
        location.key,
        mine.map((_, index) => orderedNodes.findIndex((node) => node.mine === index)),
      );
    return merged;
  }

  private mergeItem(
    node: ListNode,
    { base, mine, theirs }: Record<'base' | Side, unknown[]>,
    location: ValueLocation,
  ): unknown {
    const getItem = (list: unknown[], index: number | undefined) => (index === undefined ? undefined : list[index]);
    const versions = {
      base: getItem(base, node.base),
      mine: getItem(mine, node.mine),
      theirs: getItem(theirs, node.theirs),
    };
    const currentItem = versions.mine ?? versions.theirs ?? versions.base;
    const itemLocation: ValueLocation = {
      // The item's path in `mine`. An item that isn't in `mine` gets a key that isn't a valid path.
      key: `${location.key}.${node.mine ?? (node.theirs === undefined ? `was${node.base}` : `new${node.theirs}`)}`,
      field: location.field,
      entries: isRecord(currentItem) ? [...location.entries, currentItem] : location.entries,
    };
    if (versions.base === undefined && (versions.mine === undefined || versions.theirs === undefined)) {
      if (versions.mine === undefined) this.hasMergedTheirs = true;
      return currentItem;
    }
    return this.mergeValue(versions, itemLocation);
  }

  /**
   * Uses the order of the side that reordered the items. An item that only the other side has follows its predecessor
   * on that side.
   */
  private orderNodes(
    nodes: ListNode[],
    { mine, theirs }: Record<Side, unknown[]>,
    location: ValueLocation,
  ): ListNode[] {
    const mineNodes = sortNodes('mine', nodes);
    const theirNodes = sortNodes('theirs', nodes);
    const [commonMine = [], commonTheirs = []] = [mineNodes, theirNodes].map((list) =>
      list.filter((node) => mineNodes.includes(node) && theirNodes.includes(node)),
    );
    const isInBaseOrder = (list: ListNode[]) =>
      list.every(({ base }, i) => base !== undefined && (i === 0 || base > (list[i - 1]?.base ?? -1)));
    let side: Side = 'mine';
    if (!isDeepEqual(commonMine, commonTheirs)) {
      if (isInBaseOrder(commonMine)) side = 'theirs';
      else if (!isInBaseOrder(commonTheirs)) {
        const orders = {
          mine: commonMine.map((node) => mine[node.mine ?? 0]),
          theirs: commonTheirs.map((node) => theirs[node.theirs ?? 0]),
        };
        const chosenOrder = this.choose({ ...location, key: `${location.key}.order`, kind: 'order', ...orders });
        side = chosenOrder === orders.mine ? 'mine' : 'theirs';
      }
      if (side === 'theirs') this.hasMergedTheirs = true;
    }
    const [orderingNodes, otherSideNodes] = side === 'mine' ? [mineNodes, theirNodes] : [theirNodes, mineNodes];
    return otherSideNodes.reduce((orderedNodes, node, index) => {
      if (orderedNodes.includes(node)) return orderedNodes;
      const predecessor = otherSideNodes[index - 1];
      let position = predecessor ? orderedNodes.indexOf(predecessor) + 1 : 0;
      // If both sides added items at this position, the items from the ordering side come first.
      while (position < orderedNodes.length && !otherSideNodes.includes(orderedNodes[position] as ListNode))
        position += 1;
      return orderedNodes.toSpliced(position, 0, node);
    }, orderingNodes);
  }
}

/**
 * Matches the items of three lists. Empty items, such as new entries, stay unmatched. The empty items in `mine` are
 * kept unless `theirs` filled them.
 */
function matchNodes(name: string, { base, mine, theirs }: Record<'base' | Side, unknown[]>): ListNode[] {
  const listIndexes = (list: unknown[], isFilled: boolean) =>
    [...list.keys()].filter((i) => hasText(list[i]) === isFilled);
  const [baseIndexes, mineIndexes, theirIndexes] = [
    listIndexes(base, true),
    listIndexes(mine, true),
    listIndexes(theirs, true),
  ];
  const match = (list: unknown[], itemIndexes: number[]) => {
    const baseItems = baseIndexes.map((index) => base[index]);
    const items = itemIndexes.map((index) => list[index]);
    const matches = matchItems(name, baseItems, items);
    return (name === 'paragraphs' || name === 'achievements' ? fillGaps(matches, items.length) : matches).map((i) =>
      i < 0 ? undefined : itemIndexes[i],
    );
  };
  const [mineMatches, theirMatches] = [match(mine, mineIndexes), match(theirs, theirIndexes)];
  const baseNodes = baseIndexes.map((index, i): ListNode => ({
    base: index,
    mine: mineMatches[i],
    theirs: theirMatches[i],
  }));
  const addedNodes: ListNode[] = mineIndexes
    .filter((index) => !mineMatches.includes(index))
    .map((index) => ({ mine: index }));
  const mineAddedCount = addedNodes.length;
  for (const index of theirIndexes.filter((candidate) => !theirMatches.includes(candidate))) {
    const sameNode = addedNodes.find(
      (node) =>
        node.mine !== undefined && node.theirs === undefined && isSameItem(name, mine[node.mine], theirs[index]),
    );
    if (sameNode) sameNode.theirs = index;
    else addedNodes.push({ theirs: index });
  }
  const removedEmptyCount = listIndexes(base, false).length - listIndexes(theirs, false).length - mineAddedCount;
  const emptyIndexes = listIndexes(mine, false).slice(Math.max(0, removedEmptyCount));
  return [...baseNodes, ...addedNodes, ...emptyIndexes.map((index): ListNode => ({ mine: index }))];
}

/** Matches removed texts with added texts if two unchanged texts enclose equally many of both. */
function fillGaps(matches: number[], length: number): number[] {
  const filledMatches = [...matches];
  for (let start = 0; start < filledMatches.length; start += 1) {
    if (filledMatches[start] !== -1) continue;
    let end = start;
    while (filledMatches[end] === -1) end += 1;
    const firstAdded = (filledMatches[start - 1] ?? -1) + 1;
    const addedCount = Math.max(0, (filledMatches[end] ?? length) - firstAdded);
    const addedIndexes = Array.from({ length: addedCount }, (_, i) => firstAdded + i);
    if (addedCount === end - start && !addedIndexes.some((index) => filledMatches.includes(index)))
      filledMatches.splice(start, end - start, ...addedIndexes);
    start = end;
  }
  return filledMatches;
}

const sortNodes = (side: Side, nodes: ListNode[]) =>
  nodes.filter((node) => node[side] !== undefined).toSorted((a, b) => (a[side] ?? 0) - (b[side] ?? 0));

function mapPath(path: string, positions: ReadonlyMap<string, readonly number[]>): string {
  const segments: string[] = [];
  let listPath = '';
  for (const key of path.split('.')) {
    const index = positions.get(listPath)?.[Number(key)];
    if (index === -1) return path;
    segments.push(index === undefined ? key : String(index));
    listPath = listPath ? `${listPath}.${key}` : key;
  }
  return segments.join('.');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const getChildLocation = ({ key, field, entries }: ValueLocation, name: string): ValueLocation => ({
  key: key ? `${key}.${name}` : name,
  field: field ? `${field}.${name}` : name,
  entries,
});

/** Ignores leading and trailing whitespace. */
const isSame = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'string' ? a.trim() === b.trim() : isDeepEqual(a, b);
/** Without a base, only an empty value counts as unchanged. */
const isUnchanged = (value: unknown, base: unknown) => (base === undefined ? isEmpty(value) : isSame(value, base));
const isEmpty = (value: unknown) => !hasText(value) && typeof value !== 'number';
const isConflict = ({ base, mine, theirs }: ThreeWay) =>
  !isSame(mine, theirs) && !isUnchanged(mine, base) && !isUnchanged(theirs, base);
