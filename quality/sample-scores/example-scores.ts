import { buildTitleTarget } from '@shortlist/backend/engine/writing/rule-based/target-terms';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import type { Score } from '@shortlist/contracts/platform/score';
import { composeExample } from '@shortlist/documents/samples/examples/compose-example';
import type { Example, ExampleCard } from '@shortlist/documents/samples/examples/examples';
import { isTranslated, type ExampleId } from '@shortlist/documents/samples/examples/ids';
import { examples } from '@shortlist/documents/samples/examples/example-list';
import { loadExampleText } from '@shortlist/documents/samples/examples/texts';
import { scoreFile } from '../shared/score-file';
import { scoreNurseSample } from './nurse-sample-scores';

export const listExampleLanguages = (id: ExampleId): Language[] =>
  isTranslated(id) ? languages.map(({ code }) => code) : ['en'];

/**
 * Scores the file of an example against typical terms for its title. The nurse example is also the sample on the home
 * page, so its score uses the sample's terms.
 */
export async function scoreExample(example: Example, language: Language): Promise<Score> {
  const { id, industry } = example;
  if (id === 'nurse') return (await scoreNurseSample(language)).final;
  const { resume } = (await loadExampleText(id, language)).text;
  return scoreFile({
    resume,
    target: buildTitleTarget(resume.personalInfo.headline, industry, language),
    language,
    tree: composeExample(example, resume, language),
  });
}

type Cards = Record<ExampleId, ExampleCard>;

/** Creates the cards of /resume-examples. An example without a translation uses its English card. */
export async function createExampleCards(): Promise<Record<Language, Cards>> {
  const cards = Object.fromEntries(languages.map(({ code }) => [code, {}])) as Record<Language, Partial<Cards>>;
  for (const example of examples) {
    const cardsByLanguage: Partial<Record<Language, ExampleCard>> = {};
    for (const language of listExampleLanguages(example.id)) {
      const { about, skills, resume } = (await loadExampleText(example.id, language)).text;
      const { atsScore } = await scoreExample(example, language);
      const title = resume.personalInfo.headline;
      cardsByLanguage[language] = { title, about, skills: skills.join('; '), score: String(atsScore), language };
    }
    for (const { code } of languages) cards[code][example.id] = cardsByLanguage[code] ?? cardsByLanguage.en!;
  }
  return cards as Record<Language, Cards>;
}

export const getExampleCardsFile = (language: Language) =>
  new URL(`../../documents/src/samples/examples/cards/${language}.json`, import.meta.url);
