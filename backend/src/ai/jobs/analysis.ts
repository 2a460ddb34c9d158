import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { findSkills } from '../../ats/skills/find-skills';
import { type AnalysisOrder, suggestionsOfAnalysis } from '../built-in/analysis';
import { type AnalysisAnswer, jobAnalysisPrompt } from '../prompts/job-analysis.v1';
import { goesBeyond } from './beyond';
import { languageData } from './data';
import type { Job } from './job';
import { foreignIn } from './language';

function invents(suggestion: string, { title = '', required, preferred, missing = [], language }: AnalysisOrder) {
  const asked = [title, ...required, ...preferred, ...missing].join('\n');
  const known = new Set(languageSchema.options.flatMap((one) => findSkills(asked, one).map(({ skill }) => skill.id)));
  const isAsked = (said: string) => asked.toLowerCase().includes(said.toLowerCase());
  return (
    goesBeyond(suggestion, asked, jobAnalysisPrompt) ||
    findSkills(suggestion, language).some(
      ({ skill, said }) => skill.kind !== 'soft' && !known.has(skill.id) && !isAsked(said),
    )
  );
}

/** Task that writes three suggestions from the findings in a job posting, without facts about a person. */
export const wordAnalysis: Job<AnalysisOrder, string[], AnalysisAnswer> = {
  name: 'analysis',
  write: suggestionsOfAnalysis,
  prompt: jobAnalysisPrompt,
  data: ({ title, required, preferred, missing, language }) => ({
    language: languageData(language).language,
    title,
    required: required.slice(0, 20),
    preferred: preferred.slice(0, 20),
    missing: missing?.slice(0, 20),
  }),
  // A rule-based suggestion replaces one that the model invented, because a repair call would cost money again.
  check: ({ suggestions }, order) => {
    const own = suggestionsOfAnalysis(order);
    const kept = suggestions.flatMap((text) => (invents(text, order) ? own.splice(0, 1) : [text]));
    return { output: [...new Set(kept)], offences: foreignIn(suggestions, order.language) };
  },
};
