import type { Language } from '@shortlist/contracts/platform/languages';
import { findDates } from './dates';
import { findJapaneseNumbers, findKoreanNumbers } from './east-asian-numbers';
import { findWordNumbers } from './european-numbers';
import { findDigitNumbers, type FoundNumber } from './digit-numbers';
import { normalizeCharacters } from './normalize-characters';
import { detectRatePeriod, type RatePeriod } from './rate-periods';
import {
  boundSuffixes,
  boundPrefixes,
  countedNouns,
  counters,
  currencySuffixes,
  currencyPrefixes,
  magnitudes,
  percentSuffix,
  ordinalSuffix,
  ordinalPrefix,
  ratioSuffix,
  halfSuffix,
  measureUnits,
  timeUnits,
  type Bound,
  type CountedKind,
  type QuantityKind,
} from './quantity-patterns';

export interface Quantity {
  /** Position of the number in the original text, without its unit. A blank replaces this range. */
  start: number;
  end: number;
  text: string;
  /** End of the unit, or of the number if it has none. */
  unitEnd: number;
  /** The number as written, without its unit. */
  raw: number;
  kind: QuantityKind;
  /** Possible values in the unit of the kind, the most likely first. For a date, the year. */
  amounts: number[];
  bound: Bound;
  month?: number;
  currency?: string;
  /** Dimension, such as "length". The amounts are then in its base unit, such as meters. */
  measure?: string;
  /** True if the unit is that of a neighboring number: 14 in "from 14 to 6 minutes". */
  isUnitInherited?: boolean;
  /** True if the quantity was computed from quantities of the source. */
  isDerived?: true;
  /** True if `amounts` holds the lowest and the highest amount. */
  isRange?: true;
  countedKind?: CountedKind;
  ratePeriod?: RatePeriod;
  /** First three to six letters of the next word. They identify the counted noun in any inflection. */
  nounStart?: string;
}

/** Finds numbers in words: "twenty-five", 二十五, 스물다섯, "a third", "dozens". Skips verbs such as "halved". */
export function findSpelledNumbers(original: string, language: Language): { start: number; end: number }[] {
  const { text, originalIndexes } = normalizeCharacters(original);
  return findNumbers(text, [language])
    .filter(({ start, end, isMultiplier }) => !isMultiplier && !/\d/.test(text.slice(start, end)))
    .map(({ start, end }) => ({ start: originalIndexes[start] ?? 0, end: originalIndexes[end] ?? original.length }));
}

function getMatchLengthAt(pattern: RegExp, text: string, index: number): number | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0].length;
}

function findNumbers(text: string, languages: readonly Language[]): FoundNumber[] {
  const candidates = findDigitNumbers(text, languages[0] ?? 'en');
  for (const language of languages)
    if (language !== 'ja' && language !== 'ko') candidates.push(...findWordNumbers(text, language));
  if (/\p{Script=Han}/u.test(text)) candidates.push(...findJapaneseNumbers(text));
  if (/\p{Script=Hangul}/u.test(text)) candidates.push(...findKoreanNumbers(text));
  // The longest number at a position wins: 12万, not 12.
  const byLength = candidates.sort((a, b) => b.end - b.start - (a.end - a.start));
  const numbers: FoundNumber[] = [];
  for (const number of byLength)
    if (!numbers.some((other) => other.start < number.end && number.start < other.end)) numbers.push(number);
  return numbers.sort((a, b) => a.start - b.start);
}

/**
 * Determines the unit of a fraction. "A third of an hour" is 20 minutes, and "half a million" is 500,000. Other
 * fractions are percentages.
 */
function resolveFraction(text: string, end: number): { kind: QuantityKind; factor: number; end: number } {
  const filler = / ?(?:of )?(?:an? |d'|d'une? |de |einer? |eine )?-?/iuy;
  const from = end + (getMatchLengthAt(filler, text, end) ?? 0);
  for (const [pattern, kind, factor] of timeUnits) {
    const length = getMatchLengthAt(pattern, text, from);
    if (length) return { kind, factor, end: from + length };
  }
  const unitLength = getMatchLengthAt(/(?:million|millón|dozen|docena|douzaine|Dutzend)(?!\p{L})/iuy, text, from);
  if (unitLength) return { kind: 'count', factor: /^m/i.test(text.slice(from)) ? 1e6 : 12, end: from + unitLength };
  return { kind: 'percent', factor: 100, end };
}

