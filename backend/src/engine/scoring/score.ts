import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { SectionSetting } from '@shortlist/contracts/builder/resume-settings';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Check, Score, TermUsage } from '@shortlist/contracts/platform/score';
import { listBlanks } from '@shortlist/documents/blanks';
import { emptyHiddenSections } from '@shortlist/documents/sections';
import { findReversedDates } from './checks/completeness-checks';
import type { CheckContext, CheckRule, ScoreTarget } from './checks/check-rule';
import { analyzeFile, type FileAnalysis } from '../file-reader/file-analysis';
import type { ParsedFile } from '../file-reader/parsed-file';
import { getListSeparator, formatMessage, formatList, formatQuotedList } from './messages';
import { fillBlanksWithPlaceholders, surfaceEvidence } from './potential';
import { maxTotalWithBlanks, maxTotalWithoutText, maxTotalWithReversedDates, rubric, rubricVersion } from './rubric';
import { countTerms, findTermUsages } from '../matching/terms';

export interface ScoreInput {
  /** Resume in which values replace the filled blanks. Open blanks stay in brackets. */
  resume: ResumeContent;
  /** Names and visibility of the sections in the file. Hidden sections are not scored. */
  sections?: readonly SectionSetting[];
  /** Parsed file of exactly this content. Without a file, checks P0 to P7 and S6 do not apply. */
  file?: ParsedFile;
  target?: ScoreTarget;
  language: Language;
  documentLanguage: Language;
  /** ISO date (YYYY-MM-DD). Passed in, so that scores do not depend on the clock. */
  today: string;
}

function listBullets(resume: ResumeContent): CheckContext['bullets'] {
  return resume.experience.flatMap(({ achievements }, entry) =>
    achievements
      .map((text, i) => ({ text, path: `experience.${entry}.achievements.${i}` }))
      .filter(({ text }) => text.trim() !== ''),
  );
}

/** With a file, only terms that are visible in the file count. */
function findTargetTerms(
  resume: ResumeContent,
  { target, documentLanguage }: ScoreInput,
  fileAnalysis?: FileAnalysis,
): TermUsage[] {
  const usages = findTermUsages(resume, target?.terms ?? [], documentLanguage);
  if (!fileAnalysis) return usages;
  const text = fileAnalysis.streamReading.lines.map((line) => line.text).join(documentLanguage === 'ja' ? '' : ' ');
  const visibleCounts = countTerms(
    text,
    usages.map(({ term }) => term),
    documentLanguage,
  );
  return usages.map((usage, i) => (visibleCounts[i] ? usage : { ...usage, count: 0, place: 'missing' }));
}

function buildCheckContext(input: ScoreInput, fileAnalysis: FileAnalysis | undefined): CheckContext {
  const { resume, sections = [], target, documentLanguage: language, today } = input;
  const terms = findTargetTerms(resume, input, fileAnalysis);
  return {
    resume,
    sectionNamesByKey: new Map(sections.map(({ key, name }) => [key, name.trim()])),
    file: fileAnalysis,
    target,
    today,
    language,
    termUsages: terms,
    blanks: listBlanks(resume),
    bullets: listBullets(resume),
    reversedDatePaths: findReversedDates(resume, today),
    isPotential: false,
  };
}

function buildPotentialContext(input: ScoreInput, context: CheckContext): CheckContext {
  const filledResume = fillBlanksWithPlaceholders(input.resume, input.today);
  const usages = findTermUsages(filledResume, input.target?.terms ?? [], input.documentLanguage);
  const resume = surfaceEvidence(filledResume, usages);
  const terms = usages.map((usage): TermUsage => (usage.place === 'missing' ? usage : { ...usage, place: 'entry' }));
  return { ...context, resume, termUsages: terms, blanks: [], bullets: listBullets(resume), isPotential: true };
}

/** Rounds points to tenths, so that they add up exactly to the total. */
function runCheck(rule: CheckRule, context: CheckContext, language: Language): Omit<Check, 'reachable'> {
  const result = rule.run(context);
  const applies = result.applies ?? true;
  const points = Math.floor(result.share * rule.max * 10 + 0.5) / 10;
  const hasFullMarks = rule.max > 0 ? points >= rule.max : result.share >= 1;
  const values = {
    ...result.values,
    list: formatList(language, result.list ?? []),
    terms: (result.terms ?? []).join(getListSeparator(language)),
    phrases: formatQuotedList(language, result.phrases ?? []),
  };
  const format = (key: string) => formatMessage(language, rule.id, key, values);
  return {
    id: rule.id,
    group: rule.group,
    title: format(result.titleKey ?? 'title'),
    applies,
    points: applies ? points : 0,
    max: rule.max,
    found: format(applies ? (result.foundKey ?? (hasFullMarks ? 'ok' : 'found')) : 'notCounted'),
    ...(applies && !hasFullMarks && result.path && { path: result.path }),
    ...(applies && !hasFullMarks && { fix: format(result.fixKey ?? 'fix') }),
  };
}

type ScoredCheck = Omit<Check, 'reachable'>;

function getCap(checks: readonly ScoredCheck[], blankCount: number): number {
  const isFailing = (id: string) => checks.some((check) => check.id === id && check.applies && check.fix !== undefined);
  return Math.min(
    blankCount > 0 ? maxTotalWithBlanks : 100,
    isFailing('S7') ? maxTotalWithReversedDates : 100,
    isFailing('P0') ? maxTotalWithoutText : 100,
  );
}

/**
 * Returns the percentage of points earned by the checks that apply, rounded half up and capped for open blanks,
 * reversed dates or a file without text. If `measuredIds` is given, all other checks earn zero points.
 */
export function calculateTotal(
  checks: readonly ScoredCheck[],
  blankCount: number,
  measuredIds?: ReadonlySet<string>,
): number {
  const applicableChecks = checks.filter(({ applies }) => applies);
  const toTenths = (value: number) => Math.round(value * 10);
  const countedChecks = measuredIds ? applicableChecks.filter(({ id }) => measuredIds.has(id)) : applicableChecks;
  const earnedTenths = countedChecks.reduce((sum, { points }) => sum + toTenths(points), 0);
  const maxTenths = applicableChecks.reduce((sum, { max }) => sum + toTenths(max), 0);
  return Math.min(Math.floor((earnedTenths * 100) / maxTenths + 0.5), getCap(countedChecks, blankCount));
}

/**
 * Scores a resume by the rules in `rubric.ts`. The same input returns the same bytes, whatever the clock, process or
 * time zone. `potential` is the score with every blank filled and all evidence in the right places (`potential.ts`). It
 * assumes a file that parses like this one.
 */
export function scoreResume(fullInput: ScoreInput): Score {
  const input = { ...fullInput, resume: emptyHiddenSections(fullInput.resume, fullInput.sections) };
  const fileAnalysis = input.file && analyzeFile(input.file, input.resume, input.documentLanguage);
  const context = buildCheckContext(input, fileAnalysis);
  const runChecks = (checkContext: CheckContext) => rubric.map((rule) => runCheck(rule, checkContext, input.language));
  const currentChecks = runChecks(context);
  const potentialChecks = runChecks(buildPotentialContext(input, context));
  const checks = currentChecks.map((check, i) => ({
    ...check,
    reachable: Math.max(check.points, potentialChecks[i]?.points ?? 0),
  }));
  const atsScore = calculateTotal(checks, context.blanks.length);
  const potential = calculateTotal(potentialChecks, 0);
  return { atsScore, potential: Math.max(atsScore, potential), rubricVersion, checks, terms: context.termUsages };
}
