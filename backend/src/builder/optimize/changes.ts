import type { Change } from '@shortlist/contracts/builder/optimization';
import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Match } from '@shortlist/contracts/platform/match';
import type { Score } from '@shortlist/contracts/platform/score';
import { mapFields, splitBlanks } from '@shortlist/documents/blanks';
import { capitalised } from '../../ai/built-in/target-terms';
import { guard } from '../../ai/truth/guard/guard';
import { countTerm } from '../../ats/terms';
import { type JobPost, termIn } from '../job-posts/job-post';
import { type Reason, words } from './words';

/** What a writer proposes for a field of the resume. */
export interface Proposal {
  after: string;
  reason: Reason;
}

export interface ChangesInput {
  before: ResumeContent;
  /** By path. */
  proposals: ReadonlyMap<string, Proposal>;
  /** The score now, with the terms of the target. */
  score: Score;
  /** Points of a resume in comparison: higher is better. */
  pointsOf: (resume: ResumeContent) => number;
  /** Language of the resume. */
  documentLanguage: Language;
  /** Language of the explanations. */
  language: Language;
  /** The job that the resume is meant for, and how it answers it now. */
  post?: JobPost | undefined;
  match?: Match | undefined;
  today: string;
}

/** Most skills that are proposed at once: more would be a questionnaire. */
const mostSkills = 8;

const hasNewBlank = (before: string, after: string) => blanksIn(after) > blanksIn(before);
const blanksIn = (text: string) => splitBlanks(text).filter(({ label }) => label !== undefined).length;

/**
 * The changes that a person is asked to look at, each by itself, after the truth guard: what invents is not among them.
 * Pure.
 */
export function changesOf(input: ChangesInput): Change[] {
  const now = input.pointsOf(input.before);
  const found = [...textChanges(input), ...skillChanges(input)];
  return found.map((change, index) => ({
    ...change,
    id: String(index + 1),
    points: Math.round((input.pointsOf(withChanges(input.before, [change])) - now) * 10) / 10,
  }));
}

/** The resume with changes applied. */
export function withChanges(before: ResumeContent, changes: readonly Pick<Change, 'path' | 'after'>[]): ResumeContent {
  const texts = new Map(changes.filter(({ path }) => path !== 'skills').map(({ path, after }) => [path, after]));
  const skills = changes.filter(({ path }) => path === 'skills').map(({ after }) => after);
  const changed = mapFields(before, (text, path) => texts.get(path) ?? text);
  return { ...changed, skills: [...changed.skills, ...skills] };
}

type Found = Omit<Change, 'id' | 'points'>;

function textChanges(input: ChangesInput): Found[] {
  const { before, proposals, score, documentLanguage, language, post, today } = input;
  const after = mapFields(before, (text, path) => proposals.get(path)?.after ?? text);
  const { changes, dropped } = guard({ before, after, language: documentLanguage, jobText: post?.text ?? '', today });
  const { reasons, questions } = words[language];
  return changes.flatMap((change): Found[] => {
    const proposal = proposals.get(change.path);
    if (!proposal || change.after === '' || change.after === change.before) return [];
    const lost = dropped.find(({ kind, path }) => kind === 'number' && path === change.path)?.text;
    const unconfirmed = change.findings.find(({ verdict }) => verdict === 'confirm');
    const served = score.terms.find(
      ({ term, count }) =>
        countTerm(change.after, term, documentLanguage) > 0 &&
        (count === 0 || countTerm(change.before, term, documentLanguage) === 0),
    )?.term;
    const question = hasNewBlank(change.before, change.after)
      ? { verdict: 'blank' as const, question: questions.blank }
      : unconfirmed
        ? { verdict: 'confirm' as const, question: questions.claim.replace('{term}', unconfirmed.said) }
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
        reason: reasons[proposal.reason],
        ...(served && servedBy(served, input)),
      },
    ];
  });
}

/** The words of the post for a term of the target. */
function servedBy(term: string, { post, documentLanguage }: ChangesInput): Pick<Change, 'serves' | 'asked'> {
  const wanted = post?.terms.find((one) => termIn(one, post, documentLanguage) === term);
  return wanted ? { serves: wanted.term, asked: wanted.phrase } : { serves: term };
}

/**
 * Terms of the job that the list of skills does not name. Those that the resume says in these words are safe; those that
 * it says by another name, or not at all, are questions.
 */
function skillChanges(input: ChangesInput): Found[] {
  const { before, score, language, documentLanguage, match } = input;
  const { reasons, questions } = words[language];
  const listed = before.skills.join('\n');
  const room = Math.max(0, 30 - before.skills.length);
  return score.terms
    .filter(({ term }) => countTerm(listed, term, documentLanguage) === 0)
    .slice(0, Math.min(room, mostSkills))
    .map(({ term, place }): Found => {
      const served = servedBy(term, input);
      const skill = { path: 'skills', before: '', after: capitalised(term), ...served };
      if (place !== 'missing') return { ...skill, verdict: 'safe', reason: reasons.evidenced_skill };
      const said = match?.missing.sayItTheirWay.find((one) => one.term === served.serves)?.said;
      const reason = said
        ? reasons.their_words.replace('{said}', said).replace('{term}', skill.after)
        : reasons.missing_skill;
      return { ...skill, verdict: 'confirm', reason, question: questions.skill.replace('{term}', skill.after) };
    });
}
