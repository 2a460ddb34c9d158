import { verdictByKind, type Violation } from './finding';
import { findViolations, type ViolationContext } from './find-violations';
import { redactViolations } from './redact';

export interface ResolvedText {
  violations: Violation[];
  /** Still includes content that awaits confirmation. */
  proposedText: string;
  safeText: string;
}

const blockUnconfirmed = (offences: readonly Violation[]): Violation[] =>
  offences.map((offence) =>
    verdictByKind[offence.kind] === 'confirm' ? { ...offence, kind: 'entry' as const } : offence,
  );

/** Redacts until no new violation appears: removing a sentence can change the meaning of the next one. */
function redactUntilStable(
  text: string,
  offences: readonly Violation[],
  against: ViolationContext,
  before: string | undefined,
  see: (offences: readonly Violation[]) => readonly Violation[],
): { text: string; more: Violation[] } {
  const more: Violation[] = [];
  let now = redactViolations(text, see(offences), against.language, before);
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
  extra: (text: string, offences: readonly Violation[]) => Violation[] = () => [],
): ResolvedText {
  const first = findViolations(text, against);
  const offences = [...first, ...extra(text, first)];
  const proposed = redactUntilStable(text, offences, against, before, (found) => found);
  const safe = redactUntilStable(text, offences, against, before, blockUnconfirmed);
  const known = new Set(offences.map(({ quote }) => quote));
  return {
    violations: [...offences, ...proposed.more.filter(({ quote }) => !known.has(quote))],
    proposedText: proposed.text,
    safeText: safe.text,
  };
}
