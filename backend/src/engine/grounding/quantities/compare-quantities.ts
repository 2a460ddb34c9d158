import type { Quantity } from './find-quantities';

const isNearlyEqual = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b), 1);

/** Converts between ratios and percentages: "doubled" is 200 percent, or 100 percent more. */
function listEquivalentForms(value: Quantity): Quantity[] {
  const [amount = 0] = value.amounts;
  const withKind = (kind: Quantity['kind'], ...amounts: number[]): Quantity => ({ ...value, kind, amounts });
  if (value.kind === 'ratio') return [value, withKind('percent', amount * 100, (amount - 1) * 100)];
  if (value.kind === 'percent' && isNearlyEqual(amount, 100)) return [value, withKind('ratio', 2)];
  if (value.kind === 'percent' && isNearlyEqual(amount, 200)) return [value, withKind('ratio', 3, 2)];
  return [value];
}

const peopleKinds = new Set(['staff', 'client', 'person']);

function isCompatibleKind(claim: Quantity, source: Quantity): boolean {
  if (claim.kind === 'count' && source.kind === 'count') {
    if (!claim.countedKind || !source.countedKind || claim.countedKind === source.countedKind) return true;
    return (
      peopleKinds.has(claim.countedKind) &&
      peopleKinds.has(source.countedKind) &&
      (claim.countedKind === 'person' || source.countedKind === 'person')
    );
  }
  if (claim.kind === 'money' && source.kind === 'money')
    return !claim.currency || !source.currency || claim.currency === source.currency;
  // A claim may drop the currency sign, as in "a budget of 48,000", but may not add it.
  if (claim.kind === 'count' && source.kind === 'money') return !claim.countedKind;
  if (claim.kind === 'date' && source.kind === 'count') return claim.month === undefined;
  return claim.kind === source.kind;
}

/** Spanish and French count two weeks as fifteen days. */
const isFortnight = ({ kind, amounts: [claimed] }: Quantity, amount: number) =>
  kind === 'time' && claimed === 15 * 24 * 60 && amount === 14 * 24 * 60;

/** Returns whether the claim rounds a computed amount, as "a third" rounds 35 percent. */
function isRoundedAmount({ text, kind, bound }: Quantity, amount: number, computed: number): boolean {
  const isExact = bound === 'exact' && /\d/.test(text);
  const tolerance = kind === 'percent' ? (isExact ? 0.6 : 4) : isExact && kind !== 'ratio' ? 0 : computed * 0.02;
  return Math.abs(amount - computed) <= tolerance;
}

/**
 * Returns whether a claimed duration matches a number of months. Accepts usual rounding: "three years" for 35 months.
 */
export function isSupportedDuration({ bound, amounts: [claimed = NaN] }: Quantity, months: number): boolean {
  if (bound === 'nearly') return months <= claimed + 1 && months >= claimed - Math.max(4, claimed / 6);
  if (bound === 'about') return Math.abs(months - claimed) <= Math.max(3, claimed / 6);
  if (bound === 'over') return months >= claimed - 1 && months < claimed + Math.max(18, claimed / 2);
  return months >= claimed - Math.max(1, claimed / 24) && months <= claimed + Math.max(1, Math.min(11, claimed / 6));
}

const noDigitsPattern = /^[^\p{Nd}]+$/u;

function isSupportedBy(source: Quantity, claim: Quantity): boolean {
  if (!isCompatibleKind(claim, source) || (claim.measure ?? '') !== (source.measure ?? '')) return false;
  if (claim.ratePeriod && source.ratePeriod && claim.ratePeriod !== source.ratePeriod) return false;
  if (source.isDerived && source.ratePeriod && !claim.ratePeriod) return false;
  if (claim.kind === 'date')
    return claim.amounts[0] === source.amounts[0] && (claim.month === undefined || claim.month === source.month);
  return claim.amounts.some((amount) => isSupportedAmount(amount, claim, source));
}

function isSupportedAmount(amount: number, claim: Quantity, source: Quantity): boolean {
  return source.amounts.some((sourceAmount) => {
    if (claim.bound === 'over' && source.bound === 'upTo') return false;
    if (isNearlyEqual(amount, sourceAmount) || isFortnight(claim, sourceAmount)) return true;
    if (source.isRange) return amount >= Math.min(...source.amounts) && amount <= Math.max(...source.amounts);
    if (source.isDerived) return isRoundedAmount(claim, amount, sourceAmount);
    if (claim.bound === 'over' && noDigitsPattern.test(claim.text))
      // "Hundreds of visitors" needs hundreds of visitors, not 212 of something else.
      return (
        amount <= sourceAmount &&
        ((claim.countedKind !== undefined && claim.countedKind === source.countedKind) ||
          claim.nounStart === source.nounStart)
      );
    if (claim.bound === 'over') return amount <= sourceAmount && sourceAmount <= amount * 2;
    if (claim.bound === 'under') return sourceAmount <= amount && amount <= sourceAmount * 2;
    if (claim.bound === 'about') return Math.abs(amount - sourceAmount) <= sourceAmount * 0.1;
    if (claim.bound === 'nearly') return sourceAmount <= amount && sourceAmount >= amount * 0.95;
    return false;
  });
}

const isBareCount = ({ kind, countedKind, nounStart, measure }: Quantity) =>
  kind === 'count' && !countedKind && !nounStart && !measure;

export function isSupportedQuantity(claim: Quantity, sourceQuantities: readonly Quantity[]): boolean {
  // A bare number, as in "from 12 to 7", takes the unit of the source.
  if (
    isBareCount(claim) &&
    sourceQuantities.some(({ raw, kind, isDerived }) => !isDerived && kind !== 'date' && raw === claim.raw)
  )
    return true;
  if (
    sourceQuantities.some(
      (value) => !value.isDerived && isBareCount(value) && value.raw === claim.raw && claim.isUnitInherited,
    )
  )
    return true;
  const isRatio = claim.kind === 'ratio' || claim.kind === 'percent';
  return sourceQuantities.some((value) =>
    (isRatio ? listEquivalentForms(value) : [value]).some((form) => isSupportedBy(form, claim)),
  );
}
