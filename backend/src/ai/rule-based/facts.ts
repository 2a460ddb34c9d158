import type { Language } from '@shortlist/contracts/platform/languages';
import { measureLength, isMeasuredInCharacters, tokenize } from '../../ats/language/text-processing';
import { isSentence, type SentenceContext, buildSentence } from './bullet-to-sentence/bullet-to-sentence';
import type { Evidence } from './job-evidence';

export interface Fact extends Evidence {
  place: SentenceContext;
}

/** Maximum readable length of a sentence in words, or in characters for Japanese and Korean. */
const getMaxSentenceLength = (language: Language) => (isMeasuredInCharacters(language) ? 130 : 42);

/**
 * Chooses the facts that match a job best, best first: terms that no earlier fact has shown, then figures and results,
 * then recent work. `asked` is true if the terms come from a posting; terms that are only usual for a title count
 * little. Terms are ordered by importance.
 */
export function chooseFacts(
  evidence: readonly Evidence[],
  { terms, asked, count, language }: { terms: readonly string[]; asked: boolean; count: number; language: Language },
): Evidence[] {
  const important = Math.ceil((terms.length * 2) / 3);
  const weightOf = (term: string) => (terms.indexOf(term) < important ? 1 : 0.6);
  const formOf = ({ bullet, entry }: Evidence) => {
    const context: SentenceContext = {
      company: entry.company,
      isCurrent: entry.current,
      precededBy: 'nothing',
      sentenceIndex: 0,
    };
    const isLong = measureLength(buildSentence(bullet, context, language), language) > getMaxSentenceLength(language);
    return (isSentence(bullet, context, language) ? 0 : -2) - (isLong ? 5 : 0);
  };
  const candidates = evidence.map((piece) => ({
    piece,
    form: formOf(piece),
    words: listStems(piece.bullet, language),
  }));
  const chosen: typeof candidates = [];
  const valueOf = ({ piece, form }: (typeof candidates)[number]) => {
    const shown = new Set(chosen.flatMap(({ piece: { terms } }) => terms));
    const fresh = piece.terms.filter((term) => !shown.has(term)).map(weightOf);
    const best = Math.max(0, ...fresh);
    const match = asked
      ? 3 * best + 0.5 * Math.min(2, fresh.length ? fresh.length - 1 : 0)
      : 0.4 * Math.min(2, fresh.length);
    const told = chosen.filter(({ piece: other }) => other.entry.company === piece.entry.company).length;
    return match + piece.strength + form - 0.5 * told;
  };
  let open = candidates;
  while (chosen.length < count && open.length > 0) {
    const next = open.reduce((best, one) => (valueOf(one) > valueOf(best) ? one : best));
    chosen.push(next);
    open = open.filter((one) => one !== next && !isAlike(one.words, next.words));
  }
  return chosen.map(({ piece }) => piece);
}

const listStems = (text: string, language: Language) =>
  new Set(
    tokenize(text, language)
      .map(({ stem }) => stem)
      .filter((stem) => /\p{L}{2}/u.test(stem)),
  );

/** Returns whether two bullets say the same: most words of the shorter one occur in the other. */
function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = [...one].filter((word) => other.has(word)).length;
  return common >= 4 && common >= 0.7 * Math.min(one.size, other.size);
}

const getEmployerKey = ({ entry, entryIndex }: Evidence) => entry.company.trim().toLowerCase() || entryIndex;

/**
 * Orders facts for a letter: the first one opens it, and the others follow by employer, starting with the same one,
 * then the latest. `isBridged` is true if the letter names another company between the first two facts, so that "there"
 * would refer to that company.
 */
export function orderFacts(
  facts: readonly Evidence[],
  nameOf: (piece: Evidence) => string,
  isBridged: boolean,
): Fact[] {
  const [opening] = facts;
  if (!opening) return [];
  const own = getEmployerKey(opening);
  const latest = new Map<string | number, number>();
  for (const fact of facts)
    latest.set(
      getEmployerKey(fact),
      Math.min(fact.entryIndex, latest.get(getEmployerKey(fact)) ?? Number.MAX_SAFE_INTEGER),
    );
  const rankOf = (fact: Evidence) => (getEmployerKey(fact) === own ? -1 : (latest.get(getEmployerKey(fact)) ?? 0));
  const rest = facts.slice(1).sort((a, b) => rankOf(a) - rankOf(b) || a.entryIndex - b.entryIndex);
  const turns = { nothing: 0, same: isBridged ? 1 : 0, later: 0, other: 0 };
  const ordered = [opening, ...rest];
  return ordered.map((fact, i) => {
    const before = ordered[i - 1];
    const oldest = Math.max(-1, ...ordered.slice(0, i).map(({ entryIndex }) => entryIndex));
    const isEarlier = fact.entryIndex > oldest && !fact.entry.current;
    const after = !before
      ? 'nothing'
      : getEmployerKey(before) === getEmployerKey(fact)
        ? 'same'
        : isEarlier
          ? 'later'
          : 'other';
    const place = {
      company: nameOf(fact),
      isCurrent: fact.entry.current,
      precededBy: after,
      sentenceIndex: turns[after]++,
    } as const;
    return { ...fact, place };
  });
}
