import type { Language } from '@shortlist/contracts/platform/languages';
import { normal } from '../language/words';
import { type Demand, demandOf } from './cues';

/** A sentence or bullet of a job post, and how much it is asked for. */
export interface JobLine {
  text: string;
  demand: Demand;
  /** The whole of a bullet. */
  isBullet: boolean;
}

/** Longer texts are no job posts; the rest would only cost time. */
const longest = 20_000;

const bullet = /^\s*(?:[-*•·‣▪●○■・–—]|\d{1,2}[.)、])\s*/u;
/** Ends of sentences; not those of "e.g.", "z. B." or "Node.js". */
const sentenceEnd = /(?<=[^\s.]{2}[.!?])\s+(?=[\p{Lu}\p{Lo}])|(?<=[。！？])/u;

/**
 * A job post by its sentences. A short line that ends no sentence and carries a cue is a heading: its demand holds until the
 * next one. What no cue marks is required, as posts mostly list what they want.
 */
export function linesOfJob(jobText: string, language: Language): JobLine[] {
  let section: Demand = 'required';
  const lines: JobLine[] = [];
  for (const raw of jobText.slice(0, longest).split(/\r?\n/)) {
    const line = normal(raw.replace(bullet, ''));
    if (!line) continue;
    if (!bullet.test(raw) && isHeading(line)) {
      section = demandOf(line, language) ?? 'required';
      continue;
    }
    const sentences = line
      .split(sentenceEnd)
      .map((part) => part.trim())
      .filter(Boolean);
    for (const text of sentences) {
      const demand = demandIn(section, demandOf(text, language));
      lines.push({ text, demand, isBullet: bullet.test(raw) && sentences.length === 1 });
    }
  }
  return lines;
}

const isHeading = (line: string) =>
  [...line].length <= 48 && !/[.!?。,、;]$/u.test(line) && line.split(' ').length <= 7 && !/[,、]/u.test(line);

/** A sentence's own cue is stronger than its section's; but about the company nothing is asked for, whatever words it uses. */
function demandIn(section: Demand, own: Demand | undefined): Demand {
  if (section === 'none' || own === 'preferred') return section === 'none' ? section : (own ?? section);
  return section === 'preferred' && own !== 'required' ? section : 'required';
}
