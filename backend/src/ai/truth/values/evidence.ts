import type { Value } from './values';

const same = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b), 1);

/** Returns equivalent values: "halved" is 50 percent; "doubled" is 100 percent more and 200 percent. */
function alsoSaid(value: Value): Value[] {
  const [amount = 0] = value.amounts;
  const as = (kind: Value['kind'], ...amounts: number[]): Value => ({ ...value, kind, amounts });
  if (value.kind === 'ratio') return [value, as('percent', amount * 100, (amount - 1) * 100)];
  if (value.kind === 'percent' && same(amount, 100)) return [value, as('ratio', 2)];
  if (value.kind === 'percent' && same(amount, 200)) return [value, as('ratio', 3, 2)];
  return [value];
}

const person = new Set(['staff', 'public', 'person']);

function sameKind(said: Value, source: Value): boolean {
  if (said.kind === 'count' && source.kind === 'count') {
    if (!said.of || !source.of || said.of === source.of) return true;
    return person.has(said.of) && person.has(source.of) && (said.of === 'person' || source.of === 'person');
  }
  if (said.kind === 'money' && source.kind === 'money')
    return !said.currency || !source.currency || said.currency === source.currency;
  // The currency sign may be dropped ("a budget of 48,000") but not added. People are not money.
  if (said.kind === 'count' && source.kind === 'money') return !said.of;
  if (said.kind === 'date' && source.kind === 'count') return said.month === undefined;
  return said.kind === source.kind;
}

/** Vague amounts such as "hundreds" or 数百, without digits. */
const vague = /^[^\p{Nd}]+$/u;

/**
 * Returns whether a source value supports the claim: an equal value, or a claim that is a weaker bound. Rounding is not
 * supported.
 */
function supports(source: Value, said: Value): boolean {
  if (!sameKind(said, source)) return false;
  if (said.per && source.per && said.per !== source.per) return false;
  if (said.kind === 'date')
    return said.amounts[0] === source.amounts[0] && (said.month === undefined || said.month === source.month);
  const [amount = NaN] = said.amounts;
  return source.amounts.some((known) => {
    if (said.bound === 'over' && source.bound === 'upTo') return false;
    if (same(amount, known)) return true;
    if (said.bound === 'over' && vague.test(said.said))
      // "Hundreds of visitors" needs hundreds of visitors, not 212 of something else.
      return amount <= known && ((said.of !== undefined && said.of === source.of) || said.noun === source.noun);
    if (said.bound === 'over') return amount <= known && known <= amount * 2;
    if (said.bound === 'under') return known <= amount && amount <= known * 2;
    if (said.bound === 'about') return Math.abs(amount - known) <= known * 0.1;
    if (said.bound === 'nearly') return known <= amount && known >= amount * 0.95;
    return false;
  });
}

export function isEvidenced(said: Value, source: readonly Value[]): boolean {
  const ratio = said.kind === 'ratio' || said.kind === 'percent';
  return source.some((value) => (ratio ? alsoSaid(value) : [value]).some((form) => supports(form, said)));
}
