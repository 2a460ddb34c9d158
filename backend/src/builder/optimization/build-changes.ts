import type { ProposedChange } from '@shortlist/contracts/builder/optimization';
import { applyChanges } from '@shortlist/documents/apply-changes';
import { fillPieces } from '@shortlist/documents/blanks';
import { countTerm } from '../../engine/matching/terms';
import type { ChangeDraft, ChangesInput } from './changes-input';
import { isRejected, isTermRejected, omitRejected } from './rejected-changes';
import { askResult } from './result-questions';
import { buildSkillChanges } from './skill-changes';
import { buildRemovals, buildTextChanges } from './text-changes';

/**
 * Builds changes that the person reviews one by one. Omits changes that violate grounding or would lower the score.
 * Pure.
 */
export function buildChanges({ rejected = new Set(), ...allInput }: ChangesInput): ProposedChange[] {
  const input = omitRejectedTerms(allInput, rejected);
  const currentPoints = input.scorePoints(input.before);
  const rejectedTerms = allInput.score.terms.filter(({ term }) => isTermRejected(term, rejected));
  const insertsRejectedTerm = ({ before, after }: ChangeDraft) =>
    rejectedTerms.some(
      ({ term }) => countTerm(after, term, input.documentLanguage) > countTerm(before, term, input.documentLanguage),
    );
  const textChanges = buildTextChanges(input);
  const insertedTerms = new Set(textChanges.map(({ rule }) => rule).filter((rule) => rule?.startsWith('their_words ')));
  const candidates = [
    ...sortByPlace([...textChanges, ...buildRemovals(input)]),
    // A bullet that takes over the posting's word answers for it.
    ...buildSkillChanges(input).filter(({ serves }) => !insertedTerms.has(`their_words ${serves}`)),
  ];
  const changes = candidates
    .filter((change) => !isRejected(change, rejected) && !insertsRejectedTerm(change))
    .map((change) => {
      const changed = applyChanges(input.before, [fillWithFigures(change)]);
      return { ...change, points: Math.round((input.scorePoints(changed) - currentPoints) * 10) / 10 };
    })
    // A skill that a bullet already shows is worth a place in the list only if it earns points.
    .filter(({ path, verdict, points }) => points > 0 || (points === 0 && !(path === 'skills' && verdict === 'safe')));
  return changes.map((change, index) => ({ ...change, id: String(index + 1) }));
}

/** The summary first, then the bullets job by job, as the resume is read. */
const sortByPlace = (changes: ChangeDraft[]): ChangeDraft[] =>
  changes.sort(
    (a, b) =>
      Number(b.path === 'personalInfo.summary') - Number(a.path === 'personalInfo.summary') ||
      a.path.localeCompare(b.path, 'en', { numeric: true }),
  );

/** Returns the input without the terms that the person rejected, which no change may add. */
function omitRejectedTerms(input: ChangesInput, rejected: ReadonlySet<string>): ChangesInput {
  const { score, match } = input;
  const isOpen = ({ term }: { term: string }) => !isTermRejected(term, rejected);
  return {
    ...input,
    score: { ...score, terms: score.terms.filter(isOpen) },
    match: match && { ...omitRejected(match, rejected), terms: match.terms.filter(isOpen) },
  };
}

/** A blank is scored as it will be once it is filled, because an open blank costs points. */
const fillWithFigures = (change: ChangeDraft): ChangeDraft => ({
  ...change,
  after: fillPieces(change.after, () => '12')
    .map(({ text }) => text)
    .join(''),
});

/** Returns whether a reworded text gains points or says what the posting asks for. A question alone is no gain. */
export const isGain = (change: Pick<ProposedChange, 'path' | 'points' | 'serves' | 'rule'>): boolean =>
  change.path !== 'skills' && change.rule !== askResult && (change.points > 0 || change.serves !== undefined);
