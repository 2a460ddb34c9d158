import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { allSamples, type SampleKind, sampleKinds } from '@shortlist/documents/samples/all-samples';
import { SeededRandom } from '@shortlist/testing/seeded-random';

export interface BenchDocument {
  content: ResumeContent;
  language: Language;
}

/** Replacing words in these fields would make URLs and dates invalid. */
const unvariedFields = new Set(['email', 'website', 'linkedin', 'url', 'github', 'startDate', 'endDate', 'date']);
/** Japanese has no spaces, so a series of characters of one script counts as a word. */
const wordPattern = /\p{Script=Han}{2,}|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3,}|\p{N}/gu;
const replacedShare = 0.3;

/**
 * Replaces random words and numbers of a sample. The same arguments always return the same resume. Replacements have as
 * many characters as the originals, so that pages stay full, but other widths, so that lines break at different points.
 */
export function createVariedDocument(kind: SampleKind, language: Language, seed: number): BenchDocument {
  const pool = getWordPool(language);
  const random = new SeededRandom(seed * 7919 + language.charCodeAt(0) * 31 + kind.length);
  const pickReplacement = (word: string) => {
    const candidates = pool.get(getWordShape(word)) ?? [word];
    return candidates[Math.floor(random.next() * candidates.length)] ?? word;
  };
  const vary = (text: string, share: number) =>
    text.replace(wordPattern, (word) => {
      if (/^\p{N}$/u.test(word)) return String(1 + Math.floor(random.next() * 9));
      return random.next() < share ? pickReplacement(word) : word;
    });
  const varyValue = (value: unknown, key: string): unknown => {
    if (typeof value === 'string')
      return unvariedFields.has(key) ? value : vary(value, /Name$/.test(key) ? 1 : replacedShare);
    if (Array.isArray(value)) return value.map((item) => varyValue(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, fieldValue]) => [name, varyValue(fieldValue, name)]));
  };
  return { content: varyValue(allSamples[kind][language], '') as ResumeContent, language };
}

const pools = new Map<Language, Map<string, string[]>>();

function getWordPool(language: Language): Map<string, string[]> {
  const cachedPool = pools.get(language);
  if (cachedPool) return cachedPool;
  const pool = new Map<string, string[]>();
  const text = sampleKinds.map((kind) => JSON.stringify(allSamples[kind][language])).join(' ');
  for (const word of new Set(text.replace(/\\./g, ' ').match(wordPattern)))
    pool.set(getWordShape(word), [...(pool.get(getWordShape(word)) ?? []), word]);
  pools.set(language, pool);
  return pool;
}

function getWordShape(word: string): string {
  const firstCharacter = word.slice(0, 1);
  return `${firstCharacter === firstCharacter.toLowerCase() ? 'small' : 'capital'} ${word.length}`;
}
