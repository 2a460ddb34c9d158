import { verdictByKind, type Violation } from './finding';
import { findViolations, type ViolationContext } from './find-violations';
import { redactViolations } from './redact';

export interface ResolvedText {
  violations: Violation[];
  /** Still includes content that awaits confirmation. */
  proposedText: string;
  safeText: string;
}

/** Changes violations that await confirmation to a blocked kind. */
const blockUnconfirmed = (violations: readonly Violation[]): Violation[] =>
  violations.map((violation) =>
    verdictByKind[violation.kind] === 'confirm' ? { ...violation, kind: 'entry' as const } : violation,
  );

/** Redacts a text until no new violation appears. Removing a sentence can change the meaning of the next one. */
function redactUntilStable(
  text: string,
  violations: readonly Violation[],
  context: ViolationContext,
  before: string | undefined,
  adjustViolations: (violations: readonly Violation[]) => readonly Violation[],
): { text: string; newViolations: Violation[] } {
  const newViolations: Violation[] = [];
  let currentResult = redactViolations(text, adjustViolations(violations), context.language, before);
  for (let round = 0; round < 5 && currentResult.hasRemovedSentence && currentResult.text !== ''; round += 1) {
    const nextViolations = findViolations(currentResult.text, context);
    if (nextViolations.length === 0) break;
    const nextResult = redactViolations(currentResult.text, adjustViolations(nextViolations), context.language, before);
    if (nextResult.text === currentResult.text) break;
    newViolations.push(...nextViolations);
    currentResult = nextResult;
  }
  return { text: currentResult.text, newViolations };
}

export function resolveViolations(text: string, context: ViolationContext, before?: string): ResolvedText {
  const violations = findViolations(text, context);
  const proposed = redactUntilStable(text, violations, context, before, (found) => found);
  const safe = redactUntilStable(text, violations, context, before, blockUnconfirmed);
  const knownQuotes = new Set(violations.map(({ quote }) => quote));
  return {
    violations: [...violations, ...proposed.newViolations.filter(({ quote }) => !knownQuotes.has(quote))],
    proposedText: proposed.text,
    safeText: safe.text,
  };
}
