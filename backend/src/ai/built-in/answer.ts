import type { Language } from '@shortlist/contracts/platform/languages';
import { measuredInCharacters, normal, tokensOf } from '../../ats/language/words';

/** A piece of text that may be quoted, with the id that names it as a source. */
export interface Passage {
  id: string;
  title?: string | undefined;
  text: string;
}

export interface QuestionOrder {
  question: string;
  passages: readonly Passage[];
  language: Language;
  /** What was said before, oldest first. */
  history?: readonly { isUser: boolean; text: string }[] | undefined;
}

/** `answer` is empty when nothing was found; `sources` are the ids of the passages that it rests on. */
export interface Answer {
  answer: string;
  sources: string[];
}

/** Words that say nothing about a subject: shorter than three letters, or in every other sentence. */
const empty = new Set(
  `the and for with that this from your you are can how what when where which who why does did has have not will would could should about into out get use used
  der die das den dem und für mit von ist sind wie was wann wo wer warum kann ich mein meine ein eine einen nicht auf
  les des une est sont comment quoi quand pourquoi qui que mon mes dans sur pour avec pas puis
  los las una con por para como que cuando donde quien mis del esta este puedo`.split(/\s+/),
);

/** Korean words of a question, and the particles and endings behind a noun. */
const askedInKorean =
  /어떻게|무엇|언제|어디|얼마|왜|하나요|되나요|있나요|인가요|주세요|합니까|할 수|싶어요|싶습니다|알려/gu;
const koreanEnd = /(?<=\p{sc=Hangul}{2})(?:에서|으로|까지|부터|하는|하려면|[은는이가을를에로도의와과만])$/u;

/** What a text is about: stems of its words; in scripts without spaces pairs of characters. */
function subjectsOf(text: string, language: Language): string[] {
  const plain = normal(text).toLowerCase();
  const words = tokensOf(plain, language)
    .filter(({ text: word }) => word.length > 2 && !empty.has(word) && /\p{sc=Latin}/u.test(word))
    .map(({ stem }) => stem);
  if (!measuredInCharacters(language)) return words;
  const runs = plain.replace(askedInKorean, ' ').match(/[\p{sc=Han}\p{sc=Katakana}ー]{2,}|\p{sc=Hangul}{2,}/gu) ?? [];
  return [
    ...words,
    ...runs
      .map((run) => run.replace(koreanEnd, ''))
      .flatMap((run) => [...run].slice(1).map((letter, i) => `${[...run][i]}${letter}`)),
  ];
}

const sentencesOf = (text: string) => text.match(/.+?(?:[.!?](?=\s|$)|[。！？]|$)\s*/gsu) ?? [];

/** The passages' sentences that say most about a question, or nothing when none says enough. */
export function answerFrom({ question, passages, language, history = [] }: QuestionOrder): Answer {
  const asked = [...new Set(subjectsOf(question, language))];
  // A short question goes on with what was asked before.
  const before = asked.length < 2 ? (history.filter(({ isUser }) => isUser).at(-1)?.text ?? '') : '';
  const wanted = [...new Set([...asked, ...subjectsOf(before, language)])];
  if (wanted.length === 0) return { answer: '', sources: [] };
  const read = passages.map((passage) => ({
    passage,
    subjects: new Set(subjectsOf(`${passage.title ?? ''} ${passage.title ?? ''} ${passage.text}`, language)),
  }));
  // A subject that stands in every passage parts none from the others.
  const weights = new Map(
    wanted.map((word) => [
      word,
      Math.log(1 + passages.length / (1 + read.filter(({ subjects }) => subjects.has(word)).length)),
    ]),
  );
  const weigh = (subjects: ReadonlySet<string>) =>
    wanted.reduce((sum, word) => sum + (subjects.has(word) ? (weights.get(word) ?? 0) : 0), 0);
  const most = weigh(new Set(wanted));
  const [best] = read
    .map(({ passage, subjects }) => ({ passage, value: weigh(subjects) }))
    .sort((one, other) => other.value - one.value);
  if (!best || most === 0 || best.value / most < 0.34) return { answer: '', sources: [] };
  const sentences = sentencesOf(best.passage.text);
  const values = sentences.map((sentence) => weigh(new Set(subjectsOf(sentence, language))));
  const start = Math.max(0, values.indexOf(Math.max(...values)));
  return {
    answer: sentences
      .slice(start, start + 3)
      .join('')
      .trim(),
    sources: [best.passage.id],
  };
}
