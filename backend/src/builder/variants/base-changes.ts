import type { BaseChange } from '@shortlist/contracts/builder/base-changes';
import { type ResumeContent, resumeContentSchema } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { matchItems } from '@shortlist/documents/match-items';
import { isDeepStrictEqual } from 'node:util';

import { words } from './words';

/** Three-way comparison: the base as the variant last saw it, the current base and the variant. */
interface Three<Value = unknown> {
  old: Value;
  base: Value;
  mine: Value;
}

type Found = Omit<BaseChange, 'id' | 'points' | 'reason' | 'question'>;

/**
 * Returns the changes of the base that the variant lacks, one per text and list item, in the order of the variant.
 * Items that the variant removed are not offered again. Pure.
 */
export function baseChangesOf(
  { old, base, mine }: Three<ResumeContent>,
  language: Language,
): Omit<BaseChange, 'points'>[] {
  const { changed, both, added, removed, questions } = words[language];
  // Parsing restores the field order, which stored JSON does not keep.
  const [was, now, own] = [old, base, mine].map((content) => resumeContentSchema.parse(content));
  return [...changesOf({ old: was, base: now, mine: own }, '')].map((change, index) => {
    const unsure = change.verdict === 'confirm';
    const reason = { text: unsure ? both : changed, add: added, remove: removed }[change.kind];
    const question = change.kind === 'remove' ? questions.remove : questions.replace;
    return { ...change, id: String(index + 1), reason, ...(unsure && { question }) };
  });
}

function* changesOf({ old, base, mine }: Three, path: string): Generator<Found> {
  if (isDeepStrictEqual(old, base)) return;
  if (Array.isArray(old) && Array.isArray(base) && Array.isArray(mine)) {
    yield* changesOfList({ old, base, mine }, path);
  } else if (isRecord(old) && isRecord(base) && isRecord(mine)) {
    for (const key of Object.keys(mine)) {
      yield* changesOf({ old: old[key], base: base[key], mine: mine[key] }, below(path, key));
    }
  } else if (!isDeepStrictEqual(base, mine)) {
    const verdict = isDeepStrictEqual(old, mine) ? 'safe' : 'confirm';
    yield { kind: 'text', path, before: String(mine), after: String(base), verdict };
  }
}

function* changesOfList({ old, base, mine }: Three<unknown[]>, path: string): Generator<Found> {
  const list = path.split('.').at(-1) ?? '';
  const inBase = matchItems(list, old, base);
  const inMine = matchItems(list, old, mine);
  for (const [index, item] of mine.entries()) {
    const was = inMine.indexOf(index);
    if (was < 0) continue;
    const now = inBase[was] ?? -1;
    const at = below(path, index);
    if (now >= 0) yield* changesOf({ old: old[was], base: base[now], mine: item }, at);
    else {
      const verdict = isDeepStrictEqual(old[was], item) ? 'safe' : 'confirm';
      yield { kind: 'remove', path: at, before: inWords(item), after: '', verdict };
    }
  }
  const known = new Set([...inBase, ...matchItems(list, mine, base)]);
  for (const [index, item] of base.entries()) {
    if (known.has(index)) continue;
    const at = below(path, placeOf(index, inBase, inMine, mine.length));
    yield { kind: 'add', path: at, before: '', after: inWords(item), verdict: 'safe', item };
  }
}

function placeOf(index: number, inBase: readonly number[], inMine: readonly number[], end: number): number {
  for (let before = index - 1; before >= 0; before -= 1) {
    const mine = inMine[inBase.indexOf(before)] ?? -1;
    if (mine >= 0) return mine + 1;
  }
  return index === 0 ? 0 : end;
}

function inWords(item: unknown): string {
  if (typeof item === 'string') return item;
  if (!item || typeof item !== 'object') return '';
  return Object.entries(item)
    .filter(([key]) => key !== 'id')
    .map(([, value]) => inWords(value))
    .filter(Boolean)
    .join('\n');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const below = (path: string, key: string | number) => `${path}${path && '.'}${key}`;
