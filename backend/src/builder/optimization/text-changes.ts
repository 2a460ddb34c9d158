import type { ProposedChange } from '@shortlist/contracts/builder/optimization';
import type { Language } from '@shortlist/contracts/platform/languages';
import { mapTextFields, splitBlanks } from '@shortlist/documents/blanks';
import { isEastAsian } from '@shortlist/documents/i18n/document-labels';
import { isCatchAllDuty } from '../../engine/writing/rule-based/catch-all-duty';
import { formatTermInSentence } from '../../engine/writing/rule-based/job-evidence';
import { replaceSynonyms } from '../../engine/writing/rule-based/posting-synonyms';
import { addSkillSentence, dropStockPhrases } from '../../engine/writing/rule-based/tidy-summary';
import { groundResume } from '../../engine/grounding/comparator/ground-resume';
import { countTerm } from '../../engine/matching/terms';
import { isJobTitle, type JobPosting, translateTerm } from '../job-postings/job-posting';
import { buildTargetTermFields, isDegree, type ChangeDraft, type ChangesInput, type Proposal } from './changes-input';
import { type ChangeReason, messages } from '../messages';
import { appendResultBlank, resultQuestionReason, proposeResultQuestions, lacksResult } from './result-questions';

/** Reasons for an added sentence that presents terms from the entries as the user's strengths. */
const claimReasons = new Set<ChangeReason>(['posting_terms', 'stock_phrase_and_terms']);

/** Limited, because a summary with more added terms would read like a list. */
const maxSummaryTerms = 3;

/**
 * Replaces synonyms in the writers' proposals with the terms of the posting. Adds a sentence to the summary with terms
 * of the posting that occur elsewhere in the resume.
 */
function applyPostingTerms({
  before,
  visibleContent = before,
  proposals,
  documentLanguage,
  jobPosting,
  match,
}: ChangesInput): Map<string, Proposal> {
  const result = new Map(proposals);
  if (!jobPosting || !match) return result;
  const synonyms = jobPosting.language === documentLanguage ? match.missing.sayItTheirWay : [];
  mapTextFields(visibleContent, (text, path) => {
    if (!/^experience\.\d+\.achievements\./.test(path)) return text;
    const proposal = result.get(path);
    const replacement = replaceSynonyms(proposal?.after ?? text, synonyms, documentLanguage);
    if (replacement.inserted[0])
      result.set(path, { after: replacement.text, reason: 'their_words', alias: replacement.inserted[0] });
    return text;
  });
  if (!visibleContent.personalInfo.summary.trim() || result.has('personalInfo.summary')) return result;
  const ownSummary = visibleContent.personalInfo.summary.trim();
  const summary = dropStockPhrases(visibleContent, documentLanguage) || ownSummary;
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
    terms.map((term) => formatTermInSentence(term, visibleContent, documentLanguage)),
    documentLanguage,
  );
  const reason =
    summary === ownSummary ? 'posting_terms' : after === summary ? 'stock_phrase' : 'stock_phrase_and_terms';
  if (after !== ownSummary) result.set('personalInfo.summary', { after, reason });
  return result;
}

