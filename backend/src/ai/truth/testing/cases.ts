import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { nurse as nurseDe } from '@shortlist/documents/samples/nurse/de';
import { nurse as nurseEn } from '@shortlist/documents/samples/nurse/en';
import { nurse as nurseEs } from '@shortlist/documents/samples/nurse/es';
import { nurse as nurseFr } from '@shortlist/documents/samples/nurse/fr';
import { nurse as nurseJa } from '@shortlist/documents/samples/nurse/ja';
import { nurse as nurseKo } from '@shortlist/documents/samples/nurse/ko';
import { allSamples } from '@shortlist/documents/samples/all';
import { sampleResume } from '@shortlist/documents/samples/samples';
import { guard } from '../guard/guard';
import { guardText } from '../guard/guard-text';
import { worst, type Verdict } from '../guard/finding';

export const nurses = { de: nurseDe, en: nurseEn, es: nurseEs, fr: nurseFr, ja: nurseJa, ko: nurseKo };

const posting = 'SQL, Python, Snowflake, Airflow, dbt, Power BI, Kubernetes, Looker, Terraform';

export interface Case {
  language: Language;
  /** "nurse", "analyst" or "senior": the sample in the case's language. "nurse@en" is the English one. */
  who: string;
  at: string;
  due: Verdict;
  trick: string;
  text: string;
}

/** Parses a table of cases: lines of `who | at | due | trick | text`. */
export function readCases(tables: Record<Language, string>): Case[] {
  return Object.entries(tables).flatMap(([language, table]) =>
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [who = '', at = '', due = '', trick = '', text = ''] = line.split(' | ');
        return { language: language as Language, who, at, due: due as Verdict, trick, text };
      }),
  );
}

function resumeOf(who: string, language: Language): ResumeContent {
  const [name, other] = who.split('@');
  const of = (other as Language | undefined) ?? language;
  if (name === 'senior') return allSamples.senior[of];
  return name === 'nurse' ? nurses[of].resume : sampleResume(of);
}

/** Replaces one text in a copy of a resume. The index after the last item of a list appends one. */
export function withField(resume: ResumeContent, path: string, text: string): ResumeContent {
  const copy = structuredClone(resume);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place = copy as unknown as Record<string, unknown>;
  for (const key of keys) {
    place[key] ??= { name: '', issuer: '', date: '' };
    place = place[key] as Record<string, unknown>;
  }
  place[last] = text;
  return copy;
}

export function run({ language, who, at, text }: Case): { verdict: Verdict; said: string[]; result: string } {
  const source = resumeOf(who, language);
  const jobText = who.startsWith('nurse') ? nurses[language].posting : posting;
  if (at === 'letter') {
    const { verdict, findings, text: result } = guardText({ text, source, language, jobText });
    return { verdict, result, said: findings.map(({ kind, said }) => `${kind}: ${said}`) };
  }
  const { findings, changes } = guard({ before: source, after: withField(source, at, text), language, jobText });
  return {
    verdict: worst(findings.map(({ verdict }) => verdict)),
    result: changes.map(({ after }) => after).join(' / '),
    said: findings.map(({ kind, said }) => `${kind}: ${said}`),
  };
}
