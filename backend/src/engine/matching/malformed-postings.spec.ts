import { findRequiredDegree } from './degrees';
import { parsePostingLines } from './posting-lines';
import { extractJobTerms } from './job-terms';
import { extractJobTitle } from './job-title';
import { malformedPostings } from './testing/malformed-postings';
import { findRequiredYears } from './required-years';

it.each(malformedPostings)(
  'reads a job posting in $language: $shape',
  ({ language, text, title, required, preferred, years, degree }) => {
    const lines = parsePostingLines(text, language);
    const terms = extractJobTerms(text, language).filter(({ weight }) => weight !== 0.5);
    const listTermsByWeight = (expectedWeight: number) =>
      terms.filter(({ weight }) => weight === expectedWeight).map(({ term }) => term);
    expect({
      title: extractJobTitle(text, language),
      required: listTermsByWeight(3),
      preferred: listTermsByWeight(1),
      years: findRequiredYears(lines)?.years,
      degree: findRequiredDegree(lines, language)?.level,
    }).toEqual({ title, required, preferred, years, degree });
  },
);
