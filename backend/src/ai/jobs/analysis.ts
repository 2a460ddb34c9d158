import { type AnalysisOrder, suggestionsOfAnalysis } from '../built-in/analysis';
import { type AnalysisAnswer, jobAnalysisPrompt } from '../prompts/job-analysis.v1';
import { languageData } from './data';
import type { Job } from './job';

/** Three suggestions that word what code found in a job post. Nothing in them is about facts of a person. */
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
  check: ({ suggestions }) => ({ output: suggestions, offences: [] }),
};
