import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { MachineVerdict } from '@shortlist/contracts/builder/machine-view';
import { splitOutsideBrackets } from '@shortlist/documents/words/split-list';
import { squeezed } from '../file/headings';
import type { Reading } from '../file/reading';
import { type Found, ReadText, type Region } from './read-text';

/** Heading as printed. `key` is the key of its section setting. */
export interface PrintedHeading {
  key: string;
  heading: string;
}

export interface Placed extends Partial<Found> {
  verdict: MachineVerdict;
}

const worse: MachineVerdict[] = ['same', 'equal', 'moved', 'lost'];

export const worst = (verdicts: MachineVerdict[]): MachineVerdict =>
  worse[Math.max(0, ...verdicts.map((verdict) => worse.indexOf(verdict)))] ?? 'lost';

/** One reading order of the file, split at its printed headings. */
export class Places {
  readonly text: ReadText;
  readonly found: (PrintedHeading & { line: number })[];
  private readonly regions = new Map<string, Region>();
  private cursor = 0;

  constructor(
    readonly reading: Reading,
    headings: readonly PrintedHeading[],
  ) {
    this.text = new ReadText(reading.lines);
    const left = new Map(headings.map((heading) => [squeezed(heading.heading), heading]));
    this.found = reading.lines.flatMap(({ text }, line) => {
      const heading = left.get(squeezed(text));
      left.delete(squeezed(text));
      return heading ? [{ ...heading, line }] : [];
    });
    const end = this.text.text.length;
    this.regions.set('everywhere', { from: 0, to: end });
    for (const [i, { key, line }] of this.found.entries()) {
      const next = this.found[i + 1]?.line;
      this.regions.set(key, { from: this.text.startOf(line + 1), to: next ? this.text.startOf(next) : end });
    }
  }

  /**
   * Looks for a text or one of its variants in its section (or "everywhere"), then in the rest of the file. An empty
   * text counts as found in its section.
   */
  look(wanted: string | readonly string[], key: string, from = 0): Placed {
    const ways = (typeof wanted === 'string' ? [wanted] : wanted).filter((way) => way.trim() !== '');
    if (ways.length === 0) return { verdict: 'same' };
    const region = this.regions.get(key);
    const inPlace = region && this.first(ways, { from: Math.max(region.from, from), to: region.to });
    if (inPlace) return { ...inPlace, verdict: inPlace.exact ? 'same' : 'equal' };
    const elsewhere = this.first(ways, { from: 0, to: this.text.text.length });
    return elsewhere ? { ...elsewhere, verdict: 'moved' } : { verdict: 'lost' };
  }

  private first(ways: readonly string[], region: Region): Found | undefined {
    for (const [i, way] of ways.entries()) {
      // Most texts follow the previous one, so the search starts there instead of scanning the whole section.
      const ahead = this.cursor > region.from && this.cursor < region.to;
      const found = (ahead && this.text.find(way, { from: this.cursor, to: region.to })) || this.text.find(way, region);
      this.cursor = found?.to ?? this.cursor;
      // A variant spelling is not an exact match.
      if (found) return { ...found, exact: found.exact && i === 0 };
    }
    return undefined;
  }
}

/** Splits "Group: a, b" into its items as documents print them. */
export function skillItems(skills: ResumeContent['skills']): string[] {
  return skills.flatMap((skill) => {
    const [, values] = /^[^:：[\]]{1,40}(?::\s+|：\s*)(.+)$/s.exec(skill.trim()) ?? [];
    if (values === undefined) return skill.trim() ? [skill.trim()] : [];
    return splitOutsideBrackets(values).filter(Boolean);
  });
}
