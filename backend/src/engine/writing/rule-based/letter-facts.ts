import type { Language } from '@shortlist/contracts/platform/languages';
import { measureLength, isCharacterBased, tokenize } from '../../language/text-processing';
import { canBuildSentence, type SentenceContext, buildSentence } from './bullet-to-sentence/bullet-to-sentence';
import type { Evidence } from './job-evidence';

export interface Fact extends Evidence {
  context: SentenceContext;
}

/** Maximum readable length of a sentence in words, or in characters for Japanese and Korean. */
const getMaxSentenceLength = (language: Language) => (isCharacterBased(language) ? 130 : 42);

/**
 * Chooses the facts that match a job best, best first. The criteria are, in this order, terms that no earlier fact
 * contains, figures and results, and recent work. `terms` is ordered by importance. `isFromPosting` is true if the
 * terms come from a posting. Other terms are only typical of the title and count little.
 */
export function chooseFacts(
  evidence: readonly Evidence[],
  {
    terms,
    isFromPosting,
    count,
    language,
  }: { terms: readonly string[]; isFromPosting: boolean; count: number; language: Language },
): Evidence[] {
  const importantCount = Math.ceil((terms.length * 2) / 3);
  const getWeight = (term: string) => (terms.indexOf(term) < importantCount ? 1 : 0.6);
  const scoreForm = ({ bullet, entry }: Evidence) => {
    const context: SentenceContext = {
      company: entry.company,
      isCurrent: entry.current,
      precededBy: 'nothing',
      sentenceIndex: 0,
    };
    const isLong = measureLength(buildSentence(bullet, context, language), language) > getMaxSentenceLength(language);
    return (canBuildSentence(bullet, context, language) ? 0 : -2) - (isLong ? 5 : 0);
  };
  const candidates = evidence.map((piece) => ({
    piece,
    formScore: scoreForm(piece),
    stems: listStems(piece.bullet, language),
  }));
  const chosenCandidates: typeof candidates = [];
  const scoreCandidate = ({ piece, formScore }: (typeof candidates)[number]) => {
    const shownTerms = new Set(chosenCandidates.flatMap(({ piece: { terms } }) => terms));
    const newWeights = piece.terms.filter((term) => !shownTerms.has(term)).map(getWeight);
    const maxWeight = Math.max(0, ...newWeights);
    const matchScore = isFromPosting
      ? 3 * maxWeight + 0.5 * Math.min(2, newWeights.length ? newWeights.length - 1 : 0)
      : 0.4 * Math.min(2, newWeights.length);
    const sameEmployerCount = chosenCandidates.filter(
      ({ piece: other }) => other.entry.company === piece.entry.company,
    ).length;
    return matchScore + piece.strength + formScore - 0.5 * sameEmployerCount;
  };
  let remainingCandidates = candidates;
  while (chosenCandidates.length < count && remainingCandidates.length > 0) {
    const next = remainingCandidates.reduce((best, candidate) =>
      scoreCandidate(candidate) > scoreCandidate(best) ? candidate : best,
    );
    chosenCandidates.push(next);
    remainingCandidates = remainingCandidates.filter(
      (candidate) => candidate !== next && !isAlike(candidate.stems, next.stems),
    );
  }
  return chosenCandidates.map(({ piece }) => piece);
}

const listStems = (text: string, language: Language) =>
  new Set(
    tokenize(text, language)
      .map(({ stem }) => stem)
      .filter((stem) => /\p{L}{2}/u.test(stem)),
  );

/** Returns whether two bullets have the same content: most words in the shorter one occur in the other. */
function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const commonCount = [...one].filter((word) => other.has(word)).length;
  return commonCount >= 4 && commonCount >= 0.7 * Math.min(one.size, other.size);
}

const getEmployerKey = ({ entry, entryIndex }: Evidence) => entry.company.trim().toLowerCase() || entryIndex;

/**
 * Orders facts for a letter. The first fact opens the letter. The others follow by employer: first that of the opening
 * fact, then the latest. `hasBridgeSentence` is true if a sentence that names the target company follows the first
 * fact. The second fact then does not begin with "there", which would refer to that company.
 */
export function orderFacts(
  facts: readonly Evidence[],
  getCompanyName: (piece: Evidence) => string,
  hasBridgeSentence: boolean,
): Fact[] {
  const [openingFact] = facts;
  if (!openingFact) return [];
  const openingEmployer = getEmployerKey(openingFact);
  const latestEntryIndexes = new Map<string | number, number>();
  for (const fact of facts)
    latestEntryIndexes.set(
      getEmployerKey(fact),
      Math.min(fact.entryIndex, latestEntryIndexes.get(getEmployerKey(fact)) ?? Number.MAX_SAFE_INTEGER),
    );
  const getRank = (fact: Evidence) =>
    getEmployerKey(fact) === openingEmployer ? -1 : (latestEntryIndexes.get(getEmployerKey(fact)) ?? 0);
  const otherFacts = facts.slice(1).sort((a, b) => getRank(a) - getRank(b) || a.entryIndex - b.entryIndex);
  const nextIndexes = { nothing: 0, sameEmployer: hasBridgeSentence ? 1 : 0, laterJob: 0, other: 0 };
  const orderedFacts = [openingFact, ...otherFacts];
  return orderedFacts.map((fact, i) => {
    const previous = orderedFacts[i - 1];
    const oldestIndex = Math.max(-1, ...orderedFacts.slice(0, i).map(({ entryIndex }) => entryIndex));
    const isEarlier = fact.entryIndex > oldestIndex && !fact.entry.current;
    const precededBy = !previous
      ? 'nothing'
      : getEmployerKey(previous) === getEmployerKey(fact)
        ? 'sameEmployer'
        : isEarlier
          ? 'laterJob'
          : 'other';
    const context = {
      company: getCompanyName(fact),
      isCurrent: fact.entry.current,
      precededBy,
      sentenceIndex: nextIndexes[precededBy]++,
    } as const;
    return { ...fact, context };
  });
}
