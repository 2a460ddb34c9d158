import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { getAllOccupations } from '@shortlist/occupations/get-occupations';
import { stemWord } from '../../language/text-processing';

export const commonAbbreviations = new Set(
  'Madame Monsieur Mesdames Messieurs Señora Señor Señores Sir Madam Mr Mrs Ms Dr I IT HR PR KPI KPIs UI ID PC OJT SNS EC FAQ Q&A PDF TV US USA UK EU UN B2B B2C D2C R&D ROI SLA SLAs OK A&E ER ICU OP A/B AM PM CV Web web Webサイト SOP SOPs PoS POS 2D 3D 24/7 5S 4P CRM DIN RH SI TI ETA VIP kg cm mm km ml GB TB kW'.split(
    ' ',
  ),
);

const commonWordStems = new Map<Language, Set<string>>();

/** Returns the stems of all words in the texts of the occupations. Omits tools and certificates, which are names. */
export function getCommonWordStems(language: Language): Set<string> {
  const cached = commonWordStems.get(language);
  if (cached) return cached;
  const words = new Set<string>();
  for (const { general, occupations } of getAllOccupations(language))
    for (const { title, aliases, terms, summary, duties, pastDuties, letter } of [general, ...occupations])
      for (const text of [
        title,
        ...aliases,
        ...terms,
        ...summary,
        ...duties,
        ...pastDuties,
        letter.opening,
        letter.achievement,
      ])
        for (const word of text.match(/\p{L}+/gu) ?? []) words.add(stemWord(word, language));
  commonWordStems.set(language, words);
  return words;
}

let toolNames: Set<string> | undefined;

/** Returns the capitalized tool names from the occupations of all languages: "Epic", "SAP", "AutoCAD". */
export function getOccupationTools(): Set<string> {
  if (toolNames) return toolNames;
  toolNames = new Set();
  for (const { code } of languages)
    for (const { general, occupations } of getAllOccupations(code))
      for (const { tools } of [general, ...occupations])
        for (const tool of tools) if (/^\p{Lu}/u.test(tool)) toolNames.add(tool);
  return toolNames;
}
