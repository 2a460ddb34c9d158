import type { ProposedChange } from '@shortlist/contracts/builder/optimization';
import { applyChanges } from '@shortlist/documents/apply-changes';
import { fillPieces } from '@shortlist/documents/blanks';
import { countTerm } from '../../engine/matching/terms';
import type { ChangeDraft, ChangesInput } from './changes-input';
import { isRejected, isTermRejected, omitRejected } from '../resumes/rejected-changes';
import { resultQuestionReason } from './result-questions';
import { buildSkillChanges } from './skill-changes';
import { buildRemovals, buildTextChanges } from './text-changes';

/**
 * Builds the changes that the user reviews one by one. Omits changes that add unfounded facts or would lower the score.
 */
export function buildChanges({ rejectedKeys: rejectedKeys = new Set(), ...allInput }: ChangesInput): ProposedChange[] {
  const input = omitRejectedTerms(allInput, rejectedKeys);
  const currentPoints = input.scorePoints(input.before);
  const rejectedTerms = allInput.score.terms.filter(({ term }) => isTermRejected(term, rejectedKeys));
  const addsRejectedTerm = ({ before, after }: ChangeDraft) =>
    rejectedTerms.some(
      ({ term }) => countTerm(after, term, input.documentLanguage) > countTerm(before, term, input.documentLanguage),
    );
  const textChanges = buildTextChanges(input);
  const insertedTermRules = new Set(
    textChanges.map(({ rule }) => rule).filter((rule) => rule?.startsWith('their_words ')),
  );
  const candidates = [
    ...sortByPlace([...textChanges, ...buildRemovals(input)]),
    // A term that a bullet already adopts from the posting needs no change of its own.
    ...buildSkillChanges(input).filter(({ serves }) => !insertedTermRules.has(`their_words ${serves}`)),
  ];
  const changes = candidates
    .filter((change) => !isRejected(change, rejectedKeys) && !addsRejectedTerm(change))
    .map((change) => {
      const changedResume = applyChanges(input.before, [fillWithFigures(change)]);
      return { ...change, points: Math.round((input.scorePoints(changedResume) - currentPoints) * 10) / 10 };
    })
    // A skill that a bullet already demonstrates is only worth listing if it earns points.
    .filter(({ path, verdict, points }) => points > 0 || (points === 0 && !(path === 'skills' && verdict === 'safe')));
  return changes.map((change, index) => ({ ...change, id: String(index + 1) }));
}

const sortByPlace = (changes: ChangeDraft[]): ChangeDraft[] =>
  changes.sort(
    (a, b) =>
      Number(b.path === 'personalInfo.summary') - Number(a.path === 'personalInfo.summary') ||
      a.path.localeCompare(b.path, 'en', { numeric: true }),
  );

function omitRejectedTerms(input: ChangesInput, rejectedKeys: ReadonlySet<string>): ChangesInput {
  const { score, match } = input;
  const isAllowed = ({ term }: { term: string }) => !isTermRejected(term, rejectedKeys);
  return {
    ...input,
    score: { ...score, terms: score.terms.filter(isAllowed) },
    match: match && { ...omitRejected(match, rejectedKeys), terms: match.terms.filter(isAllowed) },
  };
}

/** Fills the blanks, because an open blank would cost points that the user gains by filling it. */
const fillWithFigures = (change: ChangeDraft): ChangeDraft => ({
  ...change,
  after: fillPieces(change.after, () => '12')
    .map(({ text }) => text)
    .join(''),
});

/** Returns whether a reworded text gains points or adds a requested term. A question alone isn't a gain. */
export const isGain = (change: Pick<ProposedChange, 'path' | 'points' | 'serves' | 'rule'>): boolean =>
  change.path !== 'skills' &&
  change.rule !== resultQuestionReason &&
  (change.points > 0 || change.serves !== undefined);
