import { isFilled } from '@shortlist/documents/blanks';
import { countTerm } from '../../matching/terms';
import { canonicalizeText, tokenize } from '../../language/text-processing';
import { divideOrZero, type CheckContext, type CheckResult, type CheckRule } from './check-rule';

const notApplicable: CheckResult = { applies: false, share: 0 };

/** Words that do not distinguish occupations: "Senior Registered Nurse" and "Registered Nurse" are the same title. */
const insignificantWords = new Set([
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

function hasAllTitleWords(text: string, title: string, { language }: CheckContext): boolean {
  const stems = new Set(tokenize(canonicalizeText(text), language).map((token) => token.stem));
  const titleTokens = tokenize(canonicalizeText(title), language).filter(
    (token) => !insignificantWords.has(token.text.toLowerCase()),
  );
  return titleTokens.length > 0 && titleTokens.every((token) => stems.has(token.stem));
}

const containsTitle = (text: string, title: string, { language }: CheckContext) =>
  canonicalizeText(text).toLowerCase().includes(canonicalizeText(title).toLowerCase()) ||
  countTerm(text, title, language) > 0;

function checkTitle(context: CheckContext): CheckResult {
  const { target, resume, isPotential } = context;
  const jobTitle = target?.jobTitle ?? '';
  if (!/\p{L}/u.test(jobTitle)) return notApplicable;
  const { personalInfo, experience } = resume;
  const positions = experience.map(({ position }) => position);
  const texts = [personalInfo.headline, personalInfo.summary, ...(isPotential ? positions : positions.slice(0, 1))];
  const isExact = texts.some((text) => containsTitle(text, jobTitle, context));
  const equivalents = (target?.equivalentTitles ?? []).filter((equivalent) => canonicalizeText(equivalent) !== '');
  const isSimilar = texts.some(
    (text) =>
      hasAllTitleWords(text, jobTitle, context) ||
      equivalents.some((equivalent) => countTerm(text, equivalent, context.language) > 0),
  );
  return {
    share: isExact || (isSimilar && isPotential) ? 1 : isSimilar ? 3 / 5 : 0,
    foundKey: isExact || isSimilar ? undefined : 'none',
    values: { title: canonicalizeText(jobTitle) },
    path: 'personalInfo.headline',
  };
}

const listFirstTerms = (terms: { term: string }[]) => [
  ...terms.slice(0, 4).map(({ term }) => term),
  ...(terms.length > 4 ? ['…'] : []),
];

function checkCoverage({ target, termUsages }: CheckContext): CheckResult {
  if (!target || target.terms.length === 0) return notApplicable;
  const weights = target.terms.map(({ weight }) => weight);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const missingTerms = termUsages.filter(({ place }) => place === 'missing');
  return {
    share: divideOrZero(sum(weights.filter((_, i) => termUsages[i]?.place !== 'missing')), sum(weights)),
    values: { all: termUsages.length },
    terms: listFirstTerms(missingTerms),
    path: 'skills',
  };
}

function checkEvidence({ resume, target, termUsages }: CheckContext): CheckResult {
  if (!target || target.terms.length === 0) return notApplicable;
  const coveredTerms = termUsages.filter(({ place }) => place !== 'missing');
  const termsOutsideEntries = coveredTerms.filter(({ place }) => place !== 'entry');
  const { position = '', company = '' } = resume.experience[0] ?? {};
  return {
    share: divideOrZero(coveredTerms.length - termsOutsideEntries.length, coveredTerms.length),
    foundKey: coveredTerms.length === 0 ? 'none' : undefined,
    fixKey: coveredTerms.length === 0 ? 'fixNone' : isFilled(position) && isFilled(company) ? 'fixIn' : 'fix',
    values: { all: coveredTerms.length, position, company, term: termsOutsideEntries[0]?.term ?? '' },
    terms: listFirstTerms(termsOutsideEntries),
    path: resume.experience.length > 0 ? 'experience.0.achievements' : 'experience',
  };
}

export const jobFitRules: CheckRule[] = [
  { id: 'T1', group: 'fits', max: 5, run: checkTitle },
  { id: 'T2', group: 'fits', max: 12, run: checkCoverage },
  { id: 'T3', group: 'fits', max: 3, run: checkEvidence },
];
