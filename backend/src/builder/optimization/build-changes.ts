import type { ProposedChange } from '@shortlist/contracts/builder/optimization';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { JobMatch } from '@shortlist/contracts/platform/job-match';
import type { Score } from '@shortlist/contracts/platform/score';
import { mapTextFields, splitBlanks } from '@shortlist/documents/blanks';
import { languagePacks } from '../../ai/rule-based/languages/language-packs';
import { replaceSynonyms } from '../../ai/rule-based/posting-synonyms';
import { capitalizeTerm } from '../../ai/rule-based/target-terms';
import { groundResume } from '../../ai/grounding/comparator/ground-resume';
import { countTerm } from '../../ats/terms';
import { isJobTitle, type JobPosting, translateTerm } from '../job-postings/job-posting';
import { getRejectionKey } from './rejections';
import { type ChangeReason, messages } from './messages';

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
  rejected?: ReadonlySet<string> | undefined;
  today: string;
}

/** Limit per proposal; more would be a questionnaire. */
const maxSkillProposals = 8;

const hasNewBlank = (before: string, after: string) => countBlanks(after) > countBlanks(before);
const countBlanks = (text: string) => splitBlanks(text).filter(({ label }) => label !== undefined).length;

/** Returns changes for review one by one. Leaves out those that violate grounding. Pure. */
export function buildChanges(input: ChangesInput): ProposedChange[] {
  const now = input.scorePoints(input.before);
  const offered = [...buildTextChanges(input), ...buildSkillChanges(input)];
  const found = offered.filter((change) => !input.rejected?.has(getRejectionKey(change)));
  return found.map((change, index) => ({
    ...change,
    id: String(index + 1),
    points: Math.round((input.scorePoints(applyTextChanges(input.before, [change])) - now) * 10) / 10,
  }));
}

/** Returns whether a change rewords a text. All other changes add a skill. */
export const isSentence = ({ path }: Pick<ProposedChange, 'path'>): boolean => path !== 'skills';

export function applyTextChanges(
  before: ResumeContent,
  changes: readonly Pick<ProposedChange, 'path' | 'after'>[],
): ResumeContent {
  const texts = new Map(changes.filter(({ path }) => path !== 'skills').map(({ path, after }) => [path, after]));
  const skills = changes.filter(({ path }) => path === 'skills').map(({ after }) => after);
  const changed = mapTextFields(before, (text, path) => texts.get(path) ?? text);
  return { ...changed, skills: [...changed.skills, ...skills] };
}

type ChangeDraft = Omit<ProposedChange, 'id' | 'points'>;

/** Limit of terms added to a summary; more would read like a list. */
const mostSummaryTerms = 3;

/**
 * Returns the writers' proposals in the words of the posting if the person uses synonyms. Adds a sentence to the
 * summary with terms of the posting that the resume shows elsewhere.
 */
function withPostingWords({
  before,
  visible = before,
  proposals,
  documentLanguage,
  jobPosting,
  match,
}: ChangesInput): Map<string, Proposal> {
  const all = new Map(proposals);
  if (!jobPosting || !match) return all;
  const aliases = jobPosting.language === documentLanguage ? match.missing.sayItTheirWay : [];
  mapTextFields(visible, (text, path) => {
    if (!/^experience\.\d+\.achievements\.|^personalInfo\.summary$/.test(path)) return text;
    const proposed = all.get(path);
    const worded = replaceSynonyms(proposed?.after ?? text, aliases, documentLanguage);
    if (worded.used[0]) all.set(path, { after: worded.text, reason: 'their_words', alias: worded.used[0] });
    return text;
  });
  const { summary } = visible.personalInfo;
  if (!summary.trim() || all.has('personalInfo.summary')) return all;
  const shown = match.terms.filter(
    ({ term, place, weight }) =>
      (place === 'entry' || place === 'list') &&
      weight >= 1 &&
      countTerm(summary, termInDocument(term, jobPosting, documentLanguage), documentLanguage) === 0 &&
      !isJobTitle(term, jobPosting, before),
  );
  const terms = shown.slice(0, mostSummaryTerms).map(({ term }) => termInDocument(term, jobPosting, documentLanguage));
  if (terms.length === 0) return all;
  const gap = documentLanguage === 'ja' ? '' : ' ';
  const sentence = languagePacks[documentLanguage].summary.skills(terms);
  all.set('personalInfo.summary', { after: `${summary.trim()}${gap}${sentence}`, reason: 'posting_terms' });
  return all;
}

