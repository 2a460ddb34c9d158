import { findKnownHeading } from './extractors/headings';
import { isWord } from './find-unexplained-lines';
import type { PlacedField } from './place-fields';
import { getSection, type PrintedLabels } from './printed-fields';
import type { WordSequence } from './word-sequence';

/**
 * Returns whether each section is below a heading of its own, or below one that we do not know: an earlier version may
 * have had another heading.
 */
export function hasOwnHeadings(
  words: WordSequence,
  lines: readonly string[],
  fields: readonly PlacedField[],
  { sections: headedSections }: PrintedLabels,
): boolean {
  const sectionAt: (string | undefined)[] = new Array<undefined>(words.letters.length);
  for (const { path, start, end } of fields) sectionAt.fill(getSection(path), start, end);
  const seenSections = new Set<string>();
  let heading: string | undefined;
  for (const [i, line] of lines.entries()) {
    const tokens = words.lines[i] ?? [];
    const sections = new Set(tokens.flatMap(({ start }) => sectionAt[start] ?? []));
    for (const section of sections) {
      const isMissing = heading === undefined && headedSections.has(section) && !seenSections.has(section);
      if (isMissing || (heading && heading !== section)) return false;
      seenSections.add(section);
    }
    if (sections.size > 0) heading = undefined;
    else if (tokens.some(({ text }) => isWord(text))) heading = findKnownHeading(line)?.section ?? heading ?? '';
  }
  return true;
}
