import type { Language } from '@shortlist/contracts/platform/languages';
import type { FoundNumber } from './digit-numbers';
import {
  countedNouns,
  counters,
  currencyPrefixes,
  currencySuffixes,
  halfSuffix,
  magnitudes,
  measureUnits,
  ordinalPrefix,
  ordinalSuffix,
  percentSuffix,
  ratioSuffix,
  timeUnits,
  type CountedKind,
  type QuantityKind,
} from './quantity-patterns';

/** A number with its unit. All positions are in the normalized text. */
export interface ParsedQuantity {
  /** Position of the number, without its unit. A blank replaces this range. */
  start: number;
  end: number;
  /** End of the unit, or of the number if it has none. */
  unitEnd: number;
  kind: QuantityKind;
  /** Possible values in the unit of the kind, the most likely first. For a date, the year. */
  amounts: number[];
  currency?: string;
  /** Dimension, such as "length". The amounts are then in its base unit, such as meters. */
  measure?: string;
  countedKind?: CountedKind;
}

/** A number with the magnitudes that follow it: "48 mil millones" ends after "millones", and its amount is 48e9. */
interface ScaledNumber {
  text: string;
  start: number;
  end: number;
  textBefore: string;
  amounts: number[];
  hasMagnitude: boolean;
  /** The currency before the number. */
  currency?: string | undefined;
}

/** Determines the unit of a number from the text around it. */
export function parseQuantity(text: string, number: FoundNumber, language: Language): ParsedQuantity {
  const { start, end, amounts } = number;
  if (number.isInMonths) return { start, end, unitEnd: end, kind: 'span', amounts };
  if (number.isFraction) return parseFraction(text, number);
  if (number.isMultiplier)
    return amounts[0] === 0.5
      ? { start, end, unitEnd: end, kind: 'percent', amounts: scale(amounts, 100) }
      : { start, end, unitEnd: end, kind: 'ratio', amounts };
  const scaled = applyMagnitudes(text, number, language);
  return (
    parseMoney(scaled) ??
    parsePercentage(scaled) ??
    parseRatio(scaled) ??
    parseRank(scaled) ??
    parseTime(scaled) ??
    parseMeasure(scaled) ??
    parseCount(scaled)
  );
}

/**
 * "A third of an hour" is 20 minutes, and "half a million" is 500,000. Other fractions are percentages.
 */
function parseFraction(text: string, { start, end, amounts }: FoundNumber): ParsedQuantity {
  const filler = / ?(?:of )?(?:an? |d'|d'une? |de |einer? |eine )?-?/iuy;
  const unitStart = end + getMatchLengthAt(filler, text, end);
  const timeUnit = findUnitAt(timeUnits, text, unitStart);
  if (timeUnit) {
    const [, kind, size] = timeUnit.unit;
    return { start, end, unitEnd: timeUnit.end, kind, amounts: scale(amounts, size) };
  }
  const largeNumber = /(?:million|millón|dozen|docena|douzaine|Dutzend)(?!\p{L})/iuy;
  const length = getMatchLengthAt(largeNumber, text, unitStart);
  if (!length) return { start, end, unitEnd: end, kind: 'percent', amounts: scale(amounts, 100) };
  const size = /^m/i.test(text.slice(unitStart)) ? 1e6 : 12;
  return { start, end, unitEnd: unitStart + length, kind: 'count', amounts: scale(amounts, size) };
}

function applyMagnitudes(text: string, number: FoundNumber, language: Language): ScaledNumber {
  const textBefore = text.slice(Math.max(0, number.start - 12), number.start);
  const currency = currencyPrefixes.find(([, pattern]) => pattern.test(textBefore))?.[0];
  let { end } = number;
  let factor = 1;
  // Two rounds, because "48 mil millones" has two magnitudes.
  for (let round = 0; round < 2; round += 1) {
    const magnitude = findUnitAt(magnitudes, text, end);
    if (!magnitude) break;
    const [, size] = magnitude.unit;
    factor *= typeof size === 'number' ? size : size(language);
    ({ end } = magnitude);
  }
  if (currency && /^[mb](?!\p{L})/u.test(text.slice(end, end + 2))) {
    factor *= text[end] === 'm' ? 1e6 : 1e9;
    end += 1;
  }
  const amounts = scale(number.amounts, factor);
  return { text, start: number.start, end, textBefore, amounts, hasMagnitude: factor !== 1, currency };
}

