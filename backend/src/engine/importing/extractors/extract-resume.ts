import type { Language } from '@shortlist/contracts/platform/languages';
import { detectLanguage } from '../../language/detect-language';
import type { SourceDocument } from '../source-document';
import { extractEducation } from './education';
import { isProse } from './split-entries';
import { extractExperience } from './experience';
import {
  findHeading,
  findKnownHeading,
  getHeadingMark,
  guessSection,
  type ImportSection,
  isDocumentTitle,
  stripHeadingNumber,
} from '../headings';
import { extractCertifications } from './certifications';
import { extractCustomSection } from './custom-sections';
import { extractLanguages } from './languages';
import { extractProjects } from './projects';
import { extractSkills } from './skills';
import { type Paragraph, groupParagraphs } from './group-paragraphs';
import { findCommonFontSize, findNameIndex, extractPerson } from './person';
import { mentionsDegree, mentionsOrganization, mentionsPosition } from './text-classifiers';
import { createExtraction, type Extraction } from './extraction';

interface DetectedSection {
  id: ImportSection | 'top';
  name: string;
  isGuess: boolean;
  startIndex: number;
  paragraphs: Paragraph[];
}

/** `buildImportResult` adds the lines that the extractors miss. */
export function extractResume(source: SourceDocument): { extraction: Extraction; language: Language } {
  const extraction = createExtraction();
  const { paragraphs, repeatedLineIndexes } = groupParagraphs(source.lines);
  extraction.consumedTexts.push(...repeatedLineIndexes.map((i) => source.lines[i]?.text ?? ''));
  const language = detectFileLanguage(paragraphs);
  const sections = splitSections(paragraphs).flatMap(splitLabeledLists);
  const [top] = sections;
  const nameParagraph = paragraphs[findNameIndex(paragraphs, top?.id === 'top' ? top.paragraphs.length : 0)];
  moveNameToTopSection(sections, nameParagraph);
  for (const section of sections) {
    const unplacedCount = extraction.unplacedLines.length;
    if (section.name) extraction.consumedTexts.push(section.name);
    extractSection(section, nameParagraph, language, extraction);
    for (const line of extraction.unplacedLines.slice(unplacedCount)) line.section ||= section.name;
  }
  return { extraction, language };
}

