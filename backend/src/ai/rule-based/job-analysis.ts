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
  const list = (terms: readonly string[]) => terms.slice(0, 4).join(language === 'ja' ? '、' : ', ');
  const open = missing ?? [];
  const listed = required.filter((term) => !open.includes(term) && !evidenced.includes(term));
  return [
    open.length > 0 && suggestions.analysisMissing.replace('{terms}', list(open)),
    !missing && required.length > 0 && suggestions.analysisRequired.replace('{terms}', list(required)),
    listed.length > 0 && suggestions.analysisResult.replace('{terms}', list(listed.slice(0, 2))),
    title && suggestions.analysisTitle.replace('{title}', title),
    preferred.length > 0 && suggestions.analysisPreferred.replace('{terms}', list(preferred)),
    suggestions.analysisWords,
  ]
    .filter((one): one is string => Boolean(one))
    .slice(0, 3);
}
