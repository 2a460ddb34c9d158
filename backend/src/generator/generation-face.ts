import type { Fills } from '@shortlist/contracts/builder/resume';
import type { Generation } from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Score } from '@shortlist/contracts/platform/score';
import { applyFills, listBlanks } from '@shortlist/documents/blanks';
import { targetOf } from '../ai/built-in/target-terms';
import { words } from '../ai/words';
import type { ScoreInput } from '../ats/score';
import type { GenerationEntity } from './generation.entity';

/** Documents as they stand now: what the person filled in is in them. */
export const filledResume = ({ resume, fills }: Pick<GenerationEntity, 'resume' | 'fills'>) =>
  applyFills(resume, fills);
export const filledLetter = ({ resume, letter, fills }: Pick<GenerationEntity, 'resume' | 'letter' | 'fills'>) =>
  applyFills(letter, fills, resume);

export const openBlanksOf = (resume: GenerationEntity['resume'], letter: GenerationEntity['letter'], fills: Fills) =>
  listBlanks(resume, letter).filter(({ id }) => !fills[id]).length;

/** What is scored of a generation: the resume as it stands, against its title. Explained in `language`. */
export function toScore(
  generation: Pick<GenerationEntity, 'jobTitle' | 'industry' | 'language' | 'resume' | 'fills'>,
  language: Language,
): Omit<ScoreInput, 'file' | 'today'> {
  const { jobTitle, industry, language: documentLanguage } = generation;
  const target = targetOf(jobTitle, industry, documentLanguage);
  return { resume: filledResume(generation), target, language, documentLanguage };
}

/** What the call answers, in the caller's language, which `score` is told in too. */
export function toGeneration(row: GenerationEntity, score: Score, language: Language): Generation {
  const resume = filledResume(row);
  const found = score.terms.filter(({ place }) => place !== 'missing').map(({ term }) => term);
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
    coverLetter: [row.letter.salutation, ...filledLetter(row).paragraphs].join('\n\n'),
    atsScore: score.atsScore,
    potential: score.potential,
    keywords: found.length ? found : row.keywords,
    score,
    documents: { resume: row.resume, letter: row.letter },
    fills: row.fills,
    openBlanks: row.openBlanks,
    suggestions: suggestionsOf(row, language),
    createdAt: row.createdAt.toISOString(),
  };
}

function suggestionsOf({ openBlanks, replaced, general }: GenerationEntity, language: Language): string[] {
  const { suggestions } = words[language];
  return [
    replaced && suggestions.builtIn,
    openBlanks > 0 && suggestions.fillBlanks.replace('{count}', String(openBlanks)),
    general ? suggestions.generalProfile : suggestions.checkDuties,
  ].filter((one) => one !== false);
}
