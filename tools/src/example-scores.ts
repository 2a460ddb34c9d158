import { targetOf } from '@shortlist/backend/ai/built-in/target-terms';
import { parseFile } from '@shortlist/backend/ats/file/parse-file';
import { scoreResume } from '@shortlist/backend/ats/score';
import { printPdf } from '@shortlist/backend/rendering/pdf/printer';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import type { Score } from '@shortlist/contracts/platform/score';
import { composeExample } from '@shortlist/documents/samples/examples/compose-example';
import { examples, type Example, type ExampleId } from '@shortlist/documents/samples/examples/example';
import { resumes as de } from '@shortlist/documents/samples/examples/de/all';
import { resumes as en } from '@shortlist/documents/samples/examples/en/all';
import { resumes as es } from '@shortlist/documents/samples/examples/es/all';
import { resumes as fr } from '@shortlist/documents/samples/examples/fr/all';
import { resumes as ja } from '@shortlist/documents/samples/examples/ja/all';
import { resumes as ko } from '@shortlist/documents/samples/examples/ko/all';
import { nurseScores, today } from './nurse-scores';

export const exampleResumes = { en, es, fr, de, ja, ko };

/**
 * What the engine says of an example as a file of its template, against what posts for its title ask. The nurse has a
 * post of its own, and one number on every page.
 */
export async function exampleScore(example: Example, language: Language): Promise<Score> {
  const { id, target } = example;
  if (id === 'nurse') return (await nurseScores(language)).final;
  const resume = exampleResumes[language][id];
  const file = await parseFile(printPdf(composeExample(example, resume, language)));
  return scoreResume({
    resume,
    target: targetOf(resume.personalInfo.headline, target, language),
    file,
    language,
    documentLanguage: language,
    today,
  });
}

/** The number on each card of /resume-examples, by person and language. */
export async function exampleScores(): Promise<Record<ExampleId, Record<Language, number>>> {
  const numbers = await Promise.all(
    examples.map(async (example) => {
      const scores = await Promise.all(languages.map(({ code }) => exampleScore(example, code)));
      return [example.id, Object.fromEntries(languages.map(({ code }, i) => [code, scores[i]?.atsScore]))] as const;
    }),
  );
  return Object.fromEntries(numbers) as Record<ExampleId, Record<Language, number>>;
}

/** Where they lie. */
export const exampleScoresFile = new URL('../../documents/src/samples/examples/scores.json', import.meta.url);
