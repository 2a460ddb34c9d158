import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { SectionSetting } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Check, Score, TermUsage } from '@shortlist/contracts/platform/score';
import { listBlanks } from '@shortlist/documents/blanks';
import { omitHiddenSections } from '@shortlist/documents/sections';
import { findReversedDates } from './checks/completeness-checks';
import type { CheckContext, CheckRule, ScoreTarget } from './checks/check-rule';
import { analyzeFile, type FileAnalysis } from './file-reader/file-analysis';
import type { ParsedFile } from './file-reader/parsed-file';
import { getListSeparator, formatMessage, formatList, formatQuotedList } from './messages';
import { fillBlanksWithPlaceholders, surfaceEvidence } from './potential';
import { maxTotalWithBlanks, maxTotalWithoutText, capWithReversedDates, rubric, rubricVersion } from './rubric';
import { countTerms, findTerms } from './terms';

export interface ScoreInput {
  /** Resume with the filled blanks replaced. Open blanks are in brackets. */
  resume: ResumeContent;
  /** Names and visibility as in the file. Hidden sections are not part of the resume. */
  sections?: readonly SectionSetting[];
  /** Parsed file of exactly this content. Without it, P0 to P7 and S6 do not apply. */
  file?: ParsedFile;
  target?: ScoreTarget;
  language: Language;
  documentLanguage: Language;
  /** ISO date (YYYY-MM-DD), used instead of the clock. */
  today: string;
}

function listBullets(resume: ResumeContent): CheckContext['bullets'] {
  return resume.experience.flatMap(({ achievements }, entry) =>
    achievements
      .map((text, i) => ({ text, path: `experience.${entry}.achievements.${i}` }))
      .filter(({ text }) => text.trim() !== ''),
  );
}

/** Finds the target's terms in the resume. If there is a finished file, only terms that are visible in it count. */
function findTargetTerms(
  resume: ResumeContent,
  { target, documentLanguage }: ScoreInput,
  file?: FileAnalysis,
): TermUsage[] {
  const found = findTerms(resume, target?.terms ?? [], documentLanguage);
  if (!file) return found;
  const text = file.streamReading.lines.map((line) => line.text).join(documentLanguage === 'ja' ? '' : ' ');
  const seen = countTerms(
    text,
    found.map(({ term }) => term),
    documentLanguage,
  );
  return found.map((term, i) => (seen[i] ? term : { ...term, count: 0, place: 'missing' }));
}

function buildCheckContext(input: ScoreInput, file: FileAnalysis | undefined): CheckContext {
  const { resume, sections = [], target, documentLanguage: language, today } = input;
  const terms = findTargetTerms(resume, input, file);
  return {
    resume,
    customSectionNames: new Map(sections.map(({ key, name }) => [key, name.trim()])),
    file,
    target,
    today,
    language,
    terms,
    blanks: listBlanks(resume),
    bullets: listBullets(resume),
    reversed: findReversedDates(resume, today),
    isPotential: false,
  };
}

function buildPotentialContext(input: ScoreInput, now: CheckContext): CheckContext {
  const filled = fillBlanksWithPlaceholders(input.resume, input.today);
  const found = findTerms(filled, input.target?.terms ?? [], input.documentLanguage);
  const resume = surfaceEvidence(filled, found);
  const terms = found.map((term): TermUsage => (term.place === 'missing' ? term : { ...term, place: 'entry' }));
  return { ...now, resume, terms, blanks: [], bullets: listBullets(resume), isPotential: true };
}

/** Rounds points to tenths, so that sums are exact and the explained points add up to the total. */
function runCheck(rule: CheckRule, context: CheckContext, language: Language): Omit<Check, 'reachable'> {
  const finding = rule.run(context);
  const applies = finding.applies ?? true;
  const points = Math.floor(finding.share * rule.max * 10 + 0.5) / 10;
  const full = rule.max > 0 ? points >= rule.max : finding.share >= 1;
  const values = {
    ...finding.values,
    list: formatList(language, finding.list ?? []),
    terms: (finding.terms ?? []).join(getListSeparator(language)),
    phrases: formatQuotedList(language, finding.phrases ?? []),
  };
  const text = (key: string) => formatMessage(language, rule.id, key, values);
  return {
    id: rule.id,
    group: rule.group,
    title: text(finding.titleKey ?? 'title'),
    applies,
    points: applies ? points : 0,
    max: rule.max,
    found: text(applies ? (finding.foundKey ?? (full ? 'ok' : 'found')) : 'notCounted'),
    ...(applies && !full && finding.path && { path: finding.path }),
    ...(applies && !full && { fix: text(finding.fixKey ?? 'fix') }),
  };
}

type ScoredCheck = Omit<Check, 'reachable'>;

function getCap(checks: readonly ScoredCheck[], blanks: number): number {
  const fails = (id: string) => checks.some((check) => check.id === id && check.applies && check.fix !== undefined);
  return Math.min(
    blanks > 0 ? maxTotalWithBlanks : 100,
    fails('S7') ? capWithReversedDates : 100,
    fails('P0') ? maxTotalWithoutText : 100,
  );
}

/**
 * Returns the percentage of points earned by the checks that apply, rounded half up and capped for open blanks,
 * reversed dates or a file without text. With `measured` (check ids), all other checks earn no points yet.
 */
export function calculateTotal(checks: readonly ScoredCheck[], blanks: number, measured?: ReadonlySet<string>): number {
  const applying = checks.filter(({ applies }) => applies);
  const tenths = (value: number) => Math.round(value * 10);
  const counted = measured ? applying.filter(({ id }) => measured.has(id)) : applying;
  const got = counted.reduce((sum, { points }) => sum + tenths(points), 0);
  const most = applying.reduce((sum, { max }) => sum + tenths(max), 0);
  return Math.min(Math.floor((got * 100) / most + 0.5), getCap(counted, blanks));
}

/**
 * Scores a resume check by check. Deterministic: the same input returns the same bytes, whatever the clock, process or
 * time zone. The rules are in `rubric.ts`. `potential` is the score with every blank filled and all evidence of the
 * resume in the right places (`potential.ts`), in a file that parses like this one.
 */
export function scoreResume(whole: ScoreInput): Score {
  const input = { ...whole, resume: omitHiddenSections(whole.resume, whole.sections) };
  const file = input.file && analyzeFile(input.file, input.resume, input.documentLanguage);
  const context = buildCheckContext(input, file);
  const explain = (of: CheckContext) => rubric.map((rule) => runCheck(rule, of, input.language));
  const now = explain(context);
  const then = explain(buildPotentialContext(input, context));
  const checks = now.map((check, i) => ({ ...check, reachable: Math.max(check.points, then[i]?.points ?? 0) }));
  const atsScore = calculateTotal(checks, context.blanks.length);
  const potential = calculateTotal(then, 0);
  return { atsScore, potential: Math.max(atsScore, potential), rubricVersion, checks, terms: context.terms };
}
