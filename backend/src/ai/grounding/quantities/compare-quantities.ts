import type { Quantity } from './find-quantities';

const isNearlyEqual = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b), 1);

/** Returns equivalent values: "halved" is 50 percent; "doubled" is 100 percent more and 200 percent. */
function listEquivalentForms(value: Quantity): Quantity[] {
  const [amount = 0] = value.amounts;
  const as = (kind: Quantity['kind'], ...amounts: number[]): Quantity => ({ ...value, kind, amounts });
  if (value.kind === 'ratio') return [value, as('percent', amount * 100, (amount - 1) * 100)];
  if (value.kind === 'percent' && isNearlyEqual(amount, 100)) return [value, as('ratio', 2)];
  if (value.kind === 'percent' && isNearlyEqual(amount, 200)) return [value, as('ratio', 3, 2)];
  return [value];
}

const personKinds = new Set(['staff', 'public', 'person']);

function isSameKind(said: Quantity, source: Quantity): boolean {
  if (said.kind === 'count' && source.kind === 'count') {
    if (!said.countedKind || !source.countedKind || said.countedKind === source.countedKind) return true;
    return (
      personKinds.has(said.countedKind) &&
      personKinds.has(source.countedKind) &&
      (said.countedKind === 'person' || source.countedKind === 'person')
    );
  }
  if (said.kind === 'money' && source.kind === 'money')
    return !said.currency || !source.currency || said.currency === source.currency;
  // The currency sign may be dropped ("a budget of 48,000") but not added. People are not money.
  if (said.kind === 'count' && source.kind === 'money') return !said.countedKind;
  if (said.kind === 'date' && source.kind === 'count') return said.month === undefined;
  return said.kind === source.kind;
}

/** Vague amounts such as "hundreds" or 数百, without digits. */
const wordsOnly = /^[^\p{Nd}]+$/u;

/**
 * Returns whether a source value supports the claim: an equal value, or a claim that is a weaker bound. Rounding is not
 * supported.
 */
function isSupportedBy(source: Quantity, said: Quantity): boolean {
  if (!isSameKind(said, source)) return false;
  if (said.ratePeriod && source.ratePeriod && said.ratePeriod !== source.ratePeriod) return false;
  if (said.kind === 'date')
    return said.amounts[0] === source.amounts[0] && (said.month === undefined || said.month === source.month);
  const [amount = NaN] = said.amounts;
  return source.amounts.some((known) => {
    if (said.bound === 'over' && source.bound === 'upTo') return false;
    if (isNearlyEqual(amount, known)) return true;
    if (said.bound === 'over' && wordsOnly.test(said.text))
      // "Hundreds of visitors" needs hundreds of visitors, not 212 of something else.
      return (
        amount <= known &&
        ((said.countedKind !== undefined && said.countedKind === source.countedKind) ||
          said.nounStart === source.nounStart)
      );
    if (said.bound === 'over') return amount <= known && known <= amount * 2;
    if (said.bound === 'under') return known <= amount && amount <= known * 2;
    if (said.bound === 'about') return Math.abs(amount - known) <= known * 0.1;
    if (said.bound === 'nearly') return known <= amount && known >= amount * 0.95;
    return false;
  });
}

export function isSupportedQuantity(said: Quantity, source: readonly Quantity[]): boolean {
  const ratio = said.kind === 'ratio' || said.kind === 'percent';
  return source.some((value) =>
    (ratio ? listEquivalentForms(value) : [value]).some((form) => isSupportedBy(form, said)),
  );
}
