import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { groundTexts } from '../../grounding/comparator/ground-text';
import type { CheckedOutput } from './writer-task';
import { findWrongLanguage } from './language-check';

export interface TextCheckContext {
  resume: ResumeContent;
  language: Language;
  /** Other names that a text may mention: the job, its company, the letter's recipient. */
  allowedNames?: readonly string[];
  /** Job posting. A term that appears only here is not a fact about the user. */
  jobPostingText?: string | undefined;
  /** ISO date up to which the durations of current jobs are computed. If absent, the latest date of the resume. */
  today?: string;
}

/** Matches a tag or the beginning of one, but not "< 5 minutes". */
const markupPattern = /<[a-z/!][^>]*>?/giu;

const findNewMarkup = (text: string, before = '') =>
  (text.match(markupPattern) ?? []).filter((tag) => !before.includes(tag));

/**
 * Grounds texts about the user in their resume. Removes unsupported content and content that needs the user's
 * confirmation, and replaces new numbers with blanks. `before` is the original of a rewritten text.
 */
export function checkTexts(
  texts: readonly { text: string; before?: string }[],
  { resume, language, allowedNames = [], jobPostingText = '', today }: TextCheckContext,
): CheckedOutput<string[]> {
  const tags = texts.map(({ text, before }) => findNewMarkup(text, before));
  const untaggedTexts = texts.map((item, i) => (tags[i]?.length ? { ...item, text: item.before ?? '' } : item));
  const groundedTexts = groundTexts(untaggedTexts, {
    source: resume,
    language,
    allowedNames: allowedNames.filter(Boolean),
    jobPostingText,
    ...(today && { today }),
  });
  const changedTexts = texts.filter(({ text, before }) => text !== before).map(({ text }) => text);
  return {
    output: groundedTexts.map(({ safeText }) => safeText),
    violations: [
      ...findWrongLanguage(changedTexts, language),
      ...tags.flat().map((text) => ({ text, kind: 'markup' })),
      ...groundedTexts.flatMap(({ findings }) => findings.map(({ quote, kind }) => ({ text: quote, kind }))),
    ],
  };
}
