import { isAction } from '../../language/actions';
import { hasQuantity } from '../../language/quantities';
import { findStockPhrases } from '../../language/stock-phrases';
import { measureLength, isCharacterBased, tokenize, canonicalizeText } from '../../language/text-processing';
import { removeRepeatedTerms } from '../../matching/terms';
import { divideOrZero, type CheckContext, type CheckResult, type CheckRule } from './check-rule';

/** `fullMarksShare` is the share of passing bullets that earns all points. */
function checkBullets(context: CheckContext, fullMarksShare: number, passes: (text: string) => boolean): CheckResult {
  const failingBullets = context.bullets.filter(({ text }) => !passes(text));
  const total = context.bullets.length;
  const passingCount = total - failingBullets.length;
  return {
    share: Math.min(1, divideOrZero(passingCount, total) / fullMarksShare),
    foundKey: total === 0 ? 'none' : undefined,
    values: { count: passingCount, all: total },
    path: failingBullets[0]?.path ?? 'experience',
  };
}

/** Awards all points if half of the bullets pass. In good resumes of 26 occupations, the median share is 0.52. */
const checkQuantities = (context: CheckContext) =>
  checkBullets(context, 0.5, (text) => hasQuantity(text, context.language));

const checkActions = (context: CheckContext) => checkBullets(context, 0.9, (text) => isAction(text, context.language));

/**
 * Expects 6 to 30 words or, in Japanese and Korean, 15 to 80 characters. About 2.5 characters count as one word, as in
 * the summary.
 */
function checkBulletLength(context: CheckContext): CheckResult {
  const { language, target } = context;
  const [minLength, maxLength] = isCharacterBased(language) ? [15, 80] : [6, 30];
  const result = checkBullets(context, 1, (text) => {
    const length = measureLength(removeRepeatedTerms(text, target?.terms ?? [], language), language);
    return length >= minLength && length <= maxLength;
  });
  return isCharacterBased(language) ? { ...result, titleKey: 'titleCharacters', fixKey: 'fixCharacters' } : result;
}

function checkBlanksAndStockPhrases({ resume, bullets, blanks, language }: CheckContext): CheckResult {
  const [blank] = blanks;
  if (blank)
    return {
      share: 0,
      titleKey: 'titleBlanks',
      foundKey: 'blanks',
      fixKey: 'fixBlanks',
      path: blank.path,
    };
  const stockPhrasesByPath = [
    { path: 'personalInfo.summary', text: resume.personalInfo.summary },
    ...resume.experience.map(({ description }, i) => ({ path: `experience.${i}.description`, text: description })),
    ...bullets,
    ...resume.skills.map((text) => ({ path: 'skills', text })),
    ...resume.achievements.map((text, i) => ({ path: `achievements.${i}`, text })),
    ...resume.customSections.flatMap(({ items }, sectionIndex) =>
      items.flatMap(({ description, achievements }, itemIndex) => {
        const path = `customSections.${sectionIndex}.items.${itemIndex}`;
        const achievementTexts = achievements.map((text, i) => ({ path: `${path}.achievements.${i}`, text }));
        return [{ path: `${path}.description`, text: description }, ...achievementTexts];
      }),
    ),
  ].map(({ path, text }) => ({ path, phrases: findStockPhrases(text, language) }));
  const stockPhrases = [...new Set(stockPhrasesByPath.flatMap(({ phrases }) => phrases))];
  return {
    share: Math.max(0, 1 - stockPhrases.length / 4),
    phrases: stockPhrases,
    path: stockPhrasesByPath.find(({ phrases }) => phrases.length > 0)?.path,
  };
}

function getSimilarity(a: Set<string>, b: Set<string>): number {
  const commonCount = [...a].filter((word) => b.has(word)).length;
  return divideOrZero(commonCount, a.size + b.size - commonCount);
}

function collectStemsOrBigrams(text: string, context: CheckContext): Set<string> {
  if (!isCharacterBased(context.language))
    return new Set(tokenize(canonicalizeText(text), context.language).map((token) => token.stem));
  const characters = [...canonicalizeText(text).replace(/ /g, '')];
  return new Set(characters.slice(1).map((character, i) => `${characters[i]}${character}`));
}

function checkDuplicates(context: CheckContext): CheckResult {
  const wordSets = context.bullets.map(({ text }) => collectStemsOrBigrams(text, context));
  const duplicates = context.bullets.filter((_, i) =>
    wordSets.slice(0, i).some((earlierWords) => getSimilarity(earlierWords, wordSets[i] as Set<string>) > 0.8),
  );
  const total = context.bullets.length;
  return {
    share: total === 0 ? 0 : Math.max(0, 1 - duplicates.length / 2),
    foundKey: total === 0 ? 'none' : undefined,
    values: { count: duplicates.length },
    path: duplicates[0]?.path ?? 'experience',
  };
}

export const writingRules: CheckRule[] = [
  { id: 'E1', group: 'written', max: 7, run: checkQuantities },
  { id: 'E2', group: 'written', max: 4, run: checkActions },
  { id: 'E3', group: 'written', max: 3, run: checkBulletLength },
  { id: 'E4', group: 'written', max: 4, run: checkBlanksAndStockPhrases },
  { id: 'E5', group: 'written', max: 2, run: checkDuplicates },
];
