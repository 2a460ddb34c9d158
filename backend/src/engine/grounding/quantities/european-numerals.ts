import { numberWords } from '../../language/number-words';

/** Number words of one language. `scales` multiply the number before them. */
interface Numerals {
  parseWord: (word: string) => number | undefined;
  wordPattern: string;
  scales: Record<string, number>;
  /** Connector inside a number: "two hundred and six", "treinta y cinco". */
  conjunction: string;
  /** Matches "one" and its inflections. Alone, such a word is an article and not a number. */
  articlePattern: RegExp;
  /** Amounts of plurals such as "dozens", which mean two or more of the amount. */
  pluralAmounts: Record<string, number>;
  /** Amounts of nouns such as "une trentaine", which means about 30. */
  approximateAmounts: Record<string, number>;
  severalPattern: RegExp;
  fractionPatterns: [RegExp, number][];
  multiplierPatterns: [RegExp, number][];
}

function parseGermanNumber(word: string): number | undefined {
  if (word === '') return 0;
  for (const [name, size] of [
    ['tausend', 1_000],
    ['hundert', 100],
  ] as const) {
    const [head, ...tail] = word.split(name);
    if (tail.length === 0) continue;
    const high = head === '' ? 1 : parseGermanNumber(head ?? '');
    const low = parseGermanNumber(tail.join(name).replace(/^und/, ''));
    return high === undefined || low === undefined ? undefined : high * size + low;
  }
  const match = /^(?=.*ig$)(.+)und(.+ig)$/u.exec(word);
  if (match) {
    const [ones, tens] = [numberWords.de[match[1] ?? ''], numberWords.de[match[2] ?? '']];
    return ones === undefined || tens === undefined ? undefined : ones + tens;
  }
  return numberWords.de[word];
}

export const joinAlternatives = (names: string[]) => names.sort((a, b) => b.length - a.length).join('|');

export type EuropeanLanguage = 'en' | 'es' | 'fr' | 'de';

