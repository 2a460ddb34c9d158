import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { getAllOccupations } from '@shortlist/occupations/get-occupations';
import type { Occupation } from '@shortlist/occupations/occupation.schema';
import { isAction } from '../language/actions';
import { hasQuantity } from '../language/quantities';
import { findStockPhrases } from '../language/stock-phrases';
import { isCharacterBased, measureLength } from '../language/text-processing';
import { countTerm } from '../matching/terms';
import { formatBlank } from './messages';

/* Rules for occupation texts that depend on the language. The schema of `@shortlist/occupations` has the others. */

const isWithin = (value: number, [min, max]: [number, number]) => value >= min && value <= max;

function listBulletFaults(bullet: string, language: Language): string[] {
  const numberBlank = formatBlank(language, 'number');
  const filledBullet = bullet.replaceAll(numberBlank, '12');
  const length = measureLength(filledBullet, language);
  return [
    !isWithin(length, isCharacterBased(language) ? [15, 80] : [6, 30]) && `length ${length}: ${bullet}`,
    !isAction(bullet, language) && `no action at the start (ja, ko: end): ${bullet}`,
    hasQuantity(filledBullet, language) !== bullet.includes(numberBlank) &&
      `a figure outside the blank, or a blank that is not recognized as a figure: ${bullet}`,
    filledBullet.includes('[') && `a blank that is not ${numberBlank}: ${bullet}`,
  ].filter((fault) => fault !== false);
}

function listFaults(occupation: Occupation, language: Language): string[] {
  const { title, aliases, terms, tools, certifications, duties, pastDuties, summary, letter } = occupation;
  const numberBlank = formatBlank(language, 'number');
  const employerBlank = formatBlank(language, 'employer');
  const bullets = [...duties, ...pastDuties];
  const mentionedTerms = terms.filter((term) => bullets.some((bullet) => countTerm(bullet, term, language) > 0));
  const summaryLength = measureLength(summary.join(' ').replace('{title}', title), language);
  const sentences = [...bullets, ...summary, letter.opening, letter.achievement];
  return [
    ...bullets.flatMap((bullet) => listBulletFaults(bullet, language)),
    ...[title, ...aliases, ...terms, ...tools, ...certifications, ...sentences].map((text) => {
      const stockPhrases = findStockPhrases(text, language);
      return stockPhrases.length > 0 && `stock phrase ${stockPhrases.join(', ')}: ${text}`;
    }),
    ...sentences.map(
      (text) =>
        text.replaceAll(numberBlank, '').replace(employerBlank, '').includes('[') &&
        `a blank that is neither ${numberBlank} nor ${employerBlank}: ${text}`,
    ),
    mentionedTerms.length < 7 &&
      `only ${mentionedTerms.length} terms occur literally in a bullet; expected at least 7: ${mentionedTerms.join(', ')}`,
    !isWithin(summaryLength, isCharacterBased(language) ? [60, 240] : [25, 75]) && `summary of ${summaryLength}`,
    !(letter.achievement.includes(employerBlank) && letter.achievement.includes(numberBlank)) &&
      `the achievement must contain ${employerBlank} and ${numberBlank}`,
  ].filter((fault) => fault !== false);
}

it.each(languages.map(({ code }) => code))('has occupations whose texts fit resumes and letters: %s', (language) => {
  const occupations = getAllOccupations(language).flatMap(({ general, occupations }) => [general, ...occupations]);
  const faults = occupations.flatMap((occupation) =>
    listFaults(occupation, language).map((fault) => `${occupation.id}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
