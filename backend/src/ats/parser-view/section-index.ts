import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { ParserVerdict } from '@shortlist/contracts/builder/parser-view';
import { splitOutsideBrackets } from '@shortlist/documents/i18n/split-list';
import { toAlphanumeric } from '../file-reader/section-headings';
import type { FileReading } from '../file-reader/read-resume';
import { type TextMatch, TextIndex, type TextRange } from './text-index';

/** Heading as printed. `key` is the key of its section setting. */
export interface PrintedHeading {
  key: string;
  heading: string;
}

export interface TextLookup extends Partial<TextMatch> {
  verdict: ParserVerdict;
}

const verdictsBySeverity: ParserVerdict[] = ['same', 'equal', 'moved', 'lost'];

export const getWorstFieldVerdict = (verdicts: ParserVerdict[]): ParserVerdict =>
  verdictsBySeverity[Math.max(0, ...verdicts.map((verdict) => verdictsBySeverity.indexOf(verdict)))] ?? 'lost';

/** One reading order of the file, split at its printed headings. */
export class SectionIndex {
  readonly text: TextIndex;
  readonly foundHeadings: (PrintedHeading & { line: number })[];
  private readonly regions = new Map<string, TextRange>();
  private cursor = 0;

  constructor(
    readonly reading: FileReading,
    headings: readonly PrintedHeading[],
  ) {
    this.text = new TextIndex(reading.lines);
    const left = new Map(headings.map((heading) => [toAlphanumeric(heading.heading), heading]));
    this.foundHeadings = reading.lines.flatMap(({ text }, line) => {
      const heading = left.get(toAlphanumeric(text));
      left.delete(toAlphanumeric(text));
      return heading ? [{ ...heading, line }] : [];
    });
    const end = this.text.text.length;
    this.regions.set('everywhere', { from: 0, to: end });
    for (const [i, { key, line }] of this.foundHeadings.entries()) {
      const next = this.foundHeadings[i + 1]?.line;
      this.regions.set(key, { from: this.text.getLineStart(line + 1), to: next ? this.text.getLineStart(next) : end });
    }
  }

  /**
   * Looks for a text or one of its variants in its section (or "everywhere"), then in the rest of the file. An empty
   * text counts as found in its section.
   */
  locate(wanted: string | readonly string[], key: string, from = 0): TextLookup {
    const ways = (typeof wanted === 'string' ? [wanted] : wanted).filter((way) => way.trim() !== '');
    if (ways.length === 0) return { verdict: 'same' };
    const region = this.regions.get(key);
    const inPlace = region && this.findFirst(ways, { from: Math.max(region.from, from), to: region.to });
    if (inPlace) return { ...inPlace, verdict: inPlace.isExact ? 'same' : 'equal' };
    const elsewhere = this.findFirst(ways, { from: 0, to: this.text.text.length });
    return elsewhere ? { ...elsewhere, verdict: 'moved' } : { verdict: 'lost' };
  }

  private findFirst(ways: readonly string[], region: TextRange): TextMatch | undefined {
    for (const [i, way] of ways.entries()) {
      // Most texts follow the previous one, so the search starts there instead of scanning the whole section.
      const ahead = this.cursor > region.from && this.cursor < region.to;
      const found = (ahead && this.text.find(way, { from: this.cursor, to: region.to })) || this.text.find(way, region);
      this.cursor = found?.to ?? this.cursor;
      // A variant spelling is not an exact match.
      if (found) return { ...found, isExact: found.isExact && i === 0 };
    }
    return undefined;
  }
}

/** Splits "Group: a, b" into its items as documents print them. */
export function splitSkillItems(skills: ResumeContent['skills']): string[] {
  return skills.flatMap((skill) => {
    const [, values] = /^[^:：[\]]{1,40}(?::\s+|：\s*)(.+)$/s.exec(skill.trim()) ?? [];
    if (values === undefined) return skill.trim() ? [skill.trim()] : [];
    return splitOutsideBrackets(values).filter(Boolean);
  });
}