export const numerals: Record<EuropeanLanguage, Numerals> = {
  en: {
    parseWord: (word) => numberWords.en[word],
    wordPattern: joinAlternatives(Object.keys(numberWords.en)),
    scales: { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12, dozen: 12, grand: 1e3 },
    conjunction: 'and',
    articlePattern: /^one$/i,
    pluralAmounts: { dozens: 12, hundreds: 100, thousands: 1e3, millions: 1e6, billions: 1e9 },
    approximateAmounts: {},
    severalPattern: /(?:several|a few|many|multiple)\s+$/i,
    fractionPatterns: [
      [/(?<!\p{L})(?:two|2)[\s-]thirds(?!\p{L})/giu, 2 / 3],
      [/(?<!\p{L})(?:three|3)[\s-]quarters(?!\p{L})/giu, 3 / 4],
      [/(?<!\p{L})(?:a|one)[\s-]third(?![\p{L}-])/giu, 1 / 3],
      [/(?<!\p{L})(?:by a|one|a)[\s-]quarter(?= of(?! an? year)|[\s-]less|[\s-]more)|(?<!\p{L})by a quarter/giu, 1 / 4],
      [/(?<!\p{L})(?:a|one)[\s-]fifth(?= of|[\s,.;]|$)/giu, 1 / 5],
      [/(?<!\p{L})(?:a|one)[\s-]tenth(?= of|[\s,.;]|$)/giu, 1 / 10],
      [/(?<!\p{L})(?<!(?:first|second|other|later|latter)[\s-])half(?!\p{L}|-(?:day|term|time)|[\s-]year)/giu, 1 / 2],
    ],
    multiplierPatterns: [
      [/(?<!\p{L})halv(?:ed|ing|e|es)(?!\p{L})/giu, 0.5],
      [
        /(?<!\p{L})(?:re)?doubl(?:ed|ing|es)(?!\p{L})|(?<!\p{L})(?:double(?= (?:the|its|our|their|in|digit))|twofold|two-fold)(?![\p{L}-])/giu,
        2,
      ],
      [/(?<!\p{L})(?:tripl(?:ed|ing|es?)|trebl(?:ed|ing|es?)|threefold|three-fold)(?!\p{L})/giu, 3],
      [/(?<!\p{L})(?:quadrupl(?:ed|ing|es?)|fourfold|four-fold)(?!\p{L})/giu, 4],
      [/(?<!\p{L})(?:quintupl(?:ed|ing|es?)|fivefold)(?!\p{L})/giu, 5],
      [/(?<!\p{L})tenfold(?!\p{L})/giu, 10],
    ],
  },
  es: {
    parseWord: (word) => numberWords.es[word],
    wordPattern: joinAlternatives(Object.keys(numberWords.es)),
    scales: { mil: 1e3, millón: 1e6, millones: 1e6, millon: 1e6, billón: 1e12, billones: 1e12 },
    conjunction: 'y',
    articlePattern: /^un[oa]?$/i,
    pluralAmounts: { docenas: 12, decenas: 10, cientos: 100, centenares: 100, miles: 1e3, millares: 1e3 },
    approximateAmounts: {
      decena: 10,
      docena: 12,
      quincena: 15,
      veintena: 20,
      treintena: 30,
      cincuentena: 50,
      centenar: 100,
      millar: 1e3,
    },
    severalPattern: /(?:vari[oa]s|much[oa]s|algun[oa]s)\s+$/i,
    fractionPatterns: [
      [/(?<!\p{L})dos tercios(?!\p{L})/giu, 2 / 3],
      [/(?<!\p{L})tres cuart(?:os|as partes)(?!\p{L})/giu, 3 / 4],
      [/(?<!\p{L})(?:un tercio|una tercera parte)(?!\p{L})/giu, 1 / 3],
      [/(?<!\p{L})(?:un cuarto|una cuarta parte)(?!\p{L})/giu, 1 / 4],
      [/(?<!\p{L})(?:un quinto|una quinta parte)(?!\p{L})/giu, 1 / 5],
      [/(?<!\p{L})(?:mitad|medi[oa](?= (?:hora|millón|docena|centenar)))(?!\p{L})/giu, 1 / 2],
    ],
    multiplierPatterns: [
      [/(?<!\p{L})dupli[cq]\p{L}+|(?<!\p{L})(?:el|al) doble(?!\p{L})/giu, 2],
      [/(?<!\p{L})tripli[cq]\p{L}+|(?<!\p{L})(?:el|al) triple(?!\p{L})/giu, 3],
      [/(?<!\p{L})cuadrupli[cq]\p{L}+/giu, 4],
      [/(?<!\p{L})quintupli[cq]\p{L}+/giu, 5],
    ],
  },
  fr: {
    parseWord: (word) => numberWords.fr[word],
    wordPattern: joinAlternatives(Object.keys(numberWords.fr)),
    scales: { cent: 100, cents: 100, mille: 1e3, million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9 },
    conjunction: 'et',
    articlePattern: /^une?$/i,
    pluralAmounts: { dizaines: 10, douzaines: 12, centaines: 100, milliers: 1e3 },
    approximateAmounts: {
      dizaine: 10,
      douzaine: 12,
      quinzaine: 15,
      vingtaine: 20,
      trentaine: 30,
      quarantaine: 40,
      cinquantaine: 50,
      soixantaine: 60,
      centaine: 100,
      millier: 1e3,
    },
    severalPattern: /(?:plusieurs|quelques)\s+$/i,
    fractionPatterns: [
      [/(?<!\p{L})deux tiers(?!\p{L})/giu, 2 / 3],
      [/(?<!\p{L})trois quarts(?!\p{L})/giu, 3 / 4],
      [/(?<!\p{L})(?:un|d'un) tiers(?!\p{L})/giu, 1 / 3],
      [/(?<!\p{L})un quart(?! de travail|\p{L})/giu, 1 / 4],
      [/(?<!\p{L})un cinquième(?!\p{L})/giu, 1 / 5],
      [/(?<!\p{L})un dixième(?!\p{L})/giu, 1 / 10],
      [/(?<!\p{L})(?:moitié|demi-?(?=[\s-]?(?:heure|million|douzaine)))(?!\p{L})/giu, 1 / 2],
    ],
    multiplierPatterns: [
      [/(?<!\p{L})(?:re)?doubl(?:é|ée|és|ées|er|ant|ement|é)(?!\p{L})|(?<!\p{L})le double(?!\p{L})/giu, 2],
      [/(?<!\p{L})tripl(?:é|ée|és|ées|er|ant|ement)(?!\p{L})|(?<!\p{L})le triple(?!\p{L})/giu, 3],
      [/(?<!\p{L})quadrupl(?:é|ée|és|ées|er|ant|ement)(?!\p{L})/giu, 4],
    ],
  },
  de: {
    parseWord: parseGermanNumber,
    wordPattern: `(?:${joinAlternatives([...Object.keys(numberWords.de), 'hundert', 'tausend', 'und'])})+`,
    scales: { million: 1e6, millionen: 1e6, milliarde: 1e9, milliarden: 1e9, dutzend: 12 },
    conjunction: 'und',
    articlePattern: /^ein(?:e[nmrs]?|s)?$/i,
    pluralAmounts: {
      dutzende: 12,
      dutzenden: 12,
      hunderte: 100,
      hunderten: 100,
      hunderter: 100,
      tausende: 1e3,
      tausenden: 1e3,
    },
    approximateAmounts: {},
    severalPattern: /(?:mehrere[nr]?|einige[nr]?|viele[nr]?)\s+$/i,
    fractionPatterns: [
      [/(?<!\p{L})(?:zwei|2) Drittel(?!\p{L})/giu, 2 / 3],
      [/(?<!\p{L})(?:drei|3) Viertel(?!\p{L})|(?<!\p{L})dreiviertel(?!\p{L})/giu, 3 / 4],
      [/(?<!\p{L})Drittel(?!\p{L})/giu, 1 / 3],
      [/(?<!\p{L})Viertel(?!\p{L}|stunde)/giu, 1 / 4],
      [/(?<!\p{L})Fünftel(?!\p{L})/giu, 1 / 5],
      [/(?<!\p{L})Zehntel(?!\p{L})/giu, 1 / 10],
      [/(?<!\p{L})(?:Hälfte|halbe[nrs]? (?=Stunde|Million|Dutzend))(?!\p{L})/giu, 1 / 2],
    ],
    multiplierPatterns: [
      [/(?<!\p{L})halbier\p{L}*/giu, 0.5],
      [/(?<!\p{L})verdoppel\p{L}*|(?<!\p{L})(?:doppelt|zweifach)(?:e[nrsm]?)?(?!\p{L}| Buch)/giu, 2],
      [/(?<!\p{L})(?:verdreifach|dreifach)\p{L}*/giu, 3],
      [/(?<!\p{L})(?:vervierfach|vierfach)\p{L}*/giu, 4],
      [/(?<!\p{L})(?:verfünffach|fünffach)\p{L}*/giu, 5],
      [/(?<!\p{L})(?:verzehnfach|zehnfach)\p{L}*/giu, 10],
    ],
  },
};
