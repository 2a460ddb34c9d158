import type { Language } from '@shortlist/contracts/platform/languages';

const sentenceFormatters: Record<Language, (terms: string) => string> = {
  en: (terms) => `I also bring experience with ${terms}.`,
  de: (terms) => `Ebenfalls Teil meiner Erfahrung: ${terms}.`,
  fr: (terms) => `J’apporte aussi de l’expérience dans ces domaines : ${terms}.`,
  es: (terms) => `También aporto experiencia en ${terms}.`,
  ja: (terms) => `${terms}の経験もあります。`,
  ko: (terms) => `${terms} 경험도 있습니다.`,
};

/**
 * Lowercases a capitalized phrase ("Capacity planning") for use within a sentence. Leaves names, acronyms such as
 * "SQL", and German terms unchanged.
 */
const lowercasePhrase = (term: string, language: Language) =>
  language !== 'de' && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(term) ? term.charAt(0).toLowerCase() + term.slice(1) : term;

function formatSentence(terms: readonly string[], language: Language): string {
  const listFormat = new Intl.ListFormat(language, { type: 'conjunction' });
  return sentenceFormatters[language](listFormat.format(terms.map((term) => lowercasePhrase(term, language))));
}

export interface AddedTerms {
  terms: readonly string[];
  sentence: string;
}

interface AddTermResult extends AddedTerms {
  content: string;
  /** The position after the added sentence. */
  caret: number;
}

/**
 * Adds a sentence with the term at the end of the paragraph that contains the caret. Without a caret, uses the
 * second-to-last paragraph, because the last paragraph is the sign-off. If the content still contains the sentence of
 * `lastAddition`, adds the term to that sentence.
 */
export function addTerm(
  content: string,
  term: string,
  {
    caret,
    language,
    lastAddition,
  }: { caret: number | null; language: Language; lastAddition?: AddedTerms | undefined },
): AddTermResult {
  const start = lastAddition ? content.indexOf(lastAddition.sentence) : -1;
  if (lastAddition && start >= 0) {
    const terms = [...lastAddition.terms, term];
    const sentence = formatSentence(terms, language);
    const newContent = content.slice(0, start) + sentence + content.slice(start + lastAddition.sentence.length);
    return { content: newContent, terms, sentence, caret: start + sentence.length };
  }
  const sentence = formatSentence([term], language);
  const end = findParagraphEnd(content, caret);
  const textBefore = content.slice(0, end).trimEnd();
  const separator = textBefore && language !== 'ja' ? ' ' : '';
  const newContent = `${textBefore}${separator}${sentence}${content.slice(end)}`;
  const newCaret = textBefore.length + separator.length + sentence.length;
  return { content: newContent, terms: [term], sentence, caret: newCaret };
}

function findParagraphEnd(content: string, caret: number | null): number {
  const paragraphEnds = [...content.matchAll(/\n[ \t]*\n/g)].map(({ index }) => index);
  if (caret === null) return paragraphEnds.at(-1) ?? content.length;
  return paragraphEnds.find((end) => end >= caret) ?? content.length;
}
