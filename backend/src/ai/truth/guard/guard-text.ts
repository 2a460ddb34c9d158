import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { verdictOf, worst, type Finding, type Offence, type Verdict } from './finding';
import { judgeText } from './judge-text';
import { sourceOf } from './source';

export interface TextSource {
  /** What the person has said of themselves. */
  source: ResumeContent;
  language: Language;
  /** Field of `source` that the text belongs to ("experience.0"): only numbers of that entry count there. */
  path?: string;
  /** Names that may stand although the resume has them not: the employer written to, the title applied for. */
  given?: readonly string[];
  /** Tools and skills that the person has confirmed. */
  confirmed?: readonly string[];
  /** The posting: what only it names is not the person's. */
  jobText?: string;
  /** ISO date; lets "eight years" of work that goes on be counted. */
  today?: string;
}

export interface TextToGuard extends TextSource {
  /** What was written: a paragraph of a letter, a bullet, a summary. */
  text: string;
  /** What a rewritten text was before: blocked content goes back to it. Without it, the sentence is struck. */
  before?: string;
}

export interface GuardedText {
  /** Blocked content gone, new numbers blanks; what waits for a confirmation still stands. */
  text: string;
  /** As `text`, without what waits for a confirmation: for letters, which name only what the resume has. */
  safe: string;
  verdict: Verdict;
  findings: Finding[];
}

/** The findings of a text's offences. */
export const findingsOf = (path: string, offences: readonly Offence[], text: string): Finding[] =>
  offences.map(({ kind, said }) => ({ path, kind, said, verdict: verdictOf[kind], text }));

/** As `guardText` for several texts of one source, which is read once: the paragraphs of a letter. */
export function guardTexts(
  texts: readonly { text: string; before?: string }[],
  { source, language, path, given = [], confirmed = [], jobText = '', today }: TextSource,
): GuardedText[] {
  const known = sourceOf(source, language, given, today);
  const against = {
    language,
    source: known,
    numbers: path === undefined ? known.whole : known.entry(path),
    scope: path === undefined ? known.whole : known.alone(path),
    jobText,
    confirmed: new Set(confirmed.map((term) => term.toLowerCase())),
  };
  return texts.map(({ text, before }) => {
    const whole = text.normalize('NFC');
    if (whole === before) return { text: whole, safe: whole, verdict: 'free', findings: [] };
    const { offences, proposed, safe } = judgeText(whole, against, before);
    return {
      text: proposed,
      safe,
      verdict: worst(offences.map(({ kind }) => verdictOf[kind])),
      findings: findingsOf('', offences, proposed),
    };
  });
}

/**
 * One text about a person against their resume (decision 16). Pure and deterministic; the same words twice give the same
 * answer, and a text that passed passes again.
 */
export function guardText({ text, before, ...source }: TextToGuard): GuardedText {
  const [guarded] = guardTexts([{ text, ...(before !== undefined && { before }) }], source);
  return guarded as GuardedText;
}
