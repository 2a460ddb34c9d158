import type { Language } from '@shortlist/contracts/platform/languages';

const sentences: Record<Language, (terms: string) => string> = {
  en: (terms) => `I also bring experience with ${terms}.`,
  de: (terms) => `Ebenfalls Teil meiner Erfahrung: ${terms}.`,
  fr: (terms) => `J’apporte aussi de l’expérience dans ces domaines : ${terms}.`,
  es: (terms) => `También aporto experiencia en ${terms}.`,
  ja: (terms) => `${terms}の経験もあります。`,
  ko: (terms) => `${terms} 경험도 있습니다.`,
};

/** "Capacity planning" opens a bullet of a posting; inside a sentence it is small, as names and "SQL" are not. */
const inSentence = (term: string, language: Language) =>
  language !== 'de' && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(term) ? term.charAt(0).toLowerCase() + term.slice(1) : term;

function sentenceWith(terms: readonly string[], language: Language): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return sentences[language](list.format(terms.map((term) => inSentence(term, language))));
}

/** Terms that were added to a letter, in one sentence as long as that stands. */
export interface AddedTerms {
  terms: readonly string[];
  sentence: string;
}

interface Added extends AddedTerms {
  content: string;
  /** Behind the sentence. */
  caret: number;
}

/**
 * Says a term in a sentence of its own, at the end of the paragraph where the caret is, else of the last but one, as the
 * last says goodbye. The sentence that was added `before` takes the term too, where it still stands.
 */
export function addTerm(
  content: string,
  term: string,
  { caret, language, before }: { caret: number | null; language: Language; before?: AddedTerms | undefined },
): Added {
  const at = before ? content.indexOf(before.sentence) : -1;
  if (before && at >= 0) {
    const terms = [...before.terms, term];
    const sentence = sentenceWith(terms, language);
    const text = content.slice(0, at) + sentence + content.slice(at + before.sentence.length);
    return { content: text, terms, sentence, caret: at + sentence.length };
  }
  const sentence = sentenceWith([term], language);
  const end = endOfParagraph(content, caret);
  const head = content.slice(0, end).trimEnd();
  const gap = head && language !== 'ja' ? ' ' : '';
  const text = `${head}${gap}${sentence}${content.slice(end)}`;
  return { content: text, terms: [term], sentence, caret: head.length + gap.length + sentence.length };
}

function endOfParagraph(content: string, caret: number | null): number {
  const ends = [...content.matchAll(/\n[ \t]*\n/g)].map(({ index }) => index);
  if (caret === null) return ends.at(-1) ?? content.length;
  return ends.find((end) => end >= caret) ?? content.length;
}
