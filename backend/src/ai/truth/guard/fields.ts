import type { Language } from '@shortlist/contracts/platform/languages';
import { normal, stemOf } from '../../../ats/language/words';
import { profiles } from '../../profiles/all';
import { listOf } from '../../profiles/occupation';
import { conceptsIn, degrees, ranks } from '../entities/concepts';
import { contactKey } from '../entities/contacts';
import { datesIn } from '../values/dates';
import { plainOf } from '../values/plain';

/** `translation`: only the person can confirm that the field means the same as its source. */
export type FieldVerdict = 'same' | 'translation' | 'new';

const plainWords = (text: string) =>
  normal(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const legalForm =
  /^(?:inc|llc|ltd|gmbh|ag|kg|se|corp|corporation|plc|sa|sl|sarl|sas|co|the|株式会社|有限会社|주식회사)$/u;

/** Treats a name with the same words or fewer as equal. Ignores legal forms. */
export function sameName(before: string, after: string): FieldVerdict {
  const known = new Set(plainWords(before));
  const said = plainWords(after).filter((word) => !legalForm.test(word));
  if (said.length > 0 && said.every((word) => known.has(word))) return 'same';
  const compact = (text: string) =>
    plainWords(text)
      .join('')
      .replace(/株式会社|有限会社|주식회사/gu, '');
  return compact(before) === compact(after) && compact(after) !== '' ? 'same' : 'new';
}

/** Parses a date field into a year and an optional month: "03/2020", 令和2年3月, "mars 2020", "2020". */
function monthOf(text: string): { year: number; month?: number | undefined } | undefined {
  const plain = plainOf(text).text.trim();
  const bare = /^(?:19|20)\d{2}$/.exec(plain);
  if (bare) return { year: Number(plain) };
  const [first] = datesIn(plain);
  return first && first.start === 0 && first.end >= plain.length - 1 ? first : undefined;
}

/** Treats the same month in any format or calendar as equal. A year alone is less precise but not a different date. */
export function sameDate(before: string, after: string): FieldVerdict {
  if (normal(before).toLowerCase() === normal(after).toLowerCase()) return 'same';
  const [known, said] = [monthOf(before), monthOf(after)];
  if (!known || !said) return 'new';
  return known.year === said.year && (said.month === undefined || said.month === known.month) ? 'same' : 'new';
}

export const sameContact = (before: string, after: string): FieldVerdict =>
  contactKey(normal(before)) === contactKey(normal(after)) ? 'same' : 'new';

let titles: Map<string, Set<string>> | undefined;
function occupationsOf(title: string): Set<string> {
  if (!titles) {
    titles = new Map();
    for (const language of Object.values(profiles))
      for (const { occupations } of Object.values(language))
        for (const { id, title: own, also } of occupations)
          for (const name of [own, ...listOf(also)]) {
            const key = plainWords(name).join(' ');
            titles.set(key, (titles.get(key) ?? new Set()).add(id));
          }
  }
  return titles.get(plainWords(title).join(' ')) ?? new Set();
}

const smallWord = /^(?:of|the|and|in|for|de|du|des|la|le|les|der|die|das|und|et|y|en|el|für|im|am|an|aux?|d|l)$/u;

/**
 * Treats a title as equal if it adds no seniority and no word to `before`, or is another name of the same occupation.
 */
export function sameTitle(
  before: string,
  after: string,
  others: readonly string[],
  language: Language,
  translated: boolean,
): FieldVerdict {
  const known = [before, ...others].join(' ');
  const held = conceptsIn(before === '' ? known : before, ranks);
  if ([...conceptsIn(after, ranks)].some((rank) => !held.has(rank))) return 'new';
  const stems = new Set(plainWords(before === '' ? known : before).map((word) => stemOf(word, language)));
  const said = plainWords(after).filter((word) => !smallWord.test(word));
  if (said.length > 0 && said.every((word) => stems.has(stemOf(word, language)))) return 'same';
  const ids = occupationsOf(after);
  if ([before, ...others].some((title) => [...occupationsOf(title)].some((id) => ids.has(id)))) return 'same';
  return translated ? 'translation' : 'new';
}

const degreeWords =
  /^(?:of|in|the|degree|arts?|sciences?|b|m|a|sc|s|ba|bs|bsc|msc|ma|de|en|der|grado|licence|bachelor|bachelors|master|masters|professional|号|学位|학위)$/u;
const artsWord = /\barts\b|(?<!\p{L})(?:B|M)\.? ?A\.?(?!\p{L})/iu;
const scienceWord = /\bsciences?\b|(?<!\p{L})(?:B|M)\.? ?Sc?\.?(?!\p{L})/iu;

/** Treats the same level, abbreviated or not, as equal. Arts and sciences differ. */
export function sameDegree(
  before: string,
  after: string,
  field: string,
  language: Language,
  translated: boolean,
): FieldVerdict {
  if (normal(before).toLowerCase() === normal(after).toLowerCase()) return 'same';
  const [held, said] = [conceptsIn(before, degrees), conceptsIn(after, degrees)];
  if ([...said].some((level) => !held.has(level))) return translated && said.size === 0 ? 'translation' : 'new';
  if (artsWord.test(before) !== artsWord.test(after) && scienceWord.test(before) !== scienceWord.test(after))
    return 'new';
  const known = new Set(plainWords(`${before} ${field}`).map((word) => stemOf(word, language)));
  const rest = plainWords(after).filter((word) => !degreeWords.test(word) && !known.has(stemOf(word, language)));
  if (rest.length === 0) return 'same';
  const eastAsian = /[\p{Script=Han}\p{Script=Hangul}]/u.test(after);
  if (
    eastAsian &&
    said.size > 0 &&
    normal(`${field}${before}`).includes(normal(after).replace(/学士|修士|博士|학사|석사|박사/u, ''))
  )
    return 'same';
  return translated && said.size > 0 ? 'translation' : 'new';
}
