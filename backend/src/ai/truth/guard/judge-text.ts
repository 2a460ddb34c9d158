import { verdictOf, type Offence } from './finding';
import { inspect, type Inspection } from './inspect';
import { mend } from './mend';

export interface JudgedText {
  offences: Offence[];
  /** Still includes content that awaits confirmation. */
  proposed: string;
  safe: string;
}

const hardened = (offences: readonly Offence[]): Offence[] =>
  offences.map((offence) => (verdictOf[offence.kind] === 'confirm' ? { ...offence, kind: 'entry' as const } : offence));

/** Redacts until no new violation appears: removing a sentence can change the meaning of the next one. */
function settled(
  text: string,
  offences: readonly Offence[],
  against: Inspection,
  before: string | undefined,
  see: (offences: readonly Offence[]) => readonly Offence[],
): { text: string; more: Offence[] } {
  const more: Offence[] = [];
  let now = mend(text, see(offences), against.language, before);
  for (let round = 0; round < 5 && now.struck && now.text !== ''; round += 1) {
    const found = inspect(now.text, against);
    if (found.length === 0) break;
    const next = mend(now.text, see(found), against.language, before);
    if (next.text === now.text) break;
    more.push(...found);
    now = next;
  }
  return { text: now.text, more };
}

/** Redacts a text. `extra` finds violations that apply only to some texts. */
export function judgeText(
  text: string,
  against: Inspection,
  before?: string,
  extra: (text: string, offences: readonly Offence[]) => Offence[] = () => [],
): JudgedText {
  const first = inspect(text, against);
  const offences = [...first, ...extra(text, first)];
  const proposed = settled(text, offences, against, before, (found) => found);
  const safe = settled(text, offences, against, before, hardened);
  const known = new Set(offences.map(({ said }) => said));
  return {
    offences: [...offences, ...proposed.more.filter(({ said }) => !known.has(said))],
    proposed: proposed.text,
    safe: safe.text,
  };
}
