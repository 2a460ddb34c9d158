import type { Language } from '@shortlist/contracts/platform/languages';
import { normal } from '../language/words';
import { findSkills } from '../skills/find-skills';
import { type Demand, demandOfHeading, demandOfSentence, isDivided } from './cues';

/** A sentence or bullet of a job post, and how much it is asked for. */
export interface JobLine {
  text: string;
  demand: Demand;
  /** The whole of a bullet. */
  isBullet: boolean;
}

/** Whether a line asks for something that one must have. */
export const isRequired = ({ demand }: Pick<JobLine, 'demand'>) => demand === 'required' || demand === 'work';

/** Longer texts are no job posts; the rest would only cost time. */
const longest = 20_000;

const bullet = /^\s*(?:[-*•·・‣▪●○■◆◇□▼▶►→✓✔–—]|\d{1,2}[.)、](?!\d))\s*/u;
/** Signs that stand before headings as well. */
const headingSign = /^\s*(?:[●○■◆◇□▼▶►▪]|\d{1,2}[.)、])\s*/u;
const markup = /\*\*|__|^\s*#{1,6}\s+/gu;
/** Ends of sentences; not those of "e.g.", "z. B." or "Node.js". */
const sentenceEnd = /(?<=[^\s.]{2}[.!?])\s+(?=[\p{Lu}\p{Lo}])|(?<=[。！？])/u;
const clauseEnd = /[,;、；]\s*|\s(?:but|pero|mais|aber)\s/iu;
const inlineHeading = /^([^:：]{2,40})[:：]\s*\S/u;

interface Raw {
  text: string;
  isBullet: boolean;
  /** A sign before it that may also mark a heading. */
  isMarked: boolean;
}

function rawLines(jobText: string): Raw[] {
  return jobText
    .slice(0, longest)
    .split(/\r?\n/)
    .map((line) => line.replace(markup, ''))
    .map((line) => ({
      text: normal(line.replace(bullet, ''))
        .replace(/^[【<＜[]+([^【<＜[\]】>＞][^】>＞\]]*)[】>＞\]]+$/u, '$1')
        .trim(),
      isBullet: bullet.test(line),
      isMarked: headingSign.test(line) || /^\s*[【＜<[].+[】＞>\]]\s*$/u.test(line),
    }))
    .filter(({ text }) => text !== '');
}

/**
 * A job post by its sentences. A heading's demand holds until the next one, that of "Nice to have: …" for its line. What
 * nothing marks is `work`: posts mostly list what they want.
 */
export function linesOfJob(jobText: string, language: Language): JobLine[] {
  const raw = rawLines(jobText);
  const headings = raw.map((line, i) => headingOf(line, raw[i + 1]?.isBullet ?? false, language));
  // Before its first heading a post introduces the company; one without headings says everything there.
  let section: Demand = headings.some((demand) => demand && isRequired({ demand })) ? 'none' : 'work';
  return raw.flatMap(({ text, isBullet }, i): JobLine[] => {
    section = headings[i] ?? section;
    // The first line is the title.
    if (headings[i] || (i === 0 && raw.length > 1 && isShort(text))) return [];
    const parts = partsOf(text, section, language);
    return parts.map((part) => ({ ...part, isBullet: isBullet && parts.length === 1 }));
  });
}

const isShort = (line: string) =>
  [...line].length <= 48 && !/[.!?。;]$/u.test(line) && line.split(' ').length <= 7 && !/[,、]/u.test(line);

/** The demand of a heading; undefined for a line that is none: "SQL required" is asked for by itself. */
function headingOf({ text, isBullet, isMarked }: Raw, bulletsFollow: boolean, language: Language): Demand | undefined {
  if ((isBullet && !isMarked) || !isShort(text)) return undefined;
  const demand = demandOfHeading(text.replace(/[:：]$/u, ''), language);
  if (demand === 'required' || demand === 'preferred') return findSkills(text, language).length ? undefined : demand;
  return demand ?? (bulletsFollow || /[:：]$/u.test(text) ? 'work' : undefined);
}

function partsOf(line: string, section: Demand, language: Language): Omit<JobLine, 'isBullet'>[] {
  let here = section;
  return line
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .flatMap((sentence) => {
      const heading = inlineHeading.exec(sentence)?.[1];
      if (heading) here = demandOfHeading(heading, language) ?? here;
      return withoutAsides(sentence, language).flatMap((whole) => {
        const divided = isDivided(whole, language);
        let own: Demand | undefined;
        return whole.split(divided ? clauseEnd : /\s?[;；]\s*/u).map((text) => {
          own = demandOfSentence(text, language) ?? (divided ? own : undefined);
          // About the company nothing is asked for, whatever words it uses.
          return { text, demand: here === 'none' ? here : (own ?? here) };
        });
      });
    });
}

const aside = /(?:(?<!\s)\s+)?[(（]([^()（）]+)[)）]/gu;

/** "Keep the record current (Epic is a plus)": what stands in brackets says how much it is wanted for itself alone. */
function withoutAsides(sentence: string, language: Language): string[] {
  const asides: string[] = [];
  const rest = sentence.replace(aside, (whole, inside: string) => {
    if (!demandOfSentence(inside, language)) return whole;
    asides.push(inside);
    return '';
  });
  // "SQL (required)" is about the word before it.
  return asides.some((one) => findSkills(one, language).length > 0) ? [rest, ...asides] : [sentence];
}