function parseMoney(number: ScaledNumber): ParsedQuantity | undefined {
  const { text, start, end, textBefore, amounts, currency } = number;
  if (currency) {
    const symbolLength = /[$€£¥₩]$/.test(textBefore) ? 1 : 0;
    return { start: start - symbolLength, end, unitEnd: end, kind: 'money', amounts, currency };
  }
  const suffix = findUnitAt(currencySuffixes, text, end);
  return suffix && { start, end, unitEnd: suffix.end, kind: 'money', amounts, currency: suffix.unit[1] };
}

function parsePercentage({ text, start, end, amounts }: ScaledNumber): ParsedQuantity | undefined {
  const length = getMatchLengthAt(percentSuffix, text, end);
  if (length) return { start, end, unitEnd: end + length, kind: 'percent', amounts };
  // "3割2分" is 32 percent: 割 counts tenths and 分 hundredths.
  const wariMatch = /^[割할](?:\s?([\d一二三四五六七八九])[分푼])?/u.exec(text.slice(end, end + 4));
  if (!wariMatch) return undefined;
  const digit = wariMatch[1] ?? '0';
  const kanjiDigit = '〇一二三四五六七八九'.indexOf(digit);
  const hundredths = kanjiDigit > 0 ? kanjiDigit : Number(digit);
  return {
    start,
    end,
    unitEnd: end + wariMatch[0].length,
    kind: 'percent',
    amounts: scale(amounts, 10).map((amount) => amount + hundredths),
  };
}

function parseRatio({ text, start, end, amounts }: ScaledNumber): ParsedQuantity | undefined {
  const length = getMatchLengthAt(ratioSuffix, text, end);
  return length ? { start, end, unitEnd: end + length, kind: 'ratio', amounts } : undefined;
}

/** The number of a rank includes the letters of an ordinal: "1st". */
function parseRank({ text, start, end, textBefore, amounts }: ScaledNumber): ParsedQuantity | undefined {
  if (ordinalPrefix.test(textBefore)) return { start, end, unitEnd: end, kind: 'rank', amounts };
  const length = getMatchLengthAt(ordinalSuffix, text, end);
  if (!length) return undefined;
  const unitEnd = end + length;
  const isLatin = /^[snrt]/.test(text.slice(end, unitEnd));
  return { start, end: isLatin ? unitEnd : end, unitEnd, kind: 'rank', amounts };
}

function parseTime({ text, start, end, amounts, hasMagnitude }: ScaledNumber): ParsedQuantity | undefined {
  const timeUnit = findUnitAt(timeUnits, text, end);
  if (!timeUnit) return undefined;
  const [, kind, size] = timeUnit.unit;
  const [amount = 0] = amounts;
  const isYear = size === 12 && !hasMagnitude && amount >= 1900 && amount <= 2100;
  if (isYear) return { start, end, unitEnd: end, kind: 'date', amounts };
  const halfLength = getMatchLengthAt(halfSuffix, text, timeUnit.end);
  const half = halfLength ? size / 2 : 0;
  return {
    start,
    end,
    unitEnd: timeUnit.end + halfLength,
    kind,
    amounts: scale(amounts, size).map((whole) => whole + half),
  };
}

function parseMeasure({ text, start, end, amounts }: ScaledNumber): ParsedQuantity | undefined {
  const measureUnit = findUnitAt(measureUnits, text, end);
  if (!measureUnit) return undefined;
  const [, measure, size] = measureUnit.unit;
  return { start, end, unitEnd: measureUnit.end, kind: 'count', amounts: scale(amounts, size), measure };
}

function parseCount({ text, start, end, amounts, hasMagnitude }: ScaledNumber): ParsedQuantity {
  const textAfter = text.slice(end, end + 48);
  const countedKind = [...counters, ...countedNouns].find(([, pattern]) => pattern.test(textAfter))?.[0];
  const quantity = { start, end, unitEnd: end, amounts };
  if (countedKind) return { ...quantity, kind: 'count', countedKind };
  const isBareYear = !hasMagnitude && /^(?:19|20)\d{2}$/.test(text.slice(start, end));
  return { ...quantity, kind: isBareYear ? 'date' : 'count' };
}

/** Rounds to 12 digits, which removes floating-point errors: 0.07 * 100 is 7. */
const scale = (amounts: readonly number[], factor: number) =>
  amounts.map((amount) => Number((amount * factor).toPrecision(12)));

function findUnitAt<Unit extends readonly [RegExp, ...unknown[]]>(
  units: readonly Unit[],
  text: string,
  index: number,
): { unit: Unit; end: number } | undefined {
  for (const unit of units) {
    const length = getMatchLengthAt(unit[0], text, index);
    if (length) return { unit, end: index + length };
  }
  return undefined;
}

/** Expects a sticky pattern. Returns 0 if it does not match. */
function getMatchLengthAt(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0].length ?? 0;
}
