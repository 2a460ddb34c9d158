import type { Language } from '@shortlist/contracts/platform/languages';
import { mentionsPosition } from '../importing/extractors/text-classifiers';
import { canonicalizeText } from '../language/text-processing';
import { removeHiringPhrases } from './hiring-phrases';
import { isPageChrome } from './page-chrome';
import { detectHeadingRequirement } from './requirement-markers';

export type EquivalentTitlesLookup = (title: string) => readonly string[];

const titleLabelPattern =
  /^(?:job title|position|role|title|puesto|cargo|título del puesto|poste|intitulé(?: du poste)?|stelle|stellenbezeichnung|職種|募集職種|ポジション|求人|모집 ?직무|직무|포지션|채용 ?직무|모집 ?부문)(?:\s*[:：]\s*|(?<=職種) )(\S.*)$/iu;

const hiringSentencePattern =
  /(?:^we(?:['’]re| are) (?:hiring|looking for)(?: an?)?|\sis (?:hiring|looking for|seeking)(?: an?)?(?: (?:experienced|skilled|motivated))?|^buscamos(?: una?| a)?|^nous (?:recherchons|cherchons)(?: une?(?:\(e\))?)?|^wir suchen(?: (?:zum \S+ \S+|ab sofort|zur verstärkung \S+ \S+))?(?: eine?n?)?)\s+([^,.]+?)(?:[,.]|\s(?:who|to|que|qui|pour|para|zur|für|for|mit|with)\s|$)/iu;

const bracketsPattern = /(?:(?<!\s)\s+)?[([（【[][^)\]）】]*[)\]）】]?/gu;
const leadingBracketsPattern = /^\s*[【[]([^】\]]+)[】\]]\s*/u;

/** Removes "(m/f/d)", places after a dash, and hiring phrases. */
const cleanTitle = (line: string) =>
  removeHiringPhrases(
    removeHiringPhrases(canonicalizeText(line.replace(bracketsPattern, ' ')))
      .replace(/(?<!\s)\s+(?:[-–—|]|at|bei|chez|en)\s.*$/su, '')
      .replace(/[.。:：]$/u, ''),
  );

/** Separators between title, employer and contract. In Japanese, spaces separate too, because titles contain none. */
const titleSeparatorPattern =
  /(?:(?<!\s)\s+)?[:：|｜]\s*|(?<!\s)\s+[-–—]\s+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[ \u3000]+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;

const listTitleParts = (line: string) => [
  ...line.replace(bracketsPattern, ' ').trim().split(titleSeparatorPattern),
  leadingBracketsPattern.exec(line)?.[1] ?? '',
  line,
];

const isPossibleTitle = (title: string, language: Language) =>
  [...title].length <= 80 &&
  /\p{L}/u.test(title) &&
  !/[!?。:：]$/u.test(title) &&
  detectHeadingRequirement(title, language) === undefined;

/**
 * Returns the job title from a label ("Position: …"), one of the first lines, or a phrase such as "we are looking for".
 * Prefers known occupations, because the company or the contract may precede the title or share its line. Otherwise
 * returns the first candidate.
 */
export function extractJobTitle(
  jobText: string,
  language: Language,
  listEquivalentTitles?: EquivalentTitlesLookup,
): string | undefined {
  const lines = jobText
    .slice(0, 2_000)
    .split(/\r?\n/)
    .map((line) =>
      canonicalizeText(line.replace(/\*\*|^\s*#{1,6}\s+/gu, '').replace(/^\s*[【[]([^】\]]+)[】\]]\s*$/u, '$1')),
    )
    // Excludes lines without information about the job, such as "We are hiring!" and "Sign in".
    .filter((line) => removeHiringPhrases(line) && !isPageChrome(line))
    .slice(0, 12);
  const labeledTitles = lines.flatMap((originalLine, i) => {
    const line = originalLine.replace(leadingBracketsPattern, '$1: ');
    const isLabelAlone = /[:：]$|^[^:：]+$/u.test(line);
    return (
      titleLabelPattern.exec(isLabelAlone ? `${line.replace(/[:：]$/u, '')}:${lines[i + 1] ?? ''}` : line)?.[1] ?? []
    );
  });
  const headingLines = lines.filter((line) => !/[.。]$|^[-*•·・]/u.test(line));
  const openingLines = headingLines.filter((line) => lines.indexOf(line) < 3);
  const titlesInHiringSentences = lines.flatMap((line) => hiringSentencePattern.exec(line)?.[1] ?? []);
  const [firstSentence = ''] = lines[0]?.split(/(?<=\p{L}{2})[.。]\s/u) ?? [];
  const listPossibleTitles = (candidates: string[]) =>
    candidates.map(cleanTitle).filter((title) => isPossibleTitle(title, language));
  const knownTitle = listPossibleTitles(
    [...labeledTitles, ...openingLines, firstSentence, ...titlesInHiringSentences].flatMap(listTitleParts),
  ).find((title) => listEquivalentTitles?.(title).length);
  return (
    knownTitle ??
    listPossibleTitles([
      ...labeledTitles,
      ...headingLines.filter(mentionsPosition),
      ...openingLines.filter((line) => line === lines[0]),
      ...titlesInHiringSentences,
    ])[0]
  );
}
