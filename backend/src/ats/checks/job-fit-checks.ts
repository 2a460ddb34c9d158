import { countTerm } from '../terms';
import { canonicalizeText, tokenize } from '../language/text-processing';
import { isFilled, divideOrZero, type CheckContext, type CheckResult, type CheckRule } from './check-rule';

const notApplicable: CheckResult = { applies: false, share: 0 };

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

function hasAllTitleWords(place: string, title: string, { language }: CheckContext): boolean {
  const stems = new Set(tokenize(canonicalizeText(place), language).map((token) => token.stem));
  const wanted = tokenize(canonicalizeText(title), language).filter((token) => !ranks.has(token.text.toLowerCase()));
  return wanted.length > 0 && wanted.every((token) => stems.has(token.stem));
}

const containsTitle = (place: string, title: string, { language }: CheckContext) =>
  canonicalizeText(place).toLowerCase().includes(canonicalizeText(title).toLowerCase()) ||
  countTerm(place, title, language) > 0;

function checkTitle(context: CheckContext): CheckResult {
  const { target, resume, isPotential } = context;
  const wanted = target?.jobTitle ?? '';
  if (!/\p{L}/u.test(wanted)) return notApplicable;
  const { personalInfo, experience } = resume;
  const positions = experience.map(({ position }) => position);
  const places = [personalInfo.headline, personalInfo.summary, ...(isPotential ? positions : positions.slice(0, 1))];
  const exact = places.some((place) => containsTitle(place, wanted, context));
  const others = (target?.equivalents ?? []).filter((other) => canonicalizeText(other) !== '');
  const similar = places.some(
    (place) =>
      hasAllTitleWords(place, wanted, context) || others.some((other) => countTerm(place, other, context.language) > 0),
  );
  return {
    share: exact || (similar && isPotential) ? 1 : similar ? 3 / 5 : 0,
    foundKey: exact || similar ? undefined : 'none',
    values: { title: canonicalizeText(wanted) },
    path: 'personalInfo.headline',
  };
}

const listFirstTerms = (terms: { term: string }[]) => [
  ...terms.slice(0, 4).map(({ term }) => term),
  ...(terms.length > 4 ? ['…'] : []),
];

function checkCoverage({ target, terms }: CheckContext): CheckResult {
  if (!target || target.terms.length === 0) return notApplicable;
  const weights = target.terms.map(({ weight }) => weight);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const missing = terms.filter(({ place }) => place === 'missing');
  return {
    share: divideOrZero(sum(weights.filter((_, i) => terms[i]?.place !== 'missing')), sum(weights)),
    values: { all: terms.length },
    terms: listFirstTerms(missing),
    path: 'skills',
  };
}

function checkEvidence({ resume, target, terms }: CheckContext): CheckResult {
  if (!target || target.terms.length === 0) return notApplicable;
  const covered = terms.filter(({ place }) => place !== 'missing');
  const listed = covered.filter(({ place }) => place !== 'entry');
  const { position = '', company = '' } = resume.experience[0] ?? {};
  return {
    share: divideOrZero(covered.length - listed.length, covered.length),
    foundKey: covered.length === 0 ? 'none' : undefined,
    fixKey: isFilled(position) && isFilled(company) ? 'fixIn' : 'fix',
    values: { all: covered.length, position, company },
    terms: listFirstTerms(listed),
    path: resume.experience.length > 0 ? 'experience.0.achievements' : 'experience',
  };
}

export const jobFitRules: CheckRule[] = [
  { id: 'T1', group: 'fits', max: 5, run: checkTitle },
  { id: 'T2', group: 'fits', max: 12, run: checkCoverage },
  { id: 'T3', group: 'fits', max: 3, run: checkEvidence },
];
