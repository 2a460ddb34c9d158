import type { ProposedChange } from '@shortlist/contracts/builder/optimization';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { JobMatch } from '@shortlist/contracts/platform/job-match';
import type { Score } from '@shortlist/contracts/platform/score';
import { applyChanges } from '@shortlist/documents/apply-changes';
import { fillPieces, mapTextFields, splitBlanks } from '@shortlist/documents/blanks';
import { isCatchAllDuty } from '../../ai/rule-based/catch-all-duty';
import { formatTermInSentence } from '../../ai/rule-based/job-evidence';
import { replaceSynonyms } from '../../ai/rule-based/posting-synonyms';
import { capitalizeTerm } from '../../ai/rule-based/target-terms';
import { addSkillSentence, dropStockPhrases } from '../../ai/rule-based/tidy-summary';
import { groundResume } from '../../ai/grounding/comparator/ground-resume';
import { findSkills } from '../../ats/skills/find-skills';
import { countTerm } from '../../ats/terms';
import { isJobTitle, type JobPosting, translateTerm } from '../job-postings/job-posting';
import { isRejected, isTermRejected, omitRejected } from './rejected-changes';
import { type ChangeReason, messages } from './messages';
import { appendResultBlank, proposeResultQuestions, tellsNoResult } from './result-questions';

export interface Proposal {
  after: string;
  reason: ChangeReason;
  /** Fills the placeholders of the reason. */
  alias?: { said: string; term: string } | undefined;
}

export interface ChangesInput {
  before: ResumeContent;
  /** `before` without hidden sections; defaults to `before`. */
  visible?: ResumeContent | undefined;
  proposals: ReadonlyMap<string, Proposal>;
  score: Score;
  /** Scores a resume in points, only for comparison; higher is better. */
  scorePoints: (resume: ResumeContent) => number;
  documentLanguage: Language;
  /** Language of the explanations. */
  language: Language;
  jobPosting?: JobPosting | undefined;
  match?: JobMatch | undefined;
  /** Returns a typical line about a term. */
  findDraft?: ((term: string) => NonNullable<ProposedChange['draft']>) | undefined;
  /** Keys of what the person rejected. */
  rejected?: ReadonlySet<string> | undefined;
  today: string;
}

/** Maximum number of proposed skills; more would feel like a questionnaire. */
const maxSkillProposals = 8;

