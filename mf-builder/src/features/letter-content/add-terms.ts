import type { Language } from '@shortlist/contracts/platform/languages';

const sentences: Record<Language, (terms: string) => string> = {
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
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return sentences[language](list.format(terms.map((term) => lowercasePhrase(term, language))));
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
 * second-to-last paragraph, because the last one is the sign-off. If the sentence from the `before` result is
 * unchanged, adds the term to that sentence.
 */
export function addTerm(
  content: string,
  term: string,
  { caret, language, before }: { caret: number | null; language: Language; before?: AddedTerms | undefined },
): AddTermResult {
  const index = before ? content.indexOf(before.sentence) : -1;
  if (before && index >= 0) {
    const terms = [...before.terms, term];
    const sentence = formatSentence(terms, language);
    const text = content.slice(0, index) + sentence + content.slice(index + before.sentence.length);
    return { content: text, terms, sentence, caret: index + sentence.length };
  }
  const sentence = formatSentence([term], language);
  const end = findParagraphEnd(content, caret);
  const textBefore = content.slice(0, end).trimEnd();
  const separator = textBefore && language !== 'ja' ? ' ' : '';
  const text = `${textBefore}${separator}${sentence}${content.slice(end)}`;
  return { content: text, terms: [term], sentence, caret: textBefore.length + separator.length + sentence.length };
}

function findParagraphEnd(content: string, caret: number | null): number {
  const paragraphEnds = [...content.matchAll(/\n[ \t]*\n/g)].map(({ index }) => index);
  if (caret === null) return paragraphEnds.at(-1) ?? content.length;
  return paragraphEnds.find((end) => end >= caret) ?? content.length;
}
