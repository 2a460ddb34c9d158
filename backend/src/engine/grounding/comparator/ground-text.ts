import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { isPlausibleTitle } from '../claims/sentences';
import { verdictByKind, getWorstVerdict, toFindings, type Finding, type Verdict } from './finding';
import { resolveViolations } from './resolve-violations';
import { buildGroundingSource } from './grounding-source';

export interface TextGroundingContext {
  source: ResumeContent;
  language: Language;
  /** Path of the entry that the text belongs to, such as "experience.0". Numbers of other entries are no evidence. */
  path?: string;
  allowedNames?: readonly string[];
  confirmedTerms?: readonly string[];
  jobPostingText?: string;
  /** ISO date up to which the durations of current jobs are computed. */
  today?: string;
}

export interface TextToGround extends TextGroundingContext {
  text: string;
  /**
   * Original of a rewritten text. If the new text has blocked content, the original replaces it. Without an original,
   * only the sentence with blocked content is removed.
   */
  before?: string;
}

export interface GroundedText {
  /** The text without blocked content. New numbers are blanks. Content that awaits confirmation is still included. */
  text: string;
  /** `text` without content that awaits confirmation. Used for letters, which may state only facts of the resume. */
  safeText: string;
  verdict: Verdict;
  findings: Finding[];
}

/** Checks several texts, such as the paragraphs of a letter, against a resume. Parses the resume only once. */
export function groundTexts(
  texts: readonly { text: string; before?: string }[],
  { source, language, path, allowedNames = [], confirmedTerms = [], jobPostingText = '', today }: TextGroundingContext,
): GroundedText[] {
  const plausibleNames = allowedNames.filter(isPlausibleTitle);
  const groundingSource = buildGroundingSource(source, language, plausibleNames, today);
  const violationContext = {
    language,
    source: groundingSource,
    numberEvidence: path === undefined ? groundingSource.combinedPart : groundingSource.getEntryInContext(path),
    evidence: groundingSource.getEvidence(path),
    isLetter: true,
    allowedNames: plausibleNames,
    jobPostingText,
    confirmedTerms: new Set(confirmedTerms.map((term) => term.toLowerCase())),
  };
  return texts.map(({ text, before }) => {
    const normalizedText = text.normalize('NFC');
    if (normalizedText === before)
      return { text: normalizedText, safeText: normalizedText, verdict: 'accepted', findings: [] };
    const { violations, proposedText, safeText } = resolveViolations(
      normalizedText,
      { ...violationContext, before, isLetter: before === undefined },
      before,
    );
    return {
      text: proposedText,
      safeText,
      verdict: getWorstVerdict(violations.map(({ kind }) => verdictByKind[kind])),
      findings: toFindings('', violations, proposedText),
    };
  });
}

/** Checks one text against the resume of the user. Pure, deterministic and idempotent. */
export function groundText({ text, before, ...context }: TextToGround): GroundedText {
  const [groundedText] = groundTexts([{ text, ...(before !== undefined && { before }) }], context);
  return groundedText as GroundedText;
}
