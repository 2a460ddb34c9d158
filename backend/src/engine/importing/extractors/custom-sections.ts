import type { CustomItem } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { findDateRange } from '../find-date-range';
import { looksLikeTown } from './text-classifiers';
import { splitBody, splitEntries, isProse } from './split-entries';
import type { Paragraph } from './group-paragraphs';
import { addDateAmbiguities, parseEntryHeader } from './entry-header';
import { createCustomSection, type Extraction } from './extraction';

export function extractCustomSection(
  name: string,
  paragraphs: readonly Paragraph[],
  language: Language,
  extraction: Extraction,
): void {
  const { customSections } = extraction.content;
  const section = createCustomSection(customSections.length, name);
  const path = `customSections.${customSections.length}`;
  const hasEntries = paragraphs.some((paragraph) => !isProse(paragraph) && findDateRange(paragraph.text, language));
  const blocks =
    hasEntries && !paragraphs.every(({ isBullet }) => isBullet)
      ? splitEntries(paragraphs, language)
      : [{ head: [], body: [...paragraphs] }];
  for (const block of blocks) {
    const header = parseEntryHeader(block.head, language);
    const [title = '', organisation = '', ...otherParts] = header.parts;
    const { description, achievements } = splitBody(block.body);
    const town = header.locations.length === 0 ? otherParts.find(looksLikeTown) : undefined;
    const item: CustomItem = {
      title,
      organisation,
      startDate: header.dateSpan?.startDate ?? '',
      endDate: header.dateSpan?.current ? '' : (header.dateSpan?.endDate ?? ''),
      current: header.dateSpan?.current ?? false,
      location: header.locations[0] ?? town ?? '',
      description: [...otherParts.filter((part) => part !== town), ...header.locations.slice(1), description]
        .filter(Boolean)
        .join('\n'),
      achievements,
    };
    extraction.consumedTexts.push(...header.consumedTexts);
    extraction.startLines.set(
      `${path}.items.${section.items.length}`,
      block.head[0]?.lineIndexes[0] ?? block.body[0]?.lineIndexes[0] ?? 0,
    );
    addDateAmbiguities(`${path}.items.${section.items.length}`, header, extraction);
    section.items.push(item);
  }
  customSections.push(section);
}
