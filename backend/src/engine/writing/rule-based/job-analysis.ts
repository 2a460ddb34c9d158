import type { Language } from '@shortlist/contracts/platform/languages';
import { messages } from '../messages';

export interface JobAnalysisInput {
  /** Title of the posting, if the resume does not have it. */
  title?: string | undefined;
  required: readonly string[];
  preferred: readonly string[];
  /** Required terms that the resume does not mention. Absent without a resume. */
  missing?: readonly string[] | undefined;
  evidenced?: readonly string[] | undefined;
  language: Language;
}

export function suggestFromJobAnalysis(input: JobAnalysisInput): string[] {
  const { title, required, preferred, missing, evidenced = [], language } = input;
  const { suggestions } = messages[language];
  const formatList = (terms: readonly string[]) => terms.slice(0, 4).join(language === 'ja' ? '、' : ', ');
  const missingTerms = missing ?? [];
  const termsWithoutEvidence = required.filter((term) => !missingTerms.includes(term) && !evidenced.includes(term));
  return [
    missingTerms.length > 0 && suggestions.analysisMissing.replace('{terms}', formatList(missingTerms)),
    !missing && required.length > 0 && suggestions.analysisRequired.replace('{terms}', formatList(required)),
    termsWithoutEvidence.length > 0 &&
      suggestions.analysisResult.replace('{terms}', formatList(termsWithoutEvidence.slice(0, 2))),
    title && suggestions.analysisTitle.replace('{title}', title),
    preferred.length > 0 && suggestions.analysisPreferred.replace('{terms}', formatList(preferred)),
    suggestions.analysisWords,
  ]
    .filter((suggestion): suggestion is string => Boolean(suggestion))
    .slice(0, 3);
}