const hasNewBlank = (before: string, after: string) => countBlanks(after) > countBlanks(before);
const countBlanks = (text: string) => splitBlanks(text).filter(({ label }) => label !== undefined).length;

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
  const candidates = [
    ...sortByPlace([...buildTextChanges(input), ...buildRemovals(input)]),
    ...buildSkillChanges(input),
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

/** Returns whether a change rewords a text. All other changes add a skill. */
const isTextChange = ({ path }: Pick<ProposedChange, 'path'>): boolean => path !== 'skills';

/** Returns whether a reworded text gains points or says what the posting asks for. A question alone is no gain. */
export const isGain = (change: Pick<ProposedChange, 'path' | 'points' | 'serves' | 'rule'>): boolean =>
  isTextChange(change) && change.rule !== askResult && (change.points > 0 || change.serves !== undefined);
const askResult: ChangeReason = 'ask_result';

/** Reasons of a new sentence that calls terms from the entries strengths of the person. */
const claimReasons = new Set<ChangeReason>(['posting_terms', 'stock_phrase_and_terms']);

type ChangeDraft = Omit<ProposedChange, 'id' | 'points'>;

/** Returns whether a term names a degree of the person, which is no skill: "BSc Nursing". */
const isDegree = (term: string, { education }: ResumeContent, language: Language) =>
  education.some(({ degree }) => countTerm(degree, term, language) > 0);

/** A list of qualities convinces nobody: "attention to detail". */
const isSoftSkill = (term: string, language: Language) =>
  findSkills(term, language).some(({ skill, text }) => skill.kind === 'soft' && text.length === term.length);

const isPartOfTerm = (part: string, term: string, language: Language) =>
  part.length < term.length && countTerm(term, part, language) > 0;

/** Maximum number of terms added to a summary; more would read like a list. */
const maxSummaryTerms = 3;

/**
 * Replaces synonyms in the writers' proposals with the terms of the posting. Adds to the summary a sentence with terms
 * of the posting that occur elsewhere in the resume.
 */
function applyPostingTerms({
  before,
  visible = before,
  proposals,
  documentLanguage,
  jobPosting,
  match,
}: ChangesInput): Map<string, Proposal> {
  const result = new Map(proposals);
  if (!jobPosting || !match) return result;
  const synonyms = jobPosting.language === documentLanguage ? match.missing.sayItTheirWay : [];
  mapTextFields(visible, (text, path) => {
    if (!/^experience\.\d+\.achievements\./.test(path)) return text;
    const proposal = result.get(path);
    const replacement = replaceSynonyms(proposal?.after ?? text, synonyms, documentLanguage);
    if (replacement.inserted[0])
      result.set(path, { after: replacement.text, reason: 'their_words', alias: replacement.inserted[0] });
    return text;
  });
  if (!visible.personalInfo.summary.trim() || result.has('personalInfo.summary')) return result;
  const ownSummary = visible.personalInfo.summary.trim();
  const summary = dropStockPhrases(visible, documentLanguage) || ownSummary;
  const candidates = match.terms.filter(
    ({ term, place, weight }) =>
      (place === 'entry' || place === 'list') &&
      weight >= 1 &&
      countTerm(summary, translatePostingTerm(term, jobPosting, documentLanguage), documentLanguage) === 0 &&
      !isDegree(term, before, documentLanguage) &&
      !isJobTitle(term, jobPosting, before),
  );
  const terms = candidates
    .slice(0, maxSummaryTerms)
    .map(({ term }) => translatePostingTerm(term, jobPosting, documentLanguage));
  const after = addSkillSentence(
    summary,
    terms.map((term) => formatTermInSentence(term, visible, documentLanguage)),
    documentLanguage,
  );
  const reason =
    summary === ownSummary ? 'posting_terms' : after === summary ? 'stock_phrase' : 'stock_phrase_and_terms';
  if (after !== ownSummary) result.set('personalInfo.summary', { after, reason });
  return result;
}

/** Proposes to delete bullets that tell nothing. */
function buildRemovals({ before, documentLanguage, language }: ChangesInput): ChangeDraft[] {
  const { reasons, questions } = messages[language];
  return before.experience.flatMap(({ achievements }, entry) =>
    achievements.flatMap((text, i): ChangeDraft[] =>
      isCatchAllDuty(text, documentLanguage)
        ? [
            {
              path: `experience.${entry}.achievements.${i}`,
              kind: 'remove',
              before: text,
              after: '',
              verdict: 'loses',
              reason: reasons.catch_all_duty,
              question: questions.removes,
            },
          ]
        : [],
    ),
  );
}

function translatePostingTerm(postingTerm: string, jobPosting: JobPosting, language: Language): string {
  const match = jobPosting.terms.find(({ term }) => term === postingTerm);
  return match ? translateTerm(match, jobPosting, language) : postingTerm;
}

function buildTextChanges(input: ChangesInput): ChangeDraft[] {
  const { before, visible = before, score, documentLanguage, language, jobPosting, today } = input;
  const rewordings = applyPostingTerms(input);
  const terms = score.terms.map(({ term }) => term);
  const questionsByPath = proposeResultQuestions({
    resume: visible,
    proposals: rewordings,
    terms,
    language: documentLanguage,
  });
  const proposals = new Map([...rewordings, ...questionsByPath]);
  const after = mapTextFields(before, (text, path) => proposals.get(path)?.after ?? text);
  const { changes, dropped } = groundResume({
    before,
    after,
    language: documentLanguage,
    jobPostingText: jobPosting?.text ?? '',
    today,
  });
  const { reasons, questions } = messages[language];
  return changes.flatMap((change): ChangeDraft[] => {
    const proposal = proposals.get(change.path);
    if (!proposal || change.after === '' || change.after === change.before) return [];
    if (change.path.startsWith('experience') && isCatchAllDuty(change.before, documentLanguage)) return [];
    const lostNumber = dropped.find(({ kind, path }) => kind === 'number' && path === change.path)?.text;
    const unconfirmed = change.findings.find(({ verdict }) => verdict === 'confirm');
    // Prefers a term that the change adds over a term that the text already had.
    const containedTerms = score.terms.filter(({ term }) => countTerm(change.after, term, documentLanguage) > 0);
    const servedTerm = (
      containedTerms.find(({ term }) => countTerm(change.before, term, documentLanguage) === 0) ??
      (jobPosting && containedTerms[0])
    )?.term;
    const verdictFields = hasNewBlank(change.before, change.after)
      ? { verdict: 'blank' as const, question: proposal.reason === askResult ? questions.result : questions.blank }
      : claimReasons.has(proposal.reason)
        ? { verdict: 'confirm' as const, question: questions.summary }
        : unconfirmed
          ? { verdict: 'confirm' as const, question: questions.claim.replace('{term}', unconfirmed.quote) }
          : lostNumber
            ? { verdict: 'loses' as const, question: questions.loses.replace('{said}', lostNumber) }
            : { verdict: 'safe' as const, ...buildDetailFields(change, input) };
    const { path, before: oldText, after: newText } = change;
    return [
      {
        path,
        before: oldText,
        after: newText,
        ...verdictFields,
        rule: [proposal.reason, proposal.alias?.term].filter(Boolean).join(' '),
        reason: reasons[proposal.reason]
          .replace('{said}', () => proposal.alias?.said ?? '')
          .replace('{term}', () => proposal.alias?.term ?? ''),
        ...(servedTerm && buildServedTermFields(servedTerm, input)),
      },
    ];
  });
}

/** Lets the person add the size or the result to a reworded bullet that has neither. */
function buildDetailFields(
  { path, after }: Pick<ProposedChange, 'path' | 'after'>,
  { documentLanguage, language }: ChangesInput,
): Pick<ProposedChange, 'withDetail' | 'question'> {
  if (!path.startsWith('experience') || !tellsNoResult(after, documentLanguage)) return {};
  return { withDetail: appendResultBlank(after, documentLanguage), question: messages[language].questions.result };
}

function buildServedTermFields(
  term: string,
  { jobPosting, documentLanguage }: ChangesInput,
): Pick<ProposedChange, 'serves' | 'asked'> {
  const postingTerm = jobPosting?.terms.find(
    (jobTerm) => translateTerm(jobTerm, jobPosting, documentLanguage) === term,
  );
  return postingTerm ? { serves: postingTerm.term, asked: postingTerm.phrase } : { serves: term };
}

/**
 * Proposes terms of the posting that the skills list lacks. A term that occurs verbatim in the resume is safe. A
 * synonym or a term that is missing from the resume needs confirmation.
 */
function buildSkillChanges(input: ChangesInput): ChangeDraft[] {
  const { before, score, language, documentLanguage, match, jobPosting } = input;
  const { reasons, questions } = messages[language];
  const listedSkills = before.skills.join('\n');
  const isAnswered = (term: string) =>
    // The resume shows an alternative: "Manhattan" where the posting also accepts "SAP EWM".
    match !== undefined && !match.terms.some((usage) => usage.term === buildServedTermFields(term, input).serves);
  const freeSlots = Math.max(0, 30 - before.skills.length);
  return (
    score.terms
      .filter(
        ({ term }) =>
          countTerm(listedSkills, term, documentLanguage) === 0 &&
          !isAnswered(term) &&
          !isSoftSkill(term, documentLanguage) &&
          !isDegree(term, before, documentLanguage) &&
          !(jobPosting && isJobTitle(term, jobPosting, before)),
      )
      // "P&L" covers "P&L responsibility".
      .filter(({ term }, _, terms) => !terms.some((other) => isPartOfTerm(other.term, term, documentLanguage)))
      .slice(0, Math.min(freeSlots, maxSkillProposals))
      .map(({ term, place }): ChangeDraft => {
        const servedTermFields = buildServedTermFields(term, input);
        const skill = { path: 'skills', before: '', after: capitalizeTerm(term), ...servedTermFields };
        if (place !== 'missing') return { ...skill, verdict: 'safe', reason: reasons.evidenced_skill };
        const synonym = match?.missing.sayItTheirWay.find((wording) => wording.term === servedTermFields.serves)?.said;
        const reason = synonym
          ? reasons.their_words.replace('{said}', synonym).replace('{term}', skill.after)
          : jobPosting
            ? reasons.missing_skill
            : reasons.typical_skill;
        const draft = input.findDraft?.(term);
        return {
          ...skill,
          verdict: 'confirm',
          reason,
          question: questions.skill.replace('{term}', skill.after),
          ...(draft && { draft }),
        };
      })
  );
}
