import type { Generation } from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Score } from '@shortlist/contracts/platform/score';
import { fillBlanks, listBlanks } from '@shortlist/documents/blanks';
import { removeListItems } from '@shortlist/documents/page-fit/remove-list-items';
import { applyUserCorrections, applyUserTitle } from '@shortlist/documents/user-corrections';
import { buildTitleTarget } from '../engine/writing/rule-based/target-terms';
import { messages } from '../engine/writing/messages';
import type { ScoreInput } from '../engine/scoring/score';
import type { GenerationEntity } from './generation.entity';

type GeneratedResume = Pick<GenerationEntity, 'resume' | 'jobs' | 'leftOut' | 'ownLines' | 'fills'>;

/**
 * Fills the resume without moving items, so that the paths in check results match the blanks' paths. Left-out items
 * are empty.
 */
const fillResumeInPlace = ({ resume, fills, ...ownFacts }: GeneratedResume) =>
  fillBlanks(applyUserCorrections(resume, { ...ownFacts, fills }), fills);

export const applyResumeFills = (row: GeneratedResume) => removeListItems(fillResumeInPlace(row), row.leftOut);
export const applyLetterFills = ({ resume, letter, fills }: Pick<GenerationEntity, 'resume' | 'letter' | 'fills'>) =>
  fillBlanks(applyUserTitle(letter, fills), fills, resume);

/** Counts the blanks of the generated text. Brackets in the user's own lines are not blanks. */
export const countOpenBlanks = ({
  resume,
  letter,
  fills,
  jobs,
  leftOut,
}: GeneratedResume & Pick<GenerationEntity, 'letter'>) =>
  listBlanks(applyUserCorrections(resume, { jobs, leftOut }), letter, resume).filter(({ id }) => !fills[id]).length;

export type ScorableGeneration = GeneratedResume & Pick<GenerationEntity, 'jobTitle' | 'industry' | 'language'>;

/** Picks the fields that a score needs, so that nothing else is sent to the worker thread. */
export const pickScorableFields = ({
  resume,
  jobs,
  leftOut,
  ownLines,
  fills,
  jobTitle,
  industry,
  language,
}: ScorableGeneration): ScorableGeneration => ({
  resume,
  jobs,
  leftOut,
  ownLines,
  fills,
  jobTitle,
  industry,
  language,
});

/**
 * Builds the input for scoring the filled resume against its job title. `language` is the language of the explanations.
 */
export function toScoreInput(generation: ScorableGeneration, language: Language): Omit<ScoreInput, 'file' | 'today'> {
  const { jobTitle, industry, language: documentLanguage } = generation;
  const target = buildTitleTarget(jobTitle, industry, documentLanguage);
  // Otherwise, a left-out school would be scored as an incomplete entry.
  const schools = generation.leftOut.filter((path) => /^education\.\d+$/.test(path));
  return { resume: removeListItems(fillResumeInPlace(generation), schools), target, language, documentLanguage };
}

/** The explanations of `score` must also be in `language`. */
export function toGenerationResponse(row: GenerationEntity, score: Score, language: Language): Generation {
  const resume = applyResumeFills(row);
  const foundTerms = score.terms.filter(({ place }) => place !== 'missing').map(({ term }) => term);
  return {
    id: row.id,
    jobTitle: row.jobTitle,
    industry: row.industry,
    language: row.language,
    pageSize: row.pageSize,
    writer: row.writer,
    resume: {
      summary: resume.personalInfo.summary,
      skills: resume.skills,
      experience: resume.experience.map(({ position, description, achievements }) => ({
        title: position,
        description,
        achievements,
      })),
    },
    coverLetter: [row.letter.salutation, ...applyLetterFills(row).paragraphs].join('\n\n'),
    atsScore: score.atsScore,
    potential: score.potential,
    keywords: foundTerms.length ? foundTerms : row.keywords,
    score,
    documents: { resume: row.resume, letter: row.letter },
    fills: row.fills,
    jobs: row.jobs ?? undefined,
    leftOut: row.leftOut,
    ownLines: row.ownLines,
    letterSource: row.titleLetter ? 'resume' : 'title',
    openBlanks: row.openBlanks,
    suggestions: listSuggestions(row, language),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Does not mention open blanks, because the UI counts them while the user fills them in. */
function listSuggestions(
  { replaced: isFallback, general: isGeneralOccupation }: GenerationEntity,
  language: Language,
): string[] {
  const { suggestions } = messages[language];
  return [
    isFallback && suggestions.builtIn,
    isGeneralOccupation ? suggestions.generalProfile : suggestions.checkDuties,
  ].filter((suggestion) => suggestion !== false);
}