/** Proposes to delete bullets that say nothing specific, such as "other duties as assigned". */
export function buildRemovals({ before, documentLanguage, language }: ChangesInput): ChangeDraft[] {
  const { reasons, questions } = messages[language].optimization;
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

/** Rewords the summary and the bullets, and asks about bullets that only name a duty. */
export function buildTextChanges(input: ChangesInput): ChangeDraft[] {
  const { before, visibleContent = before, score, documentLanguage, language, jobPosting, today } = input;
  const rewordings = applyPostingTerms(input);
  const terms = score.terms.map(({ term }) => term);
  const questionsByPath = proposeResultQuestions({
    resume: visibleContent,
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
  const { reasons } = messages[language].optimization;
  return changes.flatMap((change): ChangeDraft[] => {
    const proposal = proposals.get(change.path);
    if (!proposal || change.after === '' || change.after === change.before) return [];
    if (change.path.startsWith('experience') && isCatchAllDuty(change.before, documentLanguage)) return [];
    // Prefers a term that the change adds over a term that the text already had.
    const containedTerms = score.terms.filter(({ term }) => countTerm(change.after, term, documentLanguage) > 0);
    const targetTerm = (
      containedTerms.find(({ term }) => countTerm(change.before, term, documentLanguage) === 0) ??
      (jobPosting && containedTerms[0])
    )?.term;
    const { path, before: oldText, after: newText } = change;
    return [
      {
        path,
        before: oldText,
        after: newText,
        ...decideVerdict(change, dropped, proposal.reason, input),
        rule: [proposal.reason, proposal.alias?.term].filter(Boolean).join(' '),
        reason: reasons[proposal.reason]
          .replace('{said}', () => proposal.alias?.said ?? '')
          .replace('{term}', () => proposal.alias?.term ?? ''),
        ...(targetTerm && buildTargetTermFields(targetTerm, input)),
      },
    ];
  });
}

type Grounding = ReturnType<typeof groundResume>;

function decideVerdict(
  change: Grounding['changes'][number],
  dropped: Grounding['dropped'],
  reason: ChangeReason,
  input: ChangesInput,
): Pick<ProposedChange, 'verdict' | 'question' | 'withDetail'> & { after?: string } {
  const { questions } = messages[input.language].optimization;
  const optionalBlank = makeBlankOptional(change, input.documentLanguage);
  if (optionalBlank) return { verdict: 'safe', question: questions.blank, ...optionalBlank };
  if (hasNewBlank(change.before, change.after))
    return { verdict: 'blank', question: reason === resultQuestionReason ? questions.result : questions.blank };
  if (claimReasons.has(reason)) return { verdict: 'confirm', question: questions.summary };
  // Asks about the longest unconfirmed part, because it says the most about the change.
  const [unconfirmedFinding] = change.findings
    .filter(({ verdict }) => verdict === 'confirm')
    .sort((a, b) => b.quote.length - a.quote.length);
  if (unconfirmedFinding) {
    const { kind, quote, sourceQuote = '' } = unconfirmedFinding;
    const question = kind === 'duty' || kind === 'cause' || kind === 'omission' ? questions[kind] : questions.claim;
    return {
      verdict: 'confirm',
      question: question.replace('{term}', () => quote).replace('{said}', () => sourceQuote),
    };
  }
  const lostNumber = dropped.find(({ kind, path }) => kind === 'number' && path === change.path)?.text;
  if (lostNumber) return { verdict: 'loses', question: questions.loses.replace('{said}', () => lostNumber) };
  return { verdict: 'safe', ...buildDetailFields(change, input) };
}

/** Makes the blank optional if the sentence works without it, such as "Served [number] customers". */
function makeBlankOptional(
  { path, before, after }: Pick<ProposedChange, 'path' | 'before' | 'after'>,
  language: Language,
): Pick<ProposedChange, 'after' | 'withDetail'> | undefined {
  if (!path.startsWith('experience') || isEastAsian(language) || !hasNewBlank(before, after)) return undefined;
  const textWithoutBlank = after.replace(/(?<=\p{L} )\[[^\]]+\] (?=\p{L})/u, '');
  return textWithoutBlank === after || textWithoutBlank === before.trim()
    ? undefined
    : { after: textWithoutBlank, withDetail: after };
}

/** Lets the user add a number or a result to a reworded bullet that has neither. */
function buildDetailFields(
  { path, after }: Pick<ProposedChange, 'path' | 'after'>,
  { documentLanguage, language }: ChangesInput,
): Pick<ProposedChange, 'withDetail' | 'question'> {
  if (!path.startsWith('experience') || !lacksResult(after, documentLanguage)) return {};
  return {
    withDetail: appendResultBlank(after, documentLanguage),
    question: messages[language].optimization.questions.result,
  };
}

const hasNewBlank = (before: string, after: string) => countBlanks(after) > countBlanks(before);
const countBlanks = (text: string) => splitBlanks(text).filter(({ label }) => label !== undefined).length;
