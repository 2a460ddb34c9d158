import { countTerm } from '../terms';
import { normal, tokensOf } from '../language/words';
import { given, share, type Facts, type Finding, type Rule } from './rule';

const notApplied: Finding = { applies: false, share: 0 };

/** Words that do not distinguish occupations: "Senior Registered Nurse" and "Registered Nurse" are the same title. */
const ranks = new Set([
  'senior',
  'sr',
  'junior',
  'jr',
  'lead',
  'principal',
  'head',
  'chief',
  'trainee',
  'ii',
  'iii',
  'of',
  'the',
  'de',
  'und',
  'et',
  'y',
]);

function equivalent(place: string, title: string, { language }: Facts): boolean {
  const stems = new Set(tokensOf(normal(place), language).map((token) => token.stem));
  const wanted = tokensOf(normal(title), language).filter((token) => !ranks.has(token.text.toLowerCase()));
  return wanted.length > 0 && wanted.every((token) => stems.has(token.stem));
}

const stands = (place: string, title: string, { language }: Facts) =>
  normal(place).toLowerCase().includes(normal(title).toLowerCase()) || countTerm(place, title, language) > 0;

function title(facts: Facts): Finding {
  const { target, resume, allSaid } = facts;
  const wanted = target?.jobTitle ?? '';
  if (!/\p{L}/u.test(wanted)) return notApplied;
  const { personalInfo, experience } = resume;
  const positions = experience.map(({ position }) => position);
  const places = [personalInfo.headline, personalInfo.summary, ...(allSaid ? positions : positions.slice(0, 1))];
  const exact = places.some((place) => stands(place, wanted, facts));
  const others = (target?.equivalents ?? []).filter((other) => normal(other) !== '');
  const similar = places.some(
    (place) => equivalent(place, wanted, facts) || others.some((other) => countTerm(place, other, facts.language) > 0),
  );
  return {
    share: exact || (similar && allSaid) ? 1 : similar ? 3 / 5 : 0,
    found: exact || similar ? undefined : 'none',
    values: { title: normal(wanted) },
    path: 'personalInfo.headline',
  };
}

const firstOf = (terms: { term: string }[]) => [
  ...terms.slice(0, 4).map(({ term }) => term),
  ...(terms.length > 4 ? ['…'] : []),
];

function coverage({ target, terms }: Facts): Finding {
  if (!target || target.terms.length === 0) return notApplied;
  const weights = target.terms.map(({ weight }) => weight);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const missing = terms.filter(({ place }) => place === 'missing');
  return {
    share: share(sum(weights.filter((_, i) => terms[i]?.place !== 'missing')), sum(weights)),
    values: { all: terms.length },
    terms: firstOf(missing),
    path: 'skills',
  };
}

function evidence({ resume, target, terms }: Facts): Finding {
  if (!target || target.terms.length === 0) return notApplied;
  const covered = terms.filter(({ place }) => place !== 'missing');
  const listed = covered.filter(({ place }) => place !== 'entry');
  const { position = '', company = '' } = resume.experience[0] ?? {};
  return {
    share: share(covered.length - listed.length, covered.length),
    found: covered.length === 0 ? 'none' : undefined,
    fix: given(position) && given(company) ? 'fixIn' : 'fix',
    values: { all: covered.length, position, company },
    terms: firstOf(listed),
    path: resume.experience.length > 0 ? 'experience.0.achievements' : 'experience',
  };
}

export const fitsRules: Rule[] = [
  { id: 'T1', group: 'fits', max: 5, run: title },
  { id: 'T2', group: 'fits', max: 12, run: coverage },
  { id: 'T3', group: 'fits', max: 3, run: evidence },
];
