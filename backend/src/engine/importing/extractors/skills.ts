import { splitOutsideBrackets } from '@shortlist/documents/i18n/split-list';
import type { Paragraph } from './group-paragraphs';
import type { Extraction } from './extraction';

/** Splits a line of skills or tools at separators and at wide gaps. "Java / Kotlin" is one skill, but a list has more slashes. */
export const splitPieces = (text: string) => {
  const pieces = splitOutsideBrackets(text, ',;|•·、，／').flatMap((piece) => piece.split(/\s{3,}/));
  return pieces.flatMap((piece) => {
    const listItems = piece.split(/(?<!\s)\s+\/\s+/);
    return listItems.length > 2 ? listItems : [piece];
  });
};

const isList = (text: string) => splitPieces(text).length > 1;
const isLong = (text: string) => text.length > 70;
const labeledGroupPattern = /^([^:：]{2,40})\s*[:：]\s*(\S.*)$/su;

export function extractSkills(paragraphs: readonly Paragraph[], extraction: Extraction): void {
  const { skills } = extraction.content;
  let label: string | undefined;
  for (const { cells, isBullet, isBold } of paragraphs) {
    const [firstCell = '', secondCell, ...otherCells] = cells;
    const groupMatch = labeledGroupPattern.exec(cells.join(', '));
    const valuesText = cells.slice(1).join(', ');
    if (groupMatch && cells.length <= 2 && groupMatch[0].length <= 200)
      skills.push(`${groupMatch[1]?.trim() ?? ''}: ${groupMatch[2] ?? ''}`);
    else if (
      secondCell !== undefined &&
      otherCells.length === 0 &&
      !isList(firstCell) &&
      isList(secondCell) &&
      valuesText.length < 150
    )
      skills.push(`${firstCell}: ${secondCell}`);
    else if (/[:：]$/.test(firstCell) && cells.length === 1) {
      label = firstCell.replace(/(?:(?<!\s)\s+)?[:：]$/, '');
      continue;
    } else {
      const pieces = cells
        .flatMap((cell) => (isBullet && isLong(cell) ? [cell] : splitPieces(cell)))
        .map((piece) => piece.trim().replace(/[.。]$/, ''));
      const skillNames = pieces.filter(Boolean);
      // A bold line above a list is its label.
      if (
        isBold &&
        skillNames.length === 1 &&
        !isBullet &&
        label === undefined &&
        firstCell.length < 30 &&
        paragraphs.some((paragraph) => !paragraph.isBold)
      ) {
        label = firstCell;
        continue;
      }
      if (label !== undefined && `${label}: ${skillNames.join(', ')}`.length <= 200)
        skills.push(`${label}: ${skillNames.join(', ')}`);
      else skills.push(...(label === undefined ? [] : [label]), ...skillNames);
    }
    label = undefined;
  }
  if (label !== undefined) skills.push(label);
}
