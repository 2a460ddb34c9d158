import type { Language } from '@shortlist/contracts/platform/languages';

/** Larger numbers are composed of these words, so each contains at least one. */
const numberWords: Partial<Record<Language, Record<string, number>>> = {
  en: {
    ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
    ...{ fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
    ...{ dozen: 12, dozens: 12, hundred: 100, hundreds: 100, thousand: 1000, thousands: 1000, million: 1e6 },
  },
  es: {
    ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12 },
    ...{ quince: 15, veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, docena: 12, docenas: 12, cien: 100 },
    ...{ cientos: 100, mil: 1000, miles: 1000, millones: 1e6 },
  },
  fr: {
    ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12 },
    ...{ quinze: 15, vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, douzaine: 12, cent: 100 },
    ...{ centaines: 100, mille: 1000, milliers: 1000, millions: 1e6 },
  },
  de: {
    ...{ zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12 },
    ...{ zwanzig: 20, dreißig: 30, vierzig: 40, fünfzig: 50, sechzig: 60, dutzend: 12, hundert: 100, hunderte: 100 },
    ...{ tausend: 1000, tausende: 1000, millionen: 1e6 },
  },
};

const kanji = '〇一二三四五六七八九十';
/** Matches kanji numerals before a counter, such as 二名 and 十五件. */
const japaneseNumberPattern =
  /(?<!_)([二三四五六七八九十百千万]+)(?=[名人件年社店台倍割床円件校棟枚本冊](?!前)|[かヶカ]月|時間|週間|拠点|部署|パーセント)/gu;
const koreanNumbers: Record<string, number> = {
  ...{ 두: 2, 세: 3, 네: 4, 다섯: 5, 여섯: 6, 일곱: 7, 여덟: 8, 아홉: 9, 열: 10, 스무: 20, 수십: 10, 수백: 100 },
};
const koreanNumberPattern = new RegExp(
  `(?<!\\p{L})(${Object.keys(koreanNumbers).join('|')}) ?(?=명|개|건|년|곳|차례|배(?!\\p{L})|시간|달)`,
  'gu',
);

export function findNumberWords(text: string, language: Language): { text: string; value: number }[] {
  if (language === 'ja')
    return [...text.matchAll(japaneseNumberPattern)].map(([text]) => ({ text, value: parseKanjiNumber(text) }));
  if (language === 'ko')
    return [...text.matchAll(koreanNumberPattern)].map(([match, word]) => ({
      text: match.trim(),
      value: koreanNumbers[word ?? ''] ?? 0,
    }));
  const numbersByWord = numberWords[language] ?? {};
  // Excludes names ("two-way", "Six Sigma"), references ("les deux"), and number words after a blank.
  const wordPattern = /(?<![\p{L}-]|_ |\b(?:[ld]es|aux|los|las) )\p{L}+(?![\p{L}-])(?! Sigma)/gu;
  return [...text.matchAll(wordPattern)].flatMap(([word]) => {
    const value = Object.hasOwn(numbersByWord, word.toLowerCase()) ? numbersByWord[word.toLowerCase()] : undefined;
    return value === undefined ? [] : [{ text: word, value }];
  });
}

/** Parses values up to 99. Larger values are wrong, so they never match a number in a source. */
function parseKanjiNumber(text: string): number {
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const parseDigit = (character: string | undefined) => (character ? kanji.indexOf(character) : 0);
  return (text.includes('十') ? (parseDigit(tens) || 1) * 10 : 0) + parseDigit(ones);
}
