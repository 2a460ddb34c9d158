import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Check, Score } from '@shortlist/contracts/platform/score';
import { listBlanks } from '@shortlist/documents/blanks';
import type { Facts, Rule, Target } from './checks/rule';
import { say, sayList } from './messages';
import { withBlanksFilled } from './potential';
import { capWithBlanks, rubric, rubricVersion } from './rubric';
import { findTerms } from './terms';

export interface ScoreInput {
  /** Fills already applied; what is still open stands in brackets. */
  resume: ResumeContent;
  /** Pages of the finished file, when it is known. */
  pages?: number;
  target?: Target;
  /** Language of the explanations. */
  language: Language;
  /** Language that the resume is written in. */
  documentLanguage: Language;
  /** ISO date (YYYY-MM-DD): the only clock of the checks. */
  today: string;
}

function factsOf({ resume, pages, target, documentLanguage, today }: ScoreInput): Facts {
  return {
    resume,
    pages,
    target,
    today,
    language: documentLanguage,
    blanks: listBlanks(resume),
    terms: findTerms(resume, target?.terms ?? [], documentLanguage),
    bullets: resume.experience.flatMap(({ achievements }, entry) =>
      achievements
        .map((text, i) => ({ text, path: `experience.${entry}.achievements.${i}` }))
        .filter(({ text }) => text.trim() !== ''),
    ),
  };
}

/** Points are tenths, so that sums are exact and the explained points add up to the total. */
function checkOf(rule: Rule, facts: Facts, language: Language): Check {
  const finding = rule.run(facts);
  const applies = finding.applies ?? true;
  const points = Math.floor(finding.share * rule.max * 10 + 0.5) / 10;
  const full = points >= rule.max;
  const values = { ...finding.values, list: sayList(language, finding.list ?? []) };
  const text = (key: string) => say(language, rule.id, key, values);
  return {
    id: rule.id,
    group: rule.group,
    title: text(finding.title ?? 'title'),
    applies,
    points: applies ? points : 0,
    max: rule.max,
    found: text(applies ? (finding.found ?? (full ? 'ok' : 'found')) : 'notCounted'),
    ...(applies && !full && finding.path && { path: finding.path }),
    ...(applies && !full && { fix: text(finding.fix ?? 'fix') }),
  };
}

/**
 * Share of the points got by the checks that apply, 0 to 100, half up; capped while a blank is open. With `measured`
 * (check ids) the points so far: a check that is not measured yet has none.
 */
export function totalOf(checks: readonly Check[], blanks: number, measured?: ReadonlySet<string>): number {
  const applying = checks.filter(({ applies }) => applies);
  const tenths = (value: number) => Math.round(value * 10);
  const counted = measured ? applying.filter(({ id }) => measured.has(id)) : applying;
  const got = counted.reduce((sum, { points }) => sum + tenths(points), 0);
  const most = applying.reduce((sum, { max }) => sum + tenths(max), 0);
  const total = Math.floor((got * 100) / most + 0.5);
  return blanks > 0 ? Math.min(total, capWithBlanks) : total;
}

/**
 * The score of a resume, check by check. Pure: the same input gives the same bytes, whatever the clock, the process or
 * the time zone. Rules: the rubric in `rubric.ts`; `potential` is the score with every blank filled.
 */
export function scoreResume(input: ScoreInput): Score {
  const facts = factsOf(input);
  const checks = rubric.map((rule) => checkOf(rule, facts, input.language));
  const atsScore = totalOf(checks, facts.blanks.length);
  const filled = factsOf({ ...input, resume: withBlanksFilled(input.resume, input.today) });
  const reachable = totalOf(
    rubric.map((rule) => checkOf(rule, filled, input.language)),
    0,
  );
  return { atsScore, potential: Math.max(atsScore, reachable), rubricVersion, checks, terms: facts.terms };
}