function parseQuantity(
  text: string,
  number: FoundNumber,
  language: Language,
): Omit<Quantity, 'text' | 'bound' | 'unitEnd' | 'raw'> & { endWithUnit: number } {
  let { end } = number;
  let factor = 1;
  const createQuantity = (kind: QuantityKind, extra: Partial<Quantity> = {}, unitSize = 1, endWithUnit = end) => ({
    start: number.start,
    end,
    kind,
    amounts: number.amounts.map((amount) => Number((amount * factor * unitSize).toPrecision(12))),
    endWithUnit,
    ...extra,
  });
  if (number.isInMonths) return createQuantity('span');
  if (number.isFraction) {
    const fraction = resolveFraction(text, end);
    return createQuantity(fraction.kind, {}, fraction.factor, fraction.end);
  }
  if (number.isMultiplier)
    return number.amounts[0] === 0.5 ? createQuantity('percent', {}, 100) : createQuantity('ratio');
  const textBefore = text.slice(Math.max(0, number.start - 12), number.start);
  const prefixCurrency = currencyPrefixes.find(([, pattern]) => pattern.test(textBefore))?.[0];
  // Two rounds, because "48 mil millones" has two magnitudes.
  for (let round = 0; round < 2; round += 1)
    for (const [pattern, magnitude] of magnitudes) {
      const length = getMatchLengthAt(pattern, text, end);
      if (!length) continue;
      factor *= typeof magnitude === 'number' ? magnitude : magnitude(language);
      end += length;
      break;
    }
  const magnitudeLength = prefixCurrency ? getMatchLengthAt(/[mb](?!\p{L})/uy, text, end) : undefined;
  if (magnitudeLength) {
    factor *= text[end] === 'm' ? 1e6 : 1e9;
    end += magnitudeLength;
  }
  if (prefixCurrency)
    return {
      ...createQuantity('money', { currency: prefixCurrency }),
      start: number.start - (/[$€£¥₩]$/.test(textBefore) ? 1 : 0),
    };
  for (const [currency, pattern] of currencySuffixes) {
    const length = getMatchLengthAt(pattern, text, end);
    if (length) return createQuantity('money', { currency }, 1, end + length);
  }
  const percentLength = getMatchLengthAt(percentSuffix, text, end);
  if (percentLength) return createQuantity('percent', {}, 1, end + percentLength);
  // "3割2分" is 32 percent: 割 counts tenths and 分 hundredths.
  const wariMatch = /^[割할](?:\s?([\d一二三四五六七八九])[分푼])?/u.exec(text.slice(end, end + 4));
  if (wariMatch) {
    const kanjiDigit = wariMatch[1] ? '〇一二三四五六七八九'.indexOf(wariMatch[1]) : 0;
    const hundredths = wariMatch[1] ? (kanjiDigit > 0 ? kanjiDigit : Number(wariMatch[1])) : 0;
    const value = createQuantity('percent', {}, 10, end + wariMatch[0].length);
    return { ...value, amounts: value.amounts.map((amount) => amount + hundredths) };
  }
  const ratioLength = getMatchLengthAt(ratioSuffix, text, end);
  if (ratioLength) return createQuantity('ratio', {}, 1, end + ratioLength);
  if (ordinalPrefix.test(textBefore)) return createQuantity('rank');
  const ordinalLength = getMatchLengthAt(ordinalSuffix, text, end);
  if (ordinalLength)
    return {
      ...createQuantity('rank', {}, 1, end + ordinalLength),
      end: end + (text[end] === 's' || /[nrt]/.test(text[end] ?? '') ? ordinalLength : 0),
    };
  for (const [pattern, kind, unitSize] of timeUnits) {
    const length = getMatchLengthAt(pattern, text, end);
    if (!length) continue;
    const isYear = unitSize === 12 && (number.amounts[0] ?? 0) >= 1900 && (number.amounts[0] ?? 0) <= 2100;
    if (isYear) return createQuantity('date');
    const value = createQuantity(kind, {}, unitSize, end + length);
    const halfLength = getMatchLengthAt(halfSuffix, text, end + length);
    return halfLength
      ? {
          ...value,
          amounts: value.amounts.map((amount) => amount + unitSize / 2),
          endWithUnit: value.endWithUnit + halfLength,
        }
      : value;
  }
  for (const [measure, pattern, unitSize] of measureUnits) {
    const length = getMatchLengthAt(pattern, text, end);
    if (length) return createQuantity('count', { measure }, unitSize, end + length);
  }
  const followingText = text.slice(end, end + 48);
  const countedKind = [...counters, ...countedNouns].find(([, pattern]) => pattern.test(followingText))?.[0];
  const isBareYear =
    factor === 1 && /^(?:19|20)\d{2}$/.test(text.slice(number.start, end)) && countedKind === undefined;
  if (isBareYear) return createQuantity('date');
  return createQuantity('count', countedKind ? { countedKind } : {});
}

const unitSharingJoiner =
  /^\s*(?:(?:to|and|or|of|-|~|bis|auf|und|von|à|a|al|au|et|y|entre|から|より|〜|에서|부터)\s*)?(?:le |los |las )?$/iu;
/** A number takes the currency of its neighbor only in a range. "212 items and 48,000 €" has one amount of money. */
const rangeJoiner = /^\s*(?:to|-|~|bis|à|a|から|〜|에서)\s*$/iu;
const durationJoiner = /^(?:and|et|und|y|,)?$/u;
const kindsWithUnit = new Set<QuantityKind>(['percent', 'time', 'span', 'money', 'ratio']);

/**
 * Returns quantities in the order of the text. Reads number words of the given languages, and digits of every script.
 */
