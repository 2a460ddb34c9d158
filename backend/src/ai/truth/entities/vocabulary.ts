import type { Language } from '@shortlist/contracts/platform/languages';
import { stemOf } from '../../../ats/language/words';
import { profiles } from '../../profiles/all';
import { listOf } from '../../profiles/occupation';

export const everydayCapitals = new Set(
  'I IT HR PR KPI KPIs UI ID PC OJT SNS EC FAQ Q&A PDF TV US USA UK EU UN B2B B2C D2C R&D ROI SLA SLAs OK A&E ER ICU OP A/B AM PM CV Web web Webサイト SOP SOPs PoS POS 2D 3D 24/7 5S 4P CRM DIN RH SI TI ETA VIP kg cm mm km ml GB TB kW'.split(
    ' ',
  ),
);

const common = new Map<Language, Set<string>>();

/** Returns stems of words that are not names: all words of the occupations, except tools and certificates. */
export function commonWords(language: Language): Set<string> {
  const known = common.get(language);
  if (known) return known;
  const words = new Set<string>();
  for (const { general, occupations } of Object.values(profiles[language] ?? {}))
    for (const { title, also, terms, summary, duties, earlier, letter } of [general, ...occupations])
      for (const text of [title, also, terms, ...summary, ...duties, ...earlier, letter.opening, letter.proof])
        for (const word of text.match(/\p{L}+/gu) ?? []) words.add(stemOf(word, language));
  common.set(language, words);
  return words;
}

let namesOfTools: Set<string> | undefined;

/** Returns the capitalized tool names from the occupations of all languages: "Epic", "SAP", "AutoCAD". */
export function profileTools(): Set<string> {
  if (namesOfTools) return namesOfTools;
  namesOfTools = new Set();
  for (const language of Object.values(profiles))
    for (const { general, occupations } of Object.values(language))
      for (const { tools } of [general, ...occupations])
        for (const tool of listOf(tools)) if (/^\p{Lu}/u.test(tool)) namesOfTools.add(tool);
  return namesOfTools;
}
