import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { ParserVerdict } from '@shortlist/contracts/builder/parser-view';
import { splitOutsideBrackets } from '@shortlist/documents/i18n/split-list';
import { toAlphanumeric } from '../file-reader/section-headings';
import type { FileReading } from '../file-reader/read-resume';
import { type TextMatch, TextIndex, type TextRange } from './text-index';

/** Heading as printed in the document. `key` is the key of the section's setting. */
export interface PrintedHeading {
  key: string;
  heading: string;
}

export interface TextLookup extends Partial<TextMatch> {
  verdict: ParserVerdict;
}

const verdictsBySeverity: ParserVerdict[] = ['same', 'equal', 'moved', 'lost'];

/** Returns the worst verdict: `lost`, then `moved`, `equal` and `same`. */
export const getWorstFieldVerdict = (verdicts: ParserVerdict[]): ParserVerdict =>
  verdictsBySeverity[Math.max(0, ...verdicts.map((verdict) => verdictsBySeverity.indexOf(verdict)))] ?? 'lost';

/** Text of a file in one reading order, split at its printed headings. */
export class SectionIndex {
  readonly textIndex: TextIndex;
  readonly foundHeadings: (PrintedHeading & { line: number })[];
  private readonly regions = new Map<string, TextRange>();
  private cursor = 0;

  constructor(
    readonly reading: FileReading,
    headings: readonly PrintedHeading[],
  ) {
    this.textIndex = new TextIndex(reading.lines);
    const unmatchedHeadings = new Map(headings.map((heading) => [toAlphanumeric(heading.heading), heading]));
    this.foundHeadings = reading.lines.flatMap(({ text }, line) => {
      const heading = unmatchedHeadings.get(toAlphanumeric(text));
      unmatchedHeadings.delete(toAlphanumeric(text));
      return heading ? [{ ...heading, line }] : [];
    });
    const end = this.textIndex.text.length;
    this.regions.set('everywhere', { from: 0, to: end });
    for (const [i, { key, line }] of this.foundHeadings.entries()) {
      const nextLine = this.foundHeadings[i + 1]?.line;
      this.regions.set(key, {
        from: this.textIndex.getLineStart(line + 1),
        to: nextLine ? this.textIndex.getLineStart(nextLine) : end,
      });
    }
  }

  /**
   * Searches the section for a text or one of its variants, then the whole file. The key "everywhere" stands for the
   * whole file. An empty text counts as found.
   */
  locate(texts: string | readonly string[], key: string, from = 0): TextLookup {
    const variants = (typeof texts === 'string' ? [texts] : texts).filter((variant) => variant.trim() !== '');
    if (variants.length === 0) return { verdict: 'same' };
    const region = this.regions.get(key);
    const matchInSection = region && this.findFirst(variants, { from: Math.max(region.from, from), to: region.to });
    if (matchInSection) return { ...matchInSection, verdict: matchInSection.isExact ? 'same' : 'equal' };
    const matchElsewhere = this.findFirst(variants, { from: 0, to: this.textIndex.text.length });
    return matchElsewhere ? { ...matchElsewhere, verdict: 'moved' } : { verdict: 'lost' };
  }

  private findFirst(variants: readonly string[], region: TextRange): TextMatch | undefined {
    for (const [i, variant] of variants.entries()) {
      // Most texts follow the previous one, so the search starts there instead of scanning the whole section.
      const isCursorInRegion = this.cursor > region.from && this.cursor < region.to;
      const match =
        (isCursorInRegion && this.textIndex.find(variant, { from: this.cursor, to: region.to })) ||
        this.textIndex.find(variant, region);
      this.cursor = match?.to ?? this.cursor;
      // A variant spelling is not an exact match.
      if (match) return { ...match, isExact: match.isExact && i === 0 };
    }
    return undefined;
  }
}

/** Splits skill lines such as "Group: a, b" into the items that documents print. */
export function splitSkillItems(skills: ResumeContent['skills']): string[] {
  return skills.flatMap((skill) => {
    const [, values] = /^[^:：[\]]{1,40}(?::\s+|：\s*)(.+)$/s.exec(skill.trim()) ?? [];
    if (values === undefined) return skill.trim() ? [skill.trim()] : [];
    return splitOutsideBrackets(values).filter(Boolean);
  });
}
