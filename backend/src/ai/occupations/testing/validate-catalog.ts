import type { Language } from '@shortlist/contracts/platform/languages';
import { statesAction } from '../../../engine/language/actions';
import { hasQuantity } from '../../../engine/language/quantities';
import { findStockPhrases } from '../../../engine/language/stock-phrases';
import { measureLength, isMeasuredInCharacters } from '../../../engine/language/text-processing';
import { countTerm } from '../../../engine/matching/terms';
import { formatBlank } from '../../../engine/writing/messages';
import { en } from '../en/catalog';
import { splitList, type Occupation, type OccupationCatalog } from '../occupation';

const isWithin = (value: number, [min, max]: [number, number]) => value >= min && value <= max;

function validateOccupation(occupation: Occupation, language: Language): string[] {
  const { title, aliases, duties, pastDuties, summary, letter } = occupation;
  const numberBlank = formatBlank(language, 'number');
  const employerBlank = formatBlank(language, 'employer');
  const bullets = [...duties, ...pastDuties];
  const faults: string[] = [];
  const check = (isValid: boolean, fault: string) => {
    if (!isValid) faults.push(`${occupation.id}: ${fault}`);
  };
  const countBlanks = (list: string[]) => list.filter((text) => text.includes(numberBlank)).length;
  check(
    duties.length === 8 && countBlanks(duties) === 4,
    `${countBlanks(duties)} of ${duties.length} duties contain ${numberBlank}; expected 4 of 8`,
  );
  check(
    pastDuties.length === 6 && countBlanks(pastDuties) === 3,
    `${countBlanks(pastDuties)} of ${pastDuties.length} past duties contain ${numberBlank}; expected 3 of 6`,
  );
  check(new Set(bullets).size === 14, 'a bullet occurs twice');
  for (const bullet of bullets) {
    const length = measureLength(bullet.replaceAll(numberBlank, '12'), language);
    check(isWithin(length, isMeasuredInCharacters(language) ? [15, 80] : [6, 30]), `length ${length}: ${bullet}`);
    check(statesAction(bullet, language), `no action at the start (ja, ko: end): ${bullet}`);
    const hasFigure = hasQuantity(bullet.replaceAll(numberBlank, '12'), language);
    check(
      hasFigure === bullet.includes(numberBlank),
      `a figure outside the blank, or a blank that is not recognized as a figure: ${bullet}`,
    );
  }
  const keywords = [occupation.terms, occupation.tools, occupation.certifications].flatMap(splitList);
  const terms = splitList(occupation.terms);
  check(terms.length === 10, `${terms.length} terms; expected 10`);
  check(isWithin(keywords.length, [12, 16]), `${keywords.length} terms, tools and certificates; expected 12 to 16`);
  check(new Set(keywords.map((term) => term.toLowerCase())).size === keywords.length, 'a term occurs twice');
  const mentionedTerms = terms.filter((term) => bullets.some((bullet) => countTerm(bullet, term, language) > 0));
  check(
    mentionedTerms.length >= 7,
    `only ${mentionedTerms.length} terms occur literally in a bullet; expected at least 7: ${mentionedTerms.join(', ')}`,
  );
  for (const text of [title, aliases, ...keywords, ...bullets, ...summary, letter.opening, letter.achievement]) {
    const stockPhrases = findStockPhrases(text, language);
    check(stockPhrases.length === 0, `stock phrase ${stockPhrases.join(', ')}: ${text}`);
    const plainText = text.replaceAll(numberBlank, '').replace(employerBlank, '').replace('{title}', '');
    check(!/[[\]{}]/u.test(plainText), `a bracket that is neither ${numberBlank} nor ${employerBlank}: ${text}`);
    // Names with digits ("SAP S/4HANA", "ISO 9001") are claims, too: they belong in lists, not in texts.
    if (![title, aliases, ...keywords].includes(text)) check(!/\p{Nd}/u.test(plainText), `a digit: ${text}`);
  }
  check(summary[0].split('{title}').length === 2, 'the first sentence of the summary must contain {title} once');
  const length = measureLength(summary.join(' ').replace('{title}', title), language);
  check(isWithin(length, isMeasuredInCharacters(language) ? [60, 240] : [25, 75]), `summary of ${length}`);
  check(
    letter.achievement.includes(employerBlank) && letter.achievement.includes(numberBlank),
    `the achievement must contain ${employerBlank} and ${numberBlank}`,
  );
  check(!letter.opening.includes('['), 'the opening must not contain a blank');
  return faults;
}

/** Returns all violations in a language's catalog. Its industries must have the same occupations as in English. */
export function validateCatalog(catalog: OccupationCatalog, language: Language): string[] {
  const allOccupations = Object.values(catalog).flatMap(({ general, occupations }) => [general, ...occupations]);
  const bullets = allOccupations.flatMap(({ duties, pastDuties }) => [...duties, ...pastDuties]);
  const duplicateBullets = bullets.filter((bullet, i) => bullets.indexOf(bullet) !== i);
  const missingOccupations = Object.values(en).flatMap(({ industry, general, occupations }) => {
    const industryOccupations = catalog[industry];
    const ids = [industryOccupations.general, ...industryOccupations.occupations].map(({ id }) => id);
    return [general, ...occupations]
      .filter(({ id }) => !ids.includes(id))
      .map(({ id }) => `${industry}: ${id} is missing`);
  });
  return [
    ...missingOccupations,
    ...duplicateBullets.map((bullet) => `two occupations share: ${bullet}`),
    ...allOccupations.flatMap((occupation) => validateOccupation(occupation, language)),
  ];
}
