import type { Language } from '@shortlist/contracts/platform/languages';
import { findDates } from './dates';
import type { FoundNumber } from './digit-numbers';
import { findNumbers } from './find-numbers';
import { normalizeCharacters } from './normalize-characters';
import { parseQuantity, type ParsedQuantity } from './parse-quantity';
import { boundPrefixes, boundSuffixes, type Bound, type QuantityKind } from './quantity-patterns';
import { detectRatePeriod, type RatePeriod } from './rate-periods';

/** A quantity in a text. All positions are in the original text. */
export interface Quantity extends ParsedQuantity {
  text: string;
  /** The number as written, without its unit. */
  raw: number;
  bound: Bound;
  month?: number;
  /** True if the unit is that of a neighboring number: 14 in "from 14 to 6 minutes". */
  isUnitInherited?: boolean;
  /** True if the quantity was computed from quantities of the source. */
  isDerived?: true;
  /** True if `amounts` holds the lowest and the highest amount. */
  isRange?: true;
  ratePeriod?: RatePeriod;
  /** First three to six letters of the next word. They identify the counted noun in any inflection. */
  nounStart?: string;
}

/** A quantity before its positions are those of the original text. */
type FoundQuantity = Omit<Quantity, 'text'>;

/**
 * Returns quantities in the order of the text. Reads number words of the given languages, and digits of every script.
 */
export function findQuantities(original: string, languages: readonly Language[]): Quantity[] {
  const normalized = normalizeCharacters(original);
  const dates = findDates(normalized.text);
  // The digits of dates are not numbers.
  let { text } = normalized;
  for (const { start, end } of dates) text = text.slice(0, start) + '\u0001'.repeat(end - start) + text.slice(end);
  const quantities = findNumbersWithUnits(text, languages);
  inheritUnits(quantities, text);
  joinDurations(quantities, text);
  const foundDates = dates.map(({ start, end, year, month }): FoundQuantity => ({
    start,
    end,
    unitEnd: end,
    raw: year,
    kind: 'date',
    amounts: [year],
    bound: 'exact',
    ...(month !== undefined && { month }),
  }));
  const toOriginalIndex = (index: number) => normalized.originalIndexes[index] ?? original.length;
  return [...foundDates, ...quantities]
    .map((quantity) => {
      const [start, end] = [toOriginalIndex(quantity.start), toOriginalIndex(quantity.end)];
      return {
        ...quantity,
        start,
        end,
        unitEnd: toOriginalIndex(quantity.unitEnd),
        text: original.slice(start, end),
      };
    })
    .sort((a, b) => a.start - b.start);
}

function findNumbersWithUnits(text: string, languages: readonly Language[]): FoundQuantity[] {
  let previousEnd = 0;
  return findNumbers(text, languages).flatMap((number) => {
    // The unit before may include this number: 3割2分.
    if (number.start < previousEnd) return [];
    const quantity = parseQuantity(text, number, languages[0] ?? 'en');
    if (isPartOfName(text, number, quantity)) return [];
    previousEnd = quantity.unitEnd;
    return [describeQuantity(text, number, quantity)];
  });
}

/** Digits followed by letters that are not a unit form a name: "3D", "2FA". */
const isPartOfName = (text: string, number: FoundNumber, { kind, unitEnd }: ParsedQuantity) =>
  kind === 'count' &&
  unitEnd === number.end &&
  /^\p{Script=Latin}/u.test(text.slice(unitEnd)) &&
  /^\d/.test(text.slice(number.start));

