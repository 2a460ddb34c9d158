import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { verdictOf, worst, type Finding, type Offence, type Verdict } from './finding';
import { judgeText } from './judge-text';
import { sourceOf } from './source';

export interface TextSource {
  source: ResumeContent;
  language: Language;
  /** Field of `source` that the text belongs to ("experience.0"). Only numbers of that entry count there. */
  path?: string;
  given?: readonly string[];
  confirmed?: readonly string[];
  jobText?: string;
  /** ISO date. Ends current jobs, so that "eight years" can be computed. */
  today?: string;
}

export interface TextToGuard extends TextSource {
  text: string;
  /** Original of a rewritten text, which replaces blocked content. Without it, the sentence is removed. */
  before?: string;
}

export interface GuardedText {
  /** Without blocked content, with blanks for new numbers. Still includes content that awaits confirmation. */
  text: string;
  /** Same as `text` without content that awaits confirmation, for letters, which may state only facts of the resume. */
  safe: string;
  verdict: Verdict;
  findings: Finding[];
}

export const findingsOf = (path: string, offences: readonly Offence[], text: string): Finding[] =>
  offences.map(({ kind, said }) => ({ path, kind, said, verdict: verdictOf[kind], text }));

/** Grounds several texts, such as the paragraphs of a letter, and parses their source only once. */
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
 * Grounds one text about a person in their resume (decision 16). Pure and deterministic. Idempotent: a text that passed
 * passes again.
 */
export function guardText({ text, before, ...source }: TextToGuard): GuardedText {
  const [guarded] = guardTexts([{ text, ...(before !== undefined && { before }) }], source);
  return guarded as GuardedText;
}
