import type { Industry } from '@shortlist/contracts/platform/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { getIndustryOccupations } from '@shortlist/occupations/get-occupations';
import type { Occupation } from '@shortlist/occupations/occupation.schema';
import { countTerm } from '../../matching/terms';
import { formatBlank } from '../messages';
import { isBaseForm, toPastTense } from './bullet-to-sentence/english-verbs';
import { capitalizeTerm } from './target-terms';
import { findIndustry, findOccupation } from './titles/find-occupation';

/** Typical bullets about a term, for a current and a past job. */
export interface DutyDraft {
  current: string;
  past: string;
}

/**
 * Returns a function that finds a typical bullet about a term: one from the occupation if possible, then one from
 * another occupation in the industry, otherwise the term followed by a blank. Users edit it to match their own work.
 */
export function createDutyDraftLookup(
  jobTitle: string,
  targetIndustry: Industry | '',
  language: Language,
): (term: string) => DutyDraft {
  const industry = targetIndustry || findIndustry(jobTitle, language);
  const createWithBlank = (term: string): DutyDraft => {
    const line = `${capitalizeTerm(term)}${documentLabels[language].labelSeparator}${formatBlank(language, 'duty')}`;
    return { current: line, past: line };
  };
  if (!industry || !jobTitle.trim()) return createWithBlank;
  const { general, occupations } = getIndustryOccupations(language, industry);
  const ownOccupation = findOccupation(jobTitle, industry, language).occupation;
  const candidates = [ownOccupation, ...occupations, general];
  return (term) => {
    const findDuty = (list: (occupation: Occupation) => string[]) =>
      candidates.flatMap(list).find((duty) => countTerm(duty, term, language) > 0);
    const duty = findDuty(({ duties }) => duties);
    const pastDuty = findDuty(({ pastDuties }) => pastDuties);
    const current = duty ?? pastDuty;
    return current ? { current, past: pastDuty ?? convertToPast(current, language) } : createWithBlank(term);
  };
}

function convertToPast(duty: string, language: Language): string {
  const [verb = '', ...rest] = duty.split(' ');
  if (language !== 'en' || !isBaseForm(verb)) return duty;
  const past = toPastTense(verb.toLowerCase());
  return [past.charAt(0).toUpperCase() + past.slice(1), ...rest].join(' ');
}
