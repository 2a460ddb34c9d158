import type { BaseChange } from '@shortlist/contracts/builder/base-changes';
import { type ResumeContent, resumeContentSchema } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { matchItems } from '@shortlist/documents/match-items';
import { isDeepStrictEqual } from 'node:util';

import { messages } from '../messages';

/**
 * Three values to compare. `ancestor` is the base when the variant was last updated from it, and `base` is the current
 * base.
 */
interface ThreeWay<Value = unknown> {
  ancestor: Value;
  base: Value;
  variant: Value;
}

type BaseChangeDraft = Omit<BaseChange, 'id' | 'points' | 'reason' | 'question'>;

/**
 * Returns the changes of the base that the variant lacks, one per text and list item, in the order of the variant.
 * Items that the variant removed are not offered again.
 */
export function findBaseChanges(
  { ancestor, base, variant }: ThreeWay<ResumeContent>,
  language: Language,
): Omit<BaseChange, 'points'>[] {
  const { changed, both, added, removed, questions } = messages[language].baseChanges;
  // Parsing restores the field order, which stored JSON does not keep.
  const [oldBase, newBase, currentVariant] = [ancestor, base, variant].map((content) =>
    resumeContentSchema.parse(content),
  );
  return [...diffValue({ ancestor: oldBase, base: newBase, variant: currentVariant }, '')].map((change, index) => {
    const needsConfirmation = change.verdict === 'confirm';
    const reason = { text: needsConfirmation ? both : changed, add: added, remove: removed }[change.kind];
    const question = change.kind === 'remove' ? questions.remove : questions.replace;
    return { ...change, id: String(index + 1), reason, ...(needsConfirmation && { question }) };
  });
}

function* diffValue({ ancestor, base, variant }: ThreeWay, path: string): Generator<BaseChangeDraft> {
  if (isDeepStrictEqual(ancestor, base)) return;
  if (Array.isArray(ancestor) && Array.isArray(base) && Array.isArray(variant)) {
    yield* diffList({ ancestor, base, variant }, path);
  } else if (isRecord(ancestor) && isRecord(base) && isRecord(variant)) {
    for (const key of Object.keys(variant)) {
      yield* diffValue({ ancestor: ancestor[key], base: base[key], variant: variant[key] }, joinPath(path, key));
    }
  } else if (!isDeepStrictEqual(base, variant)) {
    const verdict = isDeepStrictEqual(ancestor, variant) ? 'safe' : 'confirm';
    yield { kind: 'text', path, before: String(variant), after: String(base), verdict };
  }
}

function* diffList({ ancestor, base, variant }: ThreeWay<unknown[]>, path: string): Generator<BaseChangeDraft> {
  const listName = path.split('.').at(-1) ?? '';
  const baseIndexes = matchItems(listName, ancestor, base);
  const variantIndexes = matchItems(listName, ancestor, variant);
  for (const [index, item] of variant.entries()) {
    const ancestorIndex = variantIndexes.indexOf(index);
    if (ancestorIndex < 0) continue;
    const baseIndex = baseIndexes[ancestorIndex] ?? -1;
    const variantPath = joinPath(path, index);
    if (baseIndex >= 0)
      yield* diffValue({ ancestor: ancestor[ancestorIndex], base: base[baseIndex], variant: item }, variantPath);
    else {
      const verdict = isDeepStrictEqual(ancestor[ancestorIndex], item) ? 'safe' : 'confirm';
      yield { kind: 'remove', path: variantPath, before: formatItem(item), after: '', verdict };
    }
  }
  const knownIndexes = new Set([...baseIndexes, ...matchItems(listName, variant, base)]);
  for (const [index, item] of base.entries()) {
    if (knownIndexes.has(index)) continue;
    const itemPath = joinPath(path, findInsertIndex(index, baseIndexes, variantIndexes, variant.length));
    yield { kind: 'add', path: itemPath, before: '', after: formatItem(item), verdict: 'safe', item };
  }
}

function findInsertIndex(
  index: number,
  baseIndexes: readonly number[],
  variantIndexes: readonly number[],
  end: number,
): number {
  for (let previousIndex = index - 1; previousIndex >= 0; previousIndex -= 1) {
    const variantIndex = variantIndexes[baseIndexes.indexOf(previousIndex)] ?? -1;
    if (variantIndex >= 0) return variantIndex + 1;
  }
  return index === 0 ? 0 : end;
}

function formatItem(item: unknown): string {
  if (typeof item === 'string') return item;
  if (!item || typeof item !== 'object') return '';
  return Object.entries(item)
    .filter(([key]) => key !== 'id')
    .map(([, value]) => formatItem(value))
    .filter(Boolean)
    .join('\n');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const joinPath = (path: string, key: string | number) => `${path}${path && '.'}${key}`;