function termInDocument(said: string, jobPosting: JobPosting, language: Language): string {
  const found = jobPosting.terms.find(({ term }) => term === said);
  return found ? translateTerm(found, jobPosting, language) : said;
}

function buildTextChanges(input: ChangesInput): ChangeDraft[] {
  const { before, score, documentLanguage, language, jobPosting, today } = input;
  const proposals = withPostingWords(input);
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
    const lost = dropped.find(({ kind, path }) => kind === 'number' && path === change.path)?.text;
    const unconfirmed = change.findings.find(({ verdict }) => verdict === 'confirm');
    // Prefers a term that the change adds to one that was already there.
    const contained = score.terms.filter(({ term }) => countTerm(change.after, term, documentLanguage) > 0);
    const served = (
      contained.find(({ term }) => countTerm(change.before, term, documentLanguage) === 0) ??
      (jobPosting && contained[0])
    )?.term;
    const question = hasNewBlank(change.before, change.after)
      ? { verdict: 'blank' as const, question: questions.blank }
      : unconfirmed
        ? { verdict: 'confirm' as const, question: questions.claim.replace('{term}', unconfirmed.quote) }
        : lost
          ? { verdict: 'loses' as const, question: questions.loses.replace('{said}', lost) }
          : { verdict: 'safe' as const };
    const { path, before: was, after: now } = change;
    return [
      {
        path,
        before: was,
        after: now,
        ...question,
        reason: reasons[proposal.reason]
          .replace('{said}', () => proposal.alias?.said ?? '')
          .replace('{term}', () => proposal.alias?.term ?? ''),
        ...(served && findServedTerm(served, input)),
      },
    ];
  });
}

function findServedTerm(
  term: string,
  { jobPosting, documentLanguage }: ChangesInput,
): Pick<ProposedChange, 'serves' | 'asked'> {
  const wanted = jobPosting?.terms.find((one) => translateTerm(one, jobPosting, documentLanguage) === term);
  return wanted ? { serves: wanted.term, asked: wanted.phrase } : { serves: term };
}

/**
 * Proposes terms of the posting that the skills list lacks. A term that the resume states verbatim is safe. One that it
 * states under another name, or not at all, needs confirmation.
 */
function buildSkillChanges(input: ChangesInput): ChangeDraft[] {
  const { before, score, language, documentLanguage, match, jobPosting } = input;
  const { reasons, questions } = messages[language];
  const listed = before.skills.join('\n');
  const room = Math.max(0, 30 - before.skills.length);
  return score.terms
    .filter(
      ({ term }) =>
        countTerm(listed, term, documentLanguage) === 0 && !(jobPosting && isJobTitle(term, jobPosting, before)),
    )
    .slice(0, Math.min(room, maxSkillProposals))
    .map(({ term, place }): ChangeDraft => {
      const served = findServedTerm(term, input);
      const skill = { path: 'skills', before: '', after: capitalizeTerm(term), ...served };
      if (place !== 'missing') return { ...skill, verdict: 'safe', reason: reasons.evidenced_skill };
      const said = match?.missing.sayItTheirWay.find((one) => one.term === served.serves)?.said;
      const reason = said
        ? reasons.their_words.replace('{said}', said).replace('{term}', skill.after)
        : reasons.missing_skill;
      return { ...skill, verdict: 'confirm', reason, question: questions.skill.replace('{term}', skill.after) };
    });
}
