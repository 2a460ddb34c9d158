import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { isPlausibleTitle } from '../../grounding/claims/plausible-title';
import { Coverage, SourceUnit } from '../../grounding/claims/source-units';
import { getRank, isFrameWord } from '../../grounding/claims/vocabulary';
import { listWords } from '../../grounding/claims/words';
import { findSkills } from '../../matching/skills/find-skills';
import { type JobAnalysisInput, suggestFromJobAnalysis } from '../rule-based/job-analysis';
import { type JobAnalysisCompletion, jobAnalysisPrompt } from '../prompts/job-analysis.v1';
import { hasUngroundedContent } from './grounding-check';
import { buildLanguageData } from './prompt-data';
import type { WriterTask } from './writer-task';
import { findWrongLanguage } from './language-check';

function isUngroundedSuggestion(suggestion: string, input: JobAnalysisInput) {
  const { title = '', required, preferred, missing = [], language } = input;
  const sourceText = [isPlausibleTitle(title) ? title : '', ...required, ...preferred, ...missing].join('\n');
  const knownSkillIds = new Set(
    languageSchema.options.flatMap((option) => findSkills(sourceText, option).map(({ skill }) => skill.id)),
  );
  const advice = [...suggestFromJobAnalysis(input), sourceText].join('\n');
  const coverage = new Coverage([new SourceUnit('', advice, [language])], language);
  // Advice of a posting's author, such as to pay a fee, has words of neither the terms nor of resumes in general.
  const foreignWords = listWords(suggestion, language).filter(
    (word) => getRank(word.stem, language) >= 300 && !isFrameWord(word.stem, language) && !coverage.has(word),
  );
  const isInSource = (quote: string) => sourceText.toLowerCase().includes(quote.toLowerCase());
  return (
    foreignWords.length > 1 ||
    hasUngroundedContent(suggestion, sourceText, jobAnalysisPrompt) ||
    findSkills(suggestion, language).some(
      ({ skill, text }) => skill.kind !== 'soft' && !knownSkillIds.has(skill.id) && !isInSource(text),
    )
  );
}

/** Task that writes three suggestions from the findings in a job posting, without facts about the user. */
export const jobAnalysisTask: WriterTask<JobAnalysisInput, string[], JobAnalysisCompletion> = {
  name: 'analysis',
  runRuleBased: suggestFromJobAnalysis,
  prompt: jobAnalysisPrompt,
  buildPromptData: ({ title, required, preferred, missing, language }) => ({
    language: buildLanguageData(language).language,
    title,
    required: required.slice(0, 20),
    preferred: preferred.slice(0, 20),
    missing: missing?.slice(0, 20),
  }),
  // A rule-based suggestion replaces one that the model invented, because a repair call would cost money again.
  checkCompletion: ({ suggestions }, input) => {
    const ruleBasedSuggestions = suggestFromJobAnalysis(input);
    const groundedSuggestions = suggestions.flatMap((text) =>
      isUngroundedSuggestion(text, input) ? ruleBasedSuggestions.splice(0, 1) : [text],
    );
    return { output: [...new Set(groundedSuggestions)], violations: findWrongLanguage(suggestions, input.language) };
  },
};
