import { verdictByKind, type Violation } from './finding';
import { findViolations, type ViolationContext } from './find-violations';
import { redactViolations } from './redact';

export interface ResolvedText {
  violations: Violation[];
  /** Still includes content that awaits confirmation. */
  proposedText: string;
  safeText: string;
}

const blockUnconfirmed = (violations: readonly Violation[]): Violation[] =>
  violations.map((violation) =>
    verdictByKind[violation.kind] === 'confirm' ? { ...violation, kind: 'entry' as const } : violation,
  );

/** Redacts until no new violation appears: removing a sentence can change the meaning of the next one. */
function redactUntilStable(
  text: string,
  violations: readonly Violation[],
  against: ViolationContext,
  before: string | undefined,
  see: (violations: readonly Violation[]) => readonly Violation[],
): { text: string; more: Violation[] } {
  const more: Violation[] = [];
  let now = redactViolations(text, see(violations), against.language, before);
  for (let round = 0; round < 5 && now.struck && now.text !== ''; round += 1) {
    const found = findViolations(now.text, against);
    if (found.length === 0) break;
    const next = redactViolations(now.text, see(found), against.language, before);
    if (next.text === now.text) break;
    more.push(...found);
    now = next;
  }
  return { text: now.text, more };
}

/** Redacts a text. `extra` finds violations that apply only to some texts. */
export function resolveViolations(
  text: string,
  against: ViolationContext,
  before?: string,
  extra: (text: string, violations: readonly Violation[]) => Violation[] = () => [],
): ResolvedText {
  const first = findViolations(text, against);
  const violations = [...first, ...extra(text, first)];
  const proposed = redactUntilStable(text, violations, against, before, (found) => found);
  const safe = redactUntilStable(text, violations, against, before, blockUnconfirmed);
  const known = new Set(violations.map(({ quote }) => quote));
  return {
    violations: [...violations, ...proposed.more.filter(({ quote }) => !known.has(quote))],
    proposedText: proposed.text,
    safeText: safe.text,
  };
}
