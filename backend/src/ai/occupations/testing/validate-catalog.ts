import type { Language } from '@shortlist/contracts/platform/languages';
import { startsWithAction } from '../../../ats/language/actions';
import { hasQuantity } from '../../../ats/language/quantities';
import { findStockPhrases } from '../../../ats/language/stock-phrases';
import { measureLength, isMeasuredInCharacters } from '../../../ats/language/text-processing';
import { countTerm } from '../../../ats/terms';
import { formatBlank } from '../../messages';
import { en } from '../en/catalog';
import { splitList, type Occupation, type OccupationCatalog } from '../occupation';

const isWithin = (value: number, [least, most]: [number, number]) => value >= least && value <= most;

function validateOccupation(occupation: Occupation, language: Language): string[] {
  const { title, aliases, duties, pastDuties, summary, letter } = occupation;
  const number = formatBlank(language, 'number');
  const employer = formatBlank(language, 'employer');
  const bullets = [...duties, ...pastDuties];
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(`${occupation.id}: ${fault}`);
  };
  const figures = (list: string[]) => list.filter((text) => text.includes(number)).length;
  expect(
    duties.length === 8 && figures(duties) === 4,
    `${figures(duties)} of ${duties.length} duties have ${number}, 4 of 8 should`,
  );
  expect(
    pastDuties.length === 6 && figures(pastDuties) === 3,
    `${figures(pastDuties)} of ${pastDuties.length} earlier have ${number}, 3 of 6 should`,
  );
  expect(new Set(bullets).size === 14, 'a bullet stands twice');
  for (const bullet of bullets) {
    const length = measureLength(bullet.replaceAll(number, '12'), language);
    expect(isWithin(length, isMeasuredInCharacters(language) ? [15, 80] : [6, 30]), `length ${length}: ${bullet}`);
    expect(startsWithAction(bullet, language), `no action at its start (ja, ko: end): ${bullet}`);
    const figure = hasQuantity(bullet.replaceAll(number, '12'), language);
    expect(figure === bullet.includes(number), `a figure outside the blank, or a blank that counts as none: ${bullet}`);
  }
  const keywords = [occupation.terms, occupation.tools, occupation.certifications].flatMap(splitList);
  const terms = splitList(occupation.terms);
  expect(terms.length === 10, `${terms.length} terms, 10 should be`);
  expect(isWithin(keywords.length, [12, 16]), `${keywords.length} terms, tools and certificates, 12 to 16 should be`);
  expect(new Set(keywords.map((term) => term.toLowerCase())).size === keywords.length, 'a term stands twice');
  const said = terms.filter((term) => bullets.some((bullet) => countTerm(bullet, term, language) > 0));
  expect(said.length >= 7, `only ${said.length} terms stand literally in a bullet, 7 should: ${said.join(', ')}`);
  for (const text of [title, aliases, ...keywords, ...bullets, ...summary, letter.opening, letter.achievement]) {
    const stock = findStockPhrases(text, language);
    expect(stock.length === 0, `stock phrase ${stock.join(', ')}: ${text}`);
    const bare = text.replaceAll(number, '').replace(employer, '').replace('{title}', '');
    expect(!/[[\]{}]/u.test(bare), `a bracket that is neither ${number} nor ${employer}: ${text}`);
    // Names with digits ("SAP S/4HANA", "ISO 9001") are claims, too: they belong in lists, not in texts.
    if (![title, aliases, ...keywords].includes(text)) expect(!/\p{Nd}/u.test(bare), `a digit: ${text}`);
  }
  expect(summary[0].split('{title}').length === 2, 'the first sentence of the summary names {title} once');
  const length = measureLength(summary.join(' ').replace('{title}', title), language);
  expect(isWithin(length, isMeasuredInCharacters(language) ? [60, 240] : [25, 75]), `summary of ${length}`);
  expect(
    letter.achievement.includes(employer) && letter.achievement.includes(number),
    `the proof names ${employer} and ${number}`,
  );
  expect(!letter.opening.includes('['), 'the opening has no blank');
  return faults;
}

/** Returns all violations in a language's catalog. Its industries must have the same occupations as in English. */
export function validateCatalog(profiles: OccupationCatalog, language: Language): string[] {
  const all = Object.values(profiles).flatMap(({ general, occupations }) => [general, ...occupations]);
  const bullets = all.flatMap(({ duties, pastDuties }) => [...duties, ...pastDuties]);
  const twice = bullets.filter((bullet, i) => bullets.indexOf(bullet) !== i);
  const missing = Object.values(en).flatMap(({ industry, general, occupations }) => {
    const own = profiles[industry];
    const ids = [own.general, ...own.occupations].map(({ id }) => id);
    return [general, ...occupations]
      .filter(({ id }) => !ids.includes(id))
      .map(({ id }) => `${industry}: ${id} is missing`);
  });
  return [
    ...missing,
    ...twice.map((bullet) => `two occupations share: ${bullet}`),
    ...all.flatMap((occupation) => validateOccupation(occupation, language)),
  ];
}
