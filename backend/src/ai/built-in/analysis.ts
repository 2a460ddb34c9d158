import type { Language } from '@shortlist/contracts/platform/languages';
import { words } from '../words';

/** What code found in a posting; a writer only words it. */
export interface AnalysisOrder {
  /** The posting's title, if one was found. */
  title?: string | undefined;
  required: readonly string[];
  preferred: readonly string[];
  /** Required terms that the person's resume does not say; absent without a resume. */
  missing?: readonly string[] | undefined;
  language: Language;
}

/** Three suggestions for a job analysis. */
export function suggestionsOfAnalysis({ title, required, preferred, missing, language }: AnalysisOrder): string[] {
  const { suggestions } = words[language];
  const list = (terms: readonly string[]) => terms.slice(0, 4).join(language === 'ja' ? '、' : ', ');
  const open = missing ?? [];
  const held = required.filter((term) => !open.includes(term));
  return [
    open.length > 0 && suggestions.analysisMissing.replace('{terms}', list(open)),
    open.length === 0 && required.length > 0 && suggestions.analysisRequired.replace('{terms}', list(required)),
    held.length > 0 && suggestions.analysisResult.replace('{terms}', list(held.slice(0, 2))),
    title && suggestions.analysisTitle.replace('{title}', title),
    preferred.length > 0 && suggestions.analysisPreferred.replace('{terms}', list(preferred)),
    suggestions.analysisWords,
  ]
    .filter((one): one is string => Boolean(one))
    .slice(0, 3);
}