export function findQuantities(original: string, languages: readonly Language[]): Quantity[] {
  const normalized = normalizeCharacters(original);
  const dates = findDates(normalized.text);
  let { text } = normalized;
  for (const { start, end } of dates) text = text.slice(0, start) + '\u0001'.repeat(end - start) + text.slice(end);
  let previousEnd = 0;
  const quantities = findNumbers(text, languages).flatMap((number) => {
    if (number.start < previousEnd) return [];
    const value = parseQuantity(text, number, languages[0] ?? 'en');
    // Digits followed by letters that are not a unit form a name: "3D", "2FA".
    if (
      value.endWithUnit === number.end &&
      /^[\p{Script=Latin}]/u.test(text.slice(value.endWithUnit)) &&
      value.kind === 'count'
    )
      if (/^\d/.test(text.slice(number.start))) return [];
    previousEnd = Math.max(value.endWithUnit, value.end);
    const textBefore = text.slice(Math.max(0, number.start - 20), value.start);
    const textAfter = text.slice(value.end, value.end + 12);
    let bound = boundPrefixes.find(([, pattern]) => pattern.test(textBefore))?.[0];
    bound ??= boundSuffixes.find(
      ([, pattern]) => pattern.test(textAfter) || pattern.test(text.slice(value.endWithUnit, value.endWithUnit + 6)),
    )?.[0];
    const ratePeriod = detectRatePeriod(textBefore, text.slice(value.endWithUnit, value.endWithUnit + 48));
    if (number.isLowerBound) bound = 'over';
    const nounStart = /^[ -](?:d[e'] ?|of )?(\p{L}{3,6})/u.exec(textAfter)?.[1]?.toLowerCase();
    const amounts = number.isLowerBound ? value.amounts.map((amount) => amount * 2) : value.amounts;
    return [
      {
        ...value,
        amounts,
        bound: bound ?? (number.isApproximate ? ('about' as const) : ('exact' as const)),
        raw: number.amounts,
        ...(nounStart && { nounStart }),
        ...(ratePeriod && { ratePeriod }),
        isUnitInherited: false,
      },
    ];
  });
  // A number without a unit takes the unit of the number next to it.
  for (const [index, value] of quantities.entries()) {
    if (value.kind !== 'count' || value.countedKind) continue;
    const [next, previous] = [quantities[index + 1], quantities[index - 1]];
    const neighbor =
      next && kindsWithUnit.has(next.kind) && unitSharingJoiner.test(text.slice(value.endWithUnit, next.start))
        ? next
        : previous &&
            kindsWithUnit.has(previous.kind) &&
            unitSharingJoiner.test(text.slice(previous.endWithUnit, value.start))
          ? previous
          : undefined;
    const [neighborAmount, neighborRaw] = [neighbor?.amounts[0], neighbor?.raw[0]];
    if (!neighbor || neighborAmount === undefined || !neighborRaw) continue;
    if (neighbor.kind === 'money' && !rangeJoiner.test(text.slice(value.endWithUnit, neighbor.start))) continue;
    value.kind = neighbor.kind;
    value.isUnitInherited = true;
    // A number with its own magnitude keeps it: "900 k to 3 million".
    const factor = value.amounts[0] === value.raw[0] ? neighborAmount / neighborRaw : 1;
    value.amounts = value.amounts.map((amount) => Number((amount * factor).toPrecision(12)));
    if (neighbor.currency) value.currency = neighbor.currency;
  }
  // "4 years and 9 months" is one duration.
  for (let index = quantities.length - 1; index > 0; index -= 1) {
    const [years, months] = [quantities[index - 1], quantities[index]];
    if (
      years?.kind !== 'span' ||
      months?.kind !== 'span' ||
      !durationJoiner.test(text.slice(years.endWithUnit, months.start).trim())
    )
      continue;
    if ((years.amounts[0] ?? 0) < 12 || (months.amounts[0] ?? 12) >= 12) continue;
    years.amounts = years.amounts.map((amount) => amount + (months.amounts[0] ?? 0));
    years.endWithUnit = months.endWithUnit;
    quantities.splice(index, 1);
  }
  const toOriginalRange = (start: number, end: number) => {
    const [from, to] = [normalized.originalIndexes[start] ?? 0, normalized.originalIndexes[end] ?? original.length];
    return { start: from, end: to, text: original.slice(from, to) };
  };
  return [
    ...dates.map(({ start, end, year, month }) => ({
      ...toOriginalRange(start, end),
      unitEnd: normalized.originalIndexes[end] ?? original.length,
      raw: year,
      kind: 'date' as const,
      amounts: [year],
      bound: 'exact' as const,
      ...(month !== undefined && { month }),
    })),
    ...quantities.map(({ start, end, endWithUnit, raw, ...quantity }) => ({
      ...quantity,
      ...toOriginalRange(start, end),
      unitEnd: normalized.originalIndexes[Math.max(endWithUnit, end)] ?? original.length,
      raw: raw[0] ?? NaN,
    })),
  ].sort((a, b) => a.start - b.start);
}
