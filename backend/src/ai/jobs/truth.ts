import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { cleanText } from '../truth/clean-text';
import type { Checked, Offence } from './job';

/** Everything that a resume says, as one text. */
const allOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(allOf)
      : [];

/** Facts of a person: whole fields, and every word or figure of the resume that could be one. */
function factsOf(resume: ResumeContent, also: readonly string[]): string[] {
  const texts = [...allOf(resume), ...also].filter(Boolean);
  const figures = texts.flatMap((text) => text.match(/\S*\p{N}\S*/gu) ?? []);
  return [...new Set([...texts.filter((text) => text.length <= 120), ...figures])].sort(
    (one, other) => other.length - one.length,
  );
}

/** A text about a person who has a resume: what the resume does not say becomes a blank. `also`: the job asked for, its company. */
export function checkText(
  text: string,
  { resume, language, also = [] }: { resume: ResumeContent; language: Language; also?: readonly string[] },
): Checked<string> {
  const output = cleanText(text, language, factsOf(resume, also));
  const blanks = (value: string) => value.split('[').length;
  const offences: Offence[] = blanks(output) > blanks(text) ? [{ text, kind: 'fact' }] : [];
  return { output, offences };
}

/** The same for several texts. */
export function checkTexts(texts: readonly string[], source: Parameters<typeof checkText>[1]): Checked<string[]> {
  const checked = texts.map((text) => checkText(text, source));
  return { output: checked.map(({ output }) => output), offences: checked.flatMap(({ offences }) => offences) };
}
