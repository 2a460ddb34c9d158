import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { isPlausibleTitle } from '../../grounding/claims/sentences';
import { SourceWords, SourceField } from '../../grounding/claims/source-fields';
import { getFrequencyRank, isNeutralWord } from '../../grounding/claims/vocabulary';
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
  const knownText = [...suggestFromJobAnalysis(input), sourceText].join('\n');
  const knownWords = new SourceWords([new SourceField('', knownText, [language])], language);
  // A planted instruction, such as advice to pay a fee, uses words that neither the terms nor resumes contain.
  const unknownWords = listWords(suggestion, language).filter(
    (word) =>
      getFrequencyRank(word.stem, language) >= 300 && !isNeutralWord(word.stem, language) && !knownWords.has(word),
  );
  const isInSource = (quote: string) => sourceText.toLowerCase().includes(quote.toLowerCase());
  return (
    unknownWords.length > 1 ||
    hasUngroundedContent(suggestion, sourceText, jobAnalysisPrompt) ||
    findSkills(suggestion, language).some(
      ({ skill, text }) => skill.kind !== 'soft' && !knownSkillIds.has(skill.id) && !isInSource(text),
    )
  );
}

/** Task that writes three suggestions from the terms of a job posting, without facts about the user. */
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
  // Replaces invented suggestions with rule-based ones, because a repair call would cost money again.
  checkCompletion: ({ suggestions }, input) => {
    const ruleBasedSuggestions = suggestFromJobAnalysis(input);
    const groundedSuggestions = suggestions.flatMap((text) =>
      isUngroundedSuggestion(text, input) ? ruleBasedSuggestions.splice(0, 1) : [text],
    );
    return { output: [...new Set(groundedSuggestions)], violations: findWrongLanguage(suggestions, input.language) };
  },
};