function detectFileLanguage(paragraphs: readonly Paragraph[]): Language {
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n');
  const votes = new Map<Language, number>();
  for (const { text: line } of paragraphs) {
    const languages = findKnownHeading(line)?.languages ?? [];
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const [topVote] = [...votes].sort(([, a], [, b]) => b - a);
  return detectLanguage(text, topVote && topVote[1] >= 2 ? topVote[0] : 'en');
}

const getStyleKey = ({ fontSize, isBold, text, isHeading }: Paragraph) =>
  `${fontSize} ${isBold} ${text === text.toUpperCase() && text !== text.toLowerCase()} ${isHeading} ${getHeadingMark(text)}`;

function splitSections(paragraphs: readonly Paragraph[]): DetectedSection[] {
  const knownHeadings = paragraphs.map((paragraph) =>
    paragraph.isBullet || paragraph.cells.length > 1 ? undefined : findHeading(paragraph.text),
  );
  const headingStyles = new Set(paragraphs.filter((_, i) => knownHeadings[i]).map(getStyleKey));
  const bodyFontSize = findCommonFontSize(paragraphs);
  const countStyle = (style: string) =>
    paragraphs.filter((candidate) => getStyleKey(candidate) === style && !candidate.isBullet).length;
  const headingCount = knownHeadings.filter(Boolean).length;
  const sections: DetectedSection[] = [{ id: 'top', name: '', isGuess: false, startIndex: 0, paragraphs: [] }];
  for (const [i, paragraph] of paragraphs.entries()) {
    const heading = knownHeadings[i];
    const style = getStyleKey(paragraph);
    const isGuess =
      !heading && canBeHeading(paragraph, sections.at(-1)?.id) && looksLikeHeading(paragraph, bodyFontSize);
    // A line that looks like the known headings is also a heading, unless many other lines look the same.
    const hasHeadingStyle =
      (sections.length > 1 || canBeFirstHeading(paragraph.text)) &&
      headingCount >= 2 &&
      headingStyles.has(style) &&
      countStyle(style) <= headingCount * 2 + 1;
    const hasHeadingName =
      guessSection(paragraph.text) !== undefined &&
      paragraph.fontSize > bodyFontSize * 1.1 &&
      paragraph.text.split(/\s+/).length <= 4;
    if (heading || (isGuess && (hasHeadingStyle || hasHeadingName))) {
      const isSameSection =
        heading &&
        heading.section !== 'custom' &&
        sections.at(-1)?.id === heading.section &&
        sections.at(-1)?.paragraphs.length === 0;
      if (isSameSection) sections.at(-1)?.paragraphs.push(paragraph);
      else
        sections.push({
          id: heading?.section ?? guessSection(paragraph.text) ?? 'custom',
          name: paragraph.text,
          isGuess,
          startIndex: i,
          paragraphs: [],
        });
    } else sections.at(-1)?.paragraphs.push(paragraph);
  }
  return sections;
}

const labeledListPattern = /^([^:：]{3,30})[:：]\s*(\S.*)$/su;
/** In "Languages: Go, Python" below skills, the languages are no spoken ones, unless the Europass labels them so. */
const europassLabelPattern = /\((?:s|n)\)\s*$/;

/** Splits lines such as "Languages: Spanish, French" from sections such as "Other". */
function splitLabeledLists(section: DetectedSection): DetectedSection[] {
  if (!['custom', 'certifications', 'skills', 'languages'].includes(section.id)) return [section];
  const remaining: DetectedSection = { ...section, paragraphs: [] };
  const labeledLists: DetectedSection[] = [];
  for (const paragraph of section.paragraphs) {
    const [, label = '', value = ''] = labeledListPattern.exec(paragraph.text) ?? [];
    const id = findHeading(label)?.section ?? guessSection(label);
    const isList =
      (id === 'languages' || id === 'skills') &&
      id !== section.id &&
      (section.id !== 'skills' || europassLabelPattern.test(label));
    if (isList)
      labeledLists.push({ ...section, id, name: label, paragraphs: [{ ...paragraph, cells: [value], text: value }] });
    else remaining.paragraphs.push(paragraph);
  }
  return remaining.paragraphs.length > 0 || labeledLists.length === 0 ? [remaining, ...labeledLists] : labeledLists;
}

/** The header of an entry may look like a heading. Elsewhere, a position or degree can be one: "Formation". */
const canBeHeading = (paragraph: Paragraph, section: DetectedSection['id'] | undefined) =>
  !isProse(paragraph) &&
  !(section === 'experience' && (mentionsPosition(paragraph.text) || mentionsOrganization(paragraph.text))) &&
  !(section === 'education' && mentionsDegree(paragraph.text));

/** Above the first known heading, the name and the headline may look like headings. */
const canBeFirstHeading = (text: string) =>
  getHeadingMark(text) !== '' || (guessSection(text) !== undefined && !mentionsPosition(text));

const looksLikeHeading = ({ text, cells, isBullet, isHeading, fontSize }: Paragraph, bodyFontSize: number) =>
  !isBullet &&
  cells.length === 1 &&
  text.length <= 50 &&
  !/[\d@]|[.。:：,]$/.test(stripHeadingNumber(text)) &&
  !isDocumentTitle(text) &&
  (isHeading ||
    getHeadingMark(text) !== '' ||
    fontSize > bodyFontSize * 1.05 ||
    (text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)));

/**
 * Moves the name and the text after the name to the top section. If a side column precedes the name, they are part of
 * the last section of that column.
 */
function moveNameToTopSection(sections: DetectedSection[], nameParagraph: Paragraph | undefined): void {
  const nameSection = sections.find(({ paragraphs }) => nameParagraph && paragraphs.includes(nameParagraph));
  const [top] = sections;
  if (!nameSection || !nameParagraph || !top || nameSection === top) return;
  const nameIndex = nameSection.paragraphs.indexOf(nameParagraph);
  top.paragraphs.push(...nameSection.paragraphs.splice(nameIndex));
}

function extractSection(
  { id, name, isGuess, paragraphs }: DetectedSection,
  nameParagraph: Paragraph | undefined,
  language: Language,
  extraction: Extraction,
): void {
  switch (id) {
    case 'top':
    case 'contact':
      return extractPerson(paragraphs, nameParagraph, id === 'contact', language, extraction);
    case 'summary': {
      const text = paragraphs.map(({ cells }) => cells.join(' ')).join('\n');
      const { personalInfo } = extraction.content;
      personalInfo.summary = [personalInfo.summary, text].filter(Boolean).join('\n');
      return;
    }
    case 'experience':
      return extractExperience(paragraphs, language, extraction);
    case 'education':
      return extractEducation(paragraphs, language, extraction);
    case 'projects':
      return extractProjects(paragraphs, language, extraction);
    case 'skills':
      return extractSkills(paragraphs, extraction);
    case 'languages':
      return extractLanguages(name, paragraphs, extraction);
    case 'certifications':
      return extractCertifications(paragraphs, language, extraction);
    case 'achievements':
      extraction.content.achievements.push(...paragraphs.map(({ cells }) => cells.join(' ')));
      return;
    case 'custom': {
      if (paragraphs.length === 0) {
        extraction.unplacedLines.push({ text: name, section: name });
        return;
      }
      if (isGuess)
        extraction.ambiguities.set(`customSections.${extraction.content.customSections.length}.name`, {
          question: 'section',
        });
      return extractCustomSection(name, paragraphs, language, extraction);
    }
  }
}
