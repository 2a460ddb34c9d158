import { degreeAsked } from './degrees';
import { linesOfJob } from './job-lines';
import { jobTermsOf } from './job-terms';
import { titleOfJob } from './job-title';
import { oddPosts } from './testing/odd-posts';
import { yearsAsked } from './years';

it.each(oddPosts)(
  'reads a job posting in $language: $shape',
  ({ language, text, title, required, preferred, years, degree }) => {
    const lines = linesOfJob(text, language);
    const terms = jobTermsOf(text, language).filter(({ weight }) => weight !== 0.5);
    const of = (wanted: number) => terms.filter(({ weight }) => weight === wanted).map(({ term }) => term);
    expect({
      title: titleOfJob(text, language),
      required: of(3),
      preferred: of(1),
      years: yearsAsked(lines)?.years,
      degree: degreeAsked(lines, language)?.level,
    }).toEqual({ title, required, preferred, years, degree });
  },
);