function describeQuantity(text: string, number: FoundNumber, quantity: ParsedQuantity): FoundQuantity {
  const { start, end, unitEnd, amounts } = quantity;
  const textBefore = text.slice(Math.max(0, number.start - 20), start);
  const textAfter = text.slice(end, end + 12);
  const textAfterUnit = text.slice(unitEnd, unitEnd + 48);
  const writtenBound =
    boundPrefixes.find(([, pattern]) => pattern.test(textBefore)) ??
    boundSuffixes.find(([, pattern]) => pattern.test(textAfter) || pattern.test(textAfterUnit.slice(0, 6)));
  const ratePeriod = detectRatePeriod(textBefore, textAfterUnit);
  const nounStart = /^[ -](?:d[e'] ?|of )?(\p{L}{3,6})/u.exec(textAfter)?.[1]?.toLowerCase();
  return {
    ...quantity,
    raw: number.amounts[0] ?? NaN,
    ...(number.isLowerBound
      ? { amounts: amounts.map((amount) => amount * 2), bound: 'over' }
      : { bound: writtenBound?.[0] ?? (number.isApproximate ? 'about' : 'exact') }),
    ...(nounStart && { nounStart }),
    ...(ratePeriod && { ratePeriod }),
    isUnitInherited: false,
  };
}

const unitSharingJoiner =
  /^\s*(?:(?:to|and|or|of|-|~|bis|auf|und|von|à|a|al|au|et|y|entre|から|より|〜|에서|부터)\s*)?(?:le |los |las )?$/iu;
/** A number takes the currency of its neighbor only in a range. "212 items and 48,000 €" has one amount of money. */
const rangeJoiner = /^\s*(?:to|-|~|bis|à|a|から|〜|에서)\s*$/iu;
const kindsWithUnit = new Set<QuantityKind>(['percent', 'time', 'span', 'money', 'ratio']);

/** Gives each number without a unit the unit of the number next to it. */
function inheritUnits(quantities: FoundQuantity[], text: string): void {
  for (const [index, quantity] of quantities.entries()) {
    if (quantity.kind !== 'count' || quantity.countedKind) continue;
    const neighbor = findUnitSharingNeighbor(quantities, index, text);
    const [neighborAmount, ownAmount] = [neighbor?.amounts[0], quantity.amounts[0]];
    if (!neighbor || neighborAmount === undefined || !neighbor.raw) continue;
    if (neighbor.kind === 'money' && !rangeJoiner.test(text.slice(quantity.unitEnd, neighbor.start))) continue;
    quantity.kind = neighbor.kind;
    quantity.isUnitInherited = true;
    // A number with its own magnitude keeps it: "900 k to 3 million".
    const factor = ownAmount === quantity.raw ? neighborAmount / neighbor.raw : 1;
    quantity.amounts = quantity.amounts.map((amount) => Number((amount * factor).toPrecision(12)));
    if (neighbor.currency) quantity.currency = neighbor.currency;
  }
}

function findUnitSharingNeighbor(quantities: FoundQuantity[], index: number, text: string): FoundQuantity | undefined {
  const [previous, quantity, next] = [quantities[index - 1], quantities[index], quantities[index + 1]];
  const sharesUnit = (left: FoundQuantity, right: FoundQuantity) =>
    unitSharingJoiner.test(text.slice(left.unitEnd, right.start));
  if (!quantity) return undefined;
  if (next && kindsWithUnit.has(next.kind) && sharesUnit(quantity, next)) return next;
  return previous && kindsWithUnit.has(previous.kind) && sharesUnit(previous, quantity) ? previous : undefined;
}

const durationJoiner = /^(?:and|et|und|y|,)?$/u;

/** Joins "4 years and 9 months" into one duration. */
function joinDurations(quantities: FoundQuantity[], text: string): void {
  for (let index = quantities.length - 1; index > 0; index -= 1) {
    const [years, months] = [quantities[index - 1], quantities[index]];
    if (years?.kind !== 'span' || months?.kind !== 'span') continue;
    if (!durationJoiner.test(text.slice(years.unitEnd, months.start).trim())) continue;
    const [yearsAmount = 0, monthsAmount = 12] = [years.amounts[0], months.amounts[0]];
    if (yearsAmount < 12 || monthsAmount >= 12) continue;
    years.amounts = years.amounts.map((amount) => amount + monthsAmount);
    years.unitEnd = months.unitEnd;
    quantities.splice(index, 1);
  }
}
