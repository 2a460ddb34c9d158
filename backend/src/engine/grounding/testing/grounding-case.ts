import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { nurse as nurseDe } from '@shortlist/documents/samples/nurse/de';
import { nurse as nurseEn } from '@shortlist/documents/samples/nurse/en';
import { nurse as nurseEs } from '@shortlist/documents/samples/nurse/es';
import { nurse as nurseFr } from '@shortlist/documents/samples/nurse/fr';
import { nurse as nurseJa } from '@shortlist/documents/samples/nurse/ja';
import { nurse as nurseKo } from '@shortlist/documents/samples/nurse/ko';
import { allSamples } from '@shortlist/documents/samples/all-samples';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { groundResume } from '../comparator/ground-resume';
import { groundText } from '../comparator/ground-text';
import { getWorstVerdict, type Verdict } from '../comparator/finding';

export const nurseSamples = { de: nurseDe, en: nurseEn, es: nurseEs, fr: nurseFr, ja: nurseJa, ko: nurseKo };

const analystPosting = 'SQL, Python, Snowflake, Airflow, dbt, Power BI, Kubernetes, Looker, Terraform';

export interface GroundingCase {
  language: Language;
  /** "nurse", "analyst" or "senior" is a sample in the language of the case. "nurse@en" is the English nurse. */
  sample: string;
  field: string;
  expectedVerdict: Verdict;
  technique: string;
  text: string;
}

/** Parses a table of cases: lines of `sample | field | expected verdict | technique | text`. */
export function parseCases(tables: Record<Language, string>): GroundingCase[] {
  return Object.entries(tables).flatMap(([language, table]) =>
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [sample = '', field = '', expectedVerdict = '', technique = '', text = ''] = line.split(' | ');
        return {
          language: language as Language,
          sample,
          field,
          expectedVerdict: expectedVerdict as Verdict,
          technique,
          text,
        };
      }),
  );
}

function getCaseResume(sampleName: string, language: Language): ResumeContent {
  const [name, languageOverride] = sampleName.split('@');
  const sampleLanguage = (languageOverride as Language | undefined) ?? language;
  if (name === 'senior') return allSamples.senior[sampleLanguage];
  return name === 'nurse' ? nurseSamples[sampleLanguage].resume : getSampleResume(sampleLanguage);
}

/** Replaces one text in a copy of a resume. The index after the last item of a list appends an item. */
export function replaceField(resume: ResumeContent, path: string, text: string): ResumeContent {
  const copy = structuredClone(resume);
  const keys = path.split('.');
  const lastKey = keys.pop() ?? '';
  let container = copy as unknown as Record<string, unknown>;
  for (const key of keys) {
    container[key] ??= { name: '', issuer: '', date: '' };
    container = container[key] as Record<string, unknown>;
  }
  container[lastKey] = text;
  return copy;
}

export function runCase({ language, sample, field, text }: GroundingCase): {
  verdict: Verdict;
  findingTexts: string[];
  result: string;
} {
  const source = getCaseResume(sample, language);
  const jobText = sample.startsWith('nurse') ? nurseSamples[language].jobPosting : analystPosting;
  if (field === 'letter') {
    const { verdict, findings, text: result } = groundText({ text, source, language, jobPostingText: jobText });
    return { verdict, result, findingTexts: findings.map(({ kind, quote }) => `${kind}: ${quote}`) };
  }
  const { findings, changes } = groundResume({
    before: source,
    after: replaceField(source, field, text),
    language,
    jobPostingText: jobText,
  });
  return {
    verdict: getWorstVerdict(findings.map(({ verdict }) => verdict)),
    result: changes.map(({ after }) => after).join(' / '),
    findingTexts: findings.map(({ kind, quote }) => `${kind}: ${quote}`),
  };
}
