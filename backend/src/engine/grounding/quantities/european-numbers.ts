import { numberWords } from '../../language/number-words';
import type { FoundNumber } from './digit-numbers';

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

const joinAlternatives = (names: string[]) => names.sort((a, b) => b.length - a.length).join('|');

export const numerals: Record<'en' | 'es' | 'fr' | 'de', Numerals> = {
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

const germanEnding = '(?=köpfig|jährig|monatig|wöchig|tägig|stündig|minütig|prozentig|mal(?!\\p{L})|stellig)';

const decadesPattern = /(?<!\p{L})(?:decades|décennies|décadas|Jahrzehnten?)(?!\p{L})/giu;

/** Detects "les deux" and "los dos" without a noun, which mean "both" and are not quantities. */
const isBoth = (text: string, start: number, end: number) =>
  /(?<!\p{L})(?:les|des|aux|los|las)\s$/iu.test(text.slice(Math.max(0, start - 5), start)) &&
  /^(?:[.,;:!?]|$| (?:à|et|avant|côtés|parties|points|sens|partes|lados)(?!\p{L}))/u.test(text.slice(end));

/** Matches a part of each word for a fraction or multiple, so that most texts skip the slower patterns. */
const shareHint =
  /third|quarter|fift|tenth|hal[fvb]|hälft|doubl|doppel|dobl|fold|fach|tripl|trebl|quadru|quintu|terc|cuart|quint|mitad|medi|dupli|cuadr|tiers|quart|cinqu|dix|moiti|demi|drittel|viertel|fünftel|zehntel/i;

const cachedPatterns = new Map<keyof typeof numerals, { run: RegExp; part: RegExp }>();

function getNumberPatterns(language: keyof typeof numerals): { run: RegExp; part: RegExp } {
  const cached = cachedPatterns.get(language);
  if (cached) return cached;
  const { wordPattern, scales, pluralAmounts, approximateAmounts, conjunction } = numerals[language];
  const word = `${joinAlternatives([...Object.keys(pluralAmounts), ...Object.keys(approximateAmounts), ...Object.keys(scales)])}|${wordPattern}`;
  const end = language === 'de' ? `(?:(?![\\p{L}\\p{N}])|${germanEnding})` : '(?![\\p{L}\\p{N}])';
  const numberPatterns = {
    run: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${word})${end}(?:(?:[ -]|\\s+${conjunction}\\s+)(?:${word})(?![\\p{L}\\p{N}]))*`,
      'giu',
    ),
    part: new RegExp(word, 'giu'),
  };
  cachedPatterns.set(language, numberPatterns);
  return numberPatterns;
}

/**
 * Returns whether `next` can continue the same number: "five" after "twenty" and "douze" after "soixante", but nothing
 * after "five".
 */
function canContinueNumber(sum: number, next: number): boolean {
  if (sum === 0) return true;
  if (sum % 1_000 === 0) return next < 1_000;
  if (sum % 100 === 0) return next < 100;
  if (sum % 100 === 60 || sum % 100 === 80) return next < 20;
  return sum % 10 === 0 && sum % 100 >= 20 && next < 10 && next > 0;
}

/** Finds numbers in words: "twenty-five", "quatre-vingt-dix", "fünfundzwanzig", "dozens", "a third", "halved". */
export function findWordNumbers(text: string, language: keyof typeof numerals): FoundNumber[] {
  const {
    parseWord,
    scales,
    pluralAmounts,
    approximateAmounts,
    articlePattern,
    severalPattern,
    fractionPatterns,
    multiplierPatterns,
  } = numerals[language];
  const numbers: FoundNumber[] = [];
  const { run: runPattern, part: partPattern } = getNumberPatterns(language);
  for (const run of text.matchAll(runPattern)) {
    let [total, sum, start, end, numberText] = [0, 0, -1, -1, ''];
    const finishNumber = (extra: Partial<FoundNumber> = {}) => {
      if (start >= 0 && !articlePattern.test(numberText) && !isBoth(text, start, end)) {
        const isVague = severalPattern.test(text.slice(Math.max(0, start - 12), start));
        numbers.push({ start, end, amounts: [total + sum], ...(isVague && { isLowerBound: true as const }), ...extra });
      }
      [total, sum, start, end, numberText] = [0, 0, -1, -1, ''];
    };
    for (const match of run[0].matchAll(partPattern)) {
      const word = match[0].toLowerCase();
      const wordStart = run.index + match.index;
      const extendNumber = () => {
        if (start < 0) start = wordStart;
        end = wordStart + word.length;
        numberText = text.slice(start, end);
      };
      const scale = scales[word];
      const inexactAmount = pluralAmounts[word] ?? approximateAmounts[word];
      if (inexactAmount !== undefined) {
        const factor = total + sum > 1 ? total + sum : 1;
        extendNumber();
        [total, sum] = [0, inexactAmount * factor];
        finishNumber(pluralAmounts[word] ? { isLowerBound: true } : { isApproximate: true });
      } else if (scale !== undefined) {
        extendNumber();
        if (scale <= 100) sum = (sum || 1) * scale;
        else [total, sum] = [scale >= 1e6 && total > 0 ? (total + sum) * scale : total + (sum || 1) * scale, 0];
      } else {
        const amount = parseWord(word);
        if (amount === undefined) continue;
        if (start >= 0 && !canContinueNumber(sum || (total > 0 ? 0 : 1), amount)) finishNumber();
        extendNumber();
        sum += amount;
      }
    }
    finishNumber();
  }
  // "Decades of experience". After a number, as in "two decades", the word is read as a unit instead.
  for (const match of text.matchAll(decadesPattern))
    numbers.push({
      start: match.index,
      end: match.index + match[0].length,
      amounts: [120],
      isLowerBound: true,
      isInMonths: true,
    });
  if (!shareHint.test(text)) return numbers;
  for (const [pattern, share] of fractionPatterns)
    for (const match of text.matchAll(pattern))
      numbers.push({
        start: match.index,
        end: match.index + match[0].trimEnd().length,
        amounts: [share],
        isFraction: true,
      });
  for (const [pattern, times] of multiplierPatterns)
    for (const match of text.matchAll(pattern))
      numbers.push({ start: match.index, end: match.index + match[0].length, amounts: [times], isMultiplier: true });
  return numbers;
}
