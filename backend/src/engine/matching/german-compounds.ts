import { findNamedSkill } from './skills/find-skills';

const shortenedCompoundsPattern =
  /(?<!\p{L})((?:\p{Lu}\p{L}{1,40}-(?:, | und | oder | sowie )){1,5})(\p{Lu}\p{L}{1,60})/gu;
const shortenedWordPattern = /(?<!\p{L})(\p{Lu}\p{L}{1,40})-(?=,| )/gu;
const minHeadLetters = 4;
const maxHeadLetters = 16;

/**
 * Completes compounds that share their last part if the result is a skill. "Debitoren- und Hauptbuchhaltung" becomes
 * "Debitorenbuchhaltung und Hauptbuchhaltung".
 */
export const completeCompounds = (text: string): string =>
  text.replace(shortenedCompoundsPattern, (_, shortenedWords: string, lastWord: string) => {
    const completedWords = shortenedWords.replace(shortenedWordPattern, (shortenedWord: string, stem: string) => {
      for (let i = Math.max(2, lastWord.length - maxHeadLetters); i <= lastWord.length - minHeadLetters; i++) {
        const compound = stem + lastWord.slice(i);
        if (findNamedSkill(compound, 'de')) return compound;
      }
      return shortenedWord;
    });
    return completedWords + lastWord;
  });
