import type { Language } from '@shortlist/contracts/platform/languages';
import { canonicalizeText } from '../language/text-processing';
import { isPageChrome } from './page-chrome';
import { findSkills } from './skills/find-skills';
import {
  type RequirementLevel,
  describesRole,
  detectHeadingRequirement,
  detectSentenceRequirement,
  hasMixedRequirements,
  startsWithOffer,
} from './requirement-markers';

/** A sentence of a job posting, without its bullet character. */
export interface PostingLine {
  text: string;
  requirement: RequirementLevel;
  isBullet: boolean;
}

export const isRequired = ({ requirement }: Pick<PostingLine, 'requirement'>) =>
  requirement === 'required' || requirement === 'work';

/** Maximum number of characters to analyze. A longer text is not a job posting and would take too long. */
const maxLength = 20_000;

const bulletPattern = /^\s*(?:[-*•·・‣▪●○■◆◇□▼▶►→✓✔–—]|\d{1,2}[.)、](?!\d))\s*/u;
const headingMarkerPattern = /^\s*(?:[●○■◆◇□▼▶►▪]|\d{1,2}[.)、])\s*/u;
const markupPattern = /\*\*|__|^\s*#{1,6}\s+/gu;
/** Matches ends of sentences, but not the periods in "e.g.", "z. B." or "Node.js". */
const sentenceEndPattern = /(?<=[^\s.]{2}[.!?])\s+(?=[\p{Lu}\p{Lo}])|(?<=[。！？])/u;
const clauseEndPattern = /[,;、；]\s*|\s(?:but|pero|mais|aber)\s/iu;
const inlineHeadingPattern = /^([^:：]{2,40})[:：]\s*\S/u;

interface RawLine {
  text: string;
  isBullet: boolean;
  hasHeadingMarker: boolean;
}

function splitRawLines(jobText: string): RawLine[] {
  return jobText
    .slice(0, maxLength)
    .split(/\r?\n/)
    .map((line) => line.replace(markupPattern, ''))
    .map((line) => ({
      text: canonicalizeText(line.replace(bulletPattern, ''))
        .replace(/^[【<＜[]+([^【<＜[\]】>＞][^】>＞\]]*)[】>＞\]]+$/u, '$1')
        .replace(/^【([^】]{2,20})】\s*/u, '$1：')
        .trim(),
      isBullet: bulletPattern.test(line),
      hasHeadingMarker: headingMarkerPattern.test(line) || /^\s*[【＜<[].+[】＞>\]]\s*$/u.test(line),
    }))
    .filter(({ text, isBullet }) => text !== '' && (isBullet || !isPageChrome(text)));
}

/**
 * Splits a job posting into sentences. The level of a heading applies until the next heading. The level of an inline
 * heading ("Nice to have: …") applies only to its line. Unmarked lines are `work`, because postings mostly list
 * requirements.
 */
export function parsePostingLines(jobText: string, language: Language): PostingLine[] {
  const rawLines = splitRawLines(jobText);
  const headingLevels = rawLines.map((line, i) => detectHeading(line, rawLines[i + 1]?.isBullet ?? false, language));
  // Text before the first heading introduces the company, and sometimes the role. Without headings, requirements can be
  // anywhere.
  let isIntroduction = true;
  let sectionLevel: RequirementLevel = headingLevels.some((level) => level && isRequired({ requirement: level }))
    ? 'none'
    : 'work';
  return rawLines.flatMap(({ text, isBullet }, i): PostingLine[] => {
    sectionLevel = headingLevels[i] ?? sectionLevel;
    isIntroduction &&= !headingLevels[i];
    // The first line is the title.
    if (headingLevels[i] || (i === 0 && rawLines.length > 1 && isShort(text))) return [];
    const parts = splitSentences(text, sectionLevel, isIntroduction, language);
    return parts.map((part) => ({ ...part, isBullet: isBullet && parts.length === 1 }));
  });
}

const isShort = (line: string) =>
  [...line].length <= 48 && !/[.!?。;]$/u.test(line) && line.split(' ').length <= 7 && !/[,、]/u.test(line);

/** Returns undefined for a line such as "SQL required", which is a requirement and not a heading. */
function detectHeading(
  { text, isBullet, hasHeadingMarker }: RawLine,
  isBeforeBullets: boolean,
  language: Language,
): RequirementLevel | undefined {
  if ((isBullet && !hasHeadingMarker) || !isShort(text)) return undefined;
  const level = detectHeadingRequirement(text.replace(/[:：]$/u, ''), language);
  if (level === 'required' || level === 'preferred') return findSkills(text, language).length ? undefined : level;
  return level ?? (isBeforeBullets || /[:：]$/u.test(text) ? 'work' : undefined);
}

function splitSentences(
  line: string,
  sectionLevel: RequirementLevel,
  isIntroduction: boolean,
  language: Language,
): Omit<PostingLine, 'isBullet'>[] {
  let lineLevel = sectionLevel;
  return line
    .split(sentenceEndPattern)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .flatMap((sentence) => {
      const heading = inlineHeadingPattern.exec(sentence)?.[1];
      if (heading) lineLevel = detectHeadingRequirement(heading, language) ?? lineLevel;
      else if (startsWithOffer(sentence, language)) lineLevel = 'none';
      else if (isIntroduction && lineLevel === 'none' && describesRole(sentence, language)) lineLevel = 'work';
      return extractAsides(sentence, language).flatMap((sentencePart) => {
        const isMixed = hasMixedRequirements(sentencePart, language);
        let sentenceLevel: RequirementLevel | undefined;
        return sentencePart.split(isMixed ? clauseEndPattern : /\s?[;；]\s*/u).map((text) => {
          sentenceLevel = detectSentenceRequirement(text, language) ?? (isMixed ? sentenceLevel : undefined);
          return { text, requirement: lineLevel === 'none' ? lineLevel : (sentenceLevel ?? lineLevel) };
        });
      });
    });
}

const asidePattern = /(?:(?<!\s)\s+)?[(（]([^()（）]+)[)）]/gu;

/** In "Keep the record current (Epic is a plus)", the level applies only to the aside in parentheses. */
function extractAsides(sentence: string, language: Language): string[] {
  const asides: string[] = [];
  const sentenceWithoutAsides = sentence.replace(asidePattern, (match, asideText: string) => {
    if (!detectSentenceRequirement(asideText, language)) return match;
    asides.push(asideText);
    return '';
  });
  // In "SQL (required)", the level applies to the word before the parentheses.
  return asides.some((asideText) => findSkills(asideText, language).length > 0)
    ? [sentenceWithoutAsides, ...asides]
    : [sentence];
}
