import type { Language } from '@shortlist/contracts/platform/languages';
import { canonicalizeText } from '../language/text-processing';
import { findSkills } from '../skills/find-skills';
import {
  type RequirementLevel,
  detectHeadingRequirement,
  detectSentenceRequirement,
  hasMixedRequirements,
} from './requirement-markers';

export interface PostingLine {
  text: string;
  requirement: RequirementLevel;
  isBullet: boolean;
}

export const isRequired = ({ requirement }: Pick<PostingLine, 'requirement'>) =>
  requirement === 'required' || requirement === 'work';

/** Maximum number of characters to analyze, to save time. Longer texts are not job postings. */
const maxLength = 20_000;

const bullet = /^\s*(?:[-*•·・‣▪●○■◆◇□▼▶►→✓✔–—]|\d{1,2}[.)、](?!\d))\s*/u;
const headingSign = /^\s*(?:[●○■◆◇□▼▶►▪]|\d{1,2}[.)、])\s*/u;
const markup = /\*\*|__|^\s*#{1,6}\s+/gu;
/** Ends of sentences, but not the dots of "e.g.", "z. B." or "Node.js". */
const sentenceEnd = /(?<=[^\s.]{2}[.!?])\s+(?=[\p{Lu}\p{Lo}])|(?<=[。！？])/u;
const clauseEnd = /[,;、；]\s*|\s(?:but|pero|mais|aber)\s/iu;
const inlineHeading = /^([^:：]{2,40})[:：]\s*\S/u;

interface RawLine {
  text: string;
  isBullet: boolean;
  isMarked: boolean;
}

function splitRawLines(jobText: string): RawLine[] {
  return jobText
    .slice(0, maxLength)
    .split(/\r?\n/)
    .map((line) => line.replace(markup, ''))
    .map((line) => ({
      text: canonicalizeText(line.replace(bullet, ''))
        .replace(/^[【<＜[]+([^【<＜[\]】>＞][^】>＞\]]*)[】>＞\]]+$/u, '$1')
        .trim(),
      isBullet: bullet.test(line),
      isMarked: headingSign.test(line) || /^\s*[【＜<[].+[】＞>\]]\s*$/u.test(line),
    }))
    .filter(({ text }) => text !== '');
}

/**
 * Splits a job posting into sentences. The requirement level of a heading applies until the next heading, that of an
 * inline heading ("Nice to have: …") only to its line. Unmarked lines are `work`, because postings mostly list
 * requirements.
 */
export function parsePostingLines(jobText: string, language: Language): PostingLine[] {
  const raw = splitRawLines(jobText);
  const headings = raw.map((line, i) => detectHeading(line, raw[i + 1]?.isBullet ?? false, language));
  // Text before the first heading introduces the company. Without headings, requirements can be anywhere.
  let section: RequirementLevel = headings.some((demand) => demand && isRequired({ requirement: demand }))
    ? 'none'
    : 'work';
  return raw.flatMap(({ text, isBullet }, i): PostingLine[] => {
    section = headings[i] ?? section;
    // The first line is the title.
    if (headings[i] || (i === 0 && raw.length > 1 && isShort(text))) return [];
    const parts = splitSentences(text, section, language);
    return parts.map((part) => ({ ...part, isBullet: isBullet && parts.length === 1 }));
  });
}

const isShort = (line: string) =>
  [...line].length <= 48 && !/[.!?。;]$/u.test(line) && line.split(' ').length <= 7 && !/[,、]/u.test(line);

/**
 * Returns the requirement level of a heading, or undefined if the line is not one: "SQL required" is itself a
 * requirement.
 */
function detectHeading(
  { text, isBullet, isMarked }: RawLine,
  bulletsFollow: boolean,
  language: Language,
): RequirementLevel | undefined {
  if ((isBullet && !isMarked) || !isShort(text)) return undefined;
  const demand = detectHeadingRequirement(text.replace(/[:：]$/u, ''), language);
  if (demand === 'required' || demand === 'preferred') return findSkills(text, language).length ? undefined : demand;
  return demand ?? (bulletsFollow || /[:：]$/u.test(text) ? 'work' : undefined);
}

function splitSentences(line: string, section: RequirementLevel, language: Language): Omit<PostingLine, 'isBullet'>[] {
  let here = section;
  return line
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .flatMap((sentence) => {
      const heading = inlineHeading.exec(sentence)?.[1];
      if (heading) here = detectHeadingRequirement(heading, language) ?? here;
      return extractAsides(sentence, language).flatMap((whole) => {
        const divided = hasMixedRequirements(whole, language);
        let own: RequirementLevel | undefined;
        return whole.split(divided ? clauseEnd : /\s?[;；]\s*/u).map((text) => {
          own = detectSentenceRequirement(text, language) ?? (divided ? own : undefined);
          return { text, requirement: here === 'none' ? here : (own ?? here) };
        });
      });
    });
}

const aside = /(?:(?<!\s)\s+)?[(（]([^()（）]+)[)）]/gu;

/**
 * Splits off asides: in "Keep the record current (Epic is a plus)", the level applies only to the text in parentheses.
 */
function extractAsides(sentence: string, language: Language): string[] {
  const asides: string[] = [];
  const rest = sentence.replace(aside, (whole, inside: string) => {
    if (!detectSentenceRequirement(inside, language)) return whole;
    asides.push(inside);
    return '';
  });
  // In "SQL (required)", the level applies to the word before the parentheses.
  return asides.some((one) => findSkills(one, language).length > 0) ? [rest, ...asides] : [sentence];
}
