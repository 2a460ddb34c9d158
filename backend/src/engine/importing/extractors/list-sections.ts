import type { CustomItem } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { findDateRange } from '@shortlist/documents/i18n/find-date-range';
import { splitOutsideBrackets } from '@shortlist/documents/i18n/split-list';
import { looksLikeTown } from './text-classifiers';
import { splitBody, splitEntries, isProse } from './split-entries';
import type { Paragraph } from './group-paragraphs';
import { addDateAmbiguities, parseEntryHeader, trimPart } from './entry-header';
import { createCustomSection, type Extraction } from './extraction';

const splitPieces = (text: string) =>
  splitOutsideBrackets(text, ',;|•·、，／').flatMap((piece) => piece.split(/\s{3,}/));
const isList = (text: string) => splitPieces(text).length > 1;
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

const isLong = (text: string) => text.length > 70;

const levelPattern =
  /^(?:(?:native|mother ?tongue|bilingual|fluent|proficient|advanced|upper|intermediate|basic|beginner|conversational|professional|full|limited|elementary|good|working|nativ[oa]|lengua materna|bilingüe|fluido|avanzado|alto|intermedio|medio|básico|principiante|langue maternelle|bilingue|courant|avancé|intermédiaire|débutant|notions|scolaire|muttersprache|muttersprachlich|verhandlungssicher|fließend|fliessend|sehr gut|gute?|grundkenntnisse|konversationssicher|ネイティブ|母語|母国語|ビジネスレベル|ビジネス|日常会話|初級|中級|上級|堪能|원어민|모국어|유창|비즈니스|상급|중급|초급|고급|일상 ?회화)|[abc][12](?![\p{L}\d])|toeic|toefl|ielts|delf|dele|jlpt|hsk|opic)/iu;

export function extractLanguages(paragraphs: readonly Paragraph[], extraction: Extraction): void {
  const addLanguage = (text: string) => {
    const bracketMatch = /^(?=.*[)）]$)(.+?)(?:(?<!\s)\s+)?[(（](.+)[)）]$/su.exec(text);
    const levelMatch =
      bracketMatch ?? /^(.+?)(?:\s*[:：–—|]\s*|\s+-\s+|,\s+|\s{2,})(.+)$/su.exec(text) ?? matchSpacedLevel(text);
    extraction.content.languages.push({
      name: trimPart(levelMatch?.[1] ?? text),
      level: trimPart(levelMatch?.[2] ?? ''),
    });
  };
  const cellsByParagraph = paragraphs.map(({ cells }) => cells);
  for (const cells of cellsByParagraph) {
    const isNameAndLevel = cells.length === 2 && levelPattern.test(cells[1] ?? '');
    if (isNameAndLevel) addLanguage(cells.join('  '));
    else for (const cell of cells) for (const piece of splitLanguages(cell)) addLanguage(piece);
  }
  const { languages } = extraction.content;
  for (let i = languages.length - 1; i > 0; i--) {
    const [current, previous] = [languages[i], languages[i - 1]];
    if (!current || !previous || current.level || previous.level || !levelPattern.test(current.name)) continue;
    previous.level = current.name;
    languages.splice(i, 1);
  }
}

function matchSpacedLevel(text: string): RegExpExecArray | null {
  const longMatch = /^(\S+(?:\s\S+)?)\s+(.+)$/su.exec(text);
  const shortMatch = /^(\S+)\s+(.+)$/su.exec(text);
  return shortMatch && levelPattern.test(shortMatch[2] ?? '')
    ? shortMatch
    : longMatch && levelPattern.test(longMatch[2] ?? '')
      ? longMatch
      : null;
}

/** Splits a line into languages. "English (C1), French (B2)" has two, but "English, fluent" has one. */
function splitLanguages(text: string): string[] {
  const pieces = splitOutsideBrackets(text, ',')
    .flatMap((piece) => piece.split(/[;|•·、／]|(?<!\s)\s+\/\s/u))
    .map((piece) => piece.trim())
    .filter(Boolean);
  return pieces.reduce<string[]>((result, piece) => {
    const previous = result.at(-1);
    if (previous !== undefined && levelPattern.test(piece)) result[result.length - 1] = `${previous}, ${piece}`;
    else result.push(piece);
    return result;
  }, []);
}

/** Expiry dates such as "(exp. 2026)". They are not issue dates, so they stay in the name. */
const expiryPattern =
  /(?:(?<!\s)\s+)?[(（](?=[^()（）]*[)）])[^()（）]*(?:exp[. i]|valid|until|renew|gültig|bis |válid|vence|caduca|hasta|expire|jusqu|有効|まで|유효|까지)[^()（）]*[)）]/iu;

export function extractCertifications(
  paragraphs: readonly Paragraph[],
  language: Language,
  extraction: Extraction,
): void {
  for (const paragraph of paragraphs) {
    const text = paragraph.cells.join(' | ');
    const previous = extraction.content.certifications.at(-1);
    const expiry = expiryPattern.exec(text)?.[0] ?? '';
    const cells = paragraph.cells.map((cell) => cell.replace(expiryPattern, ''));
    const { parts, locations, dateSpan, consumedTexts } = parseEntryHeader([{ ...paragraph, cells }], language);
    const texts = [...parts, ...locations].map((part) => trimPart(part)).filter(Boolean);
    extraction.consumedTexts.push(...consumedTexts);
    const [name = '', ...issuerParts] = texts.length === 1 ? splitIssuer(texts[0] ?? '') : texts;
    if (name)
      extraction.content.certifications.push({
        name: `${name}${expiry}`,
        issuer: issuerParts.join(', '),
        date: dateSpan?.endDate || dateSpan?.startDate || '',
      });
    else if (previous && dateSpan && previous.date === '') previous.date = dateSpan.startDate;
  }
}

function splitIssuer(text: string): string[] {
  const bracketMatch = /^(.{4,}?)(?:(?<!\s)\s+)?[(（]([^()（）]{4,})[)）]$/u.exec(text);
  if (bracketMatch && !/^[A-Z]{2,6}$/.test(bracketMatch[2] ?? ''))
    return [bracketMatch[1] ?? '', bracketMatch[2] ?? ''];
  const commaIndex = text.lastIndexOf(', ');
  return commaIndex > 3 ? [text.slice(0, commaIndex), text.slice(commaIndex + 2)] : [text];
}

const linkPattern =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![@\p{L}\d.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|io|dev|net|example|app)(?:\/[^\s|,;<>()]*)?/iu;
const technologyLabelPattern =
  /^(?:technolog(?:y|ies)|tech(?: stack)?|stack|tools|built with|tecnologías|technologies|technologien|使用技術|기술(?: ?스택)?)\s*[:：]\s*/iu;

export function extractProjects(paragraphs: readonly Paragraph[], language: Language, extraction: Extraction): void {
  for (const block of splitProjects(paragraphs, language)) {
    const links: string[] = [];
    const extractLink = (text: string) => {
      const link = linkPattern.exec(text)?.[0].replace(/(?<![.,)])[.,)]+$/, '');
      if (link === undefined) return text;
      links.push(link);
      return trimPart(text.replace(link, ' ').replace(/\s{2,}/g, ' '));
    };
    const head = block.head.map((paragraph) => ({ ...paragraph, cells: paragraph.cells.map(extractLink) }));
    const { parts, locations, dateSpan } = parseEntryHeader(head, language);
    const [name = '', ...otherParts] = [...parts, ...locations];
    const technologies: string[] = [];
    const texts = [...otherParts, ...block.body.map(({ cells }) => cells.join(' '))].flatMap((text) => {
      const label = technologyLabelPattern.exec(text)?.[0];
      if (label === undefined) {
        const [remainder, names] = splitTrailingTools(extractLink(text));
        technologies.push(...names);
        return [remainder];
      }
      extraction.consumedTexts.push(label);
      technologies.push(...splitPieces(text.slice(label.length)).map((technology) => technology.replace(/\.$/, '')));
      return [];
    });
    const isGitHub = (link: string) => /github\.com/i.test(link);
    extraction.startLines.set(`projects.${extraction.content.projects.length}`, block.head[0]?.lineIndexes[0] ?? 0);
    extraction.content.projects.push({
      name,
      description: [...(dateSpan ? block.head.map(collectDateTexts(language)) : []), ...texts]
        .filter(Boolean)
        .join('\n'),
      technologies: technologies.filter(Boolean),
      url: links.find((url) => !isGitHub(url)) ?? '',
      github: links.find(isGitHub) ?? '',
    });
  }
}

/** Splits off the tools that a final sentence lists, as in "… read by 9,000. Python, DuckDB." */
function splitTrailingTools(text: string): [string, string[]] {
  const [, sentences = '', list = ''] = /^(.*[.。!])?([^.。!]+(?:\.\p{L}[^.。!]*){0,20})[.。]?$/su.exec(text) ?? [];
  const names = list.split(/[,、，]/u).map((name) => name.trim());
  const areNames =
    names.length > 1 &&
    names.every((name) => /^[\p{Lu}.]/u.test(name) && name.length <= 25 && name.split(' ').length <= 3);
  return areNames ? [sentences.trim(), names] : [text, []];
}

/** Returns the dates of a paragraph as text, because projects have no date fields. */
const collectDateTexts =
  (language: Language) =>
  ({ cells }: Paragraph): string =>
    cells
      .flatMap((cell) => {
        const span = findDateRange(cell, language);
        return span ? [cell.slice(span.start, span.end)] : [];
      })
      .join(' ');

function splitProjects(paragraphs: readonly Paragraph[], language: Language) {
  const areAllBullets = paragraphs.length > 0 && paragraphs.every(({ isBullet }) => isBullet);
  if (!areAllBullets)
    return splitEntries(paragraphs, language).map((block) =>
      block.head.length > 0 ? block : { head: block.body.slice(0, 1), body: block.body.slice(1) },
    );
  return paragraphs.map((paragraph) => {
    const nameMatch = /^([^:：–—]{2,60})(?:[:：]|\s[–—-]\s)\s*(.+)$/su.exec(paragraph.text.replace(/^• /, ''));
    const head = { ...paragraph, cells: [nameMatch?.[1] ?? paragraph.cells.join(' ')], isBullet: false };
    return { head: [head], body: nameMatch ? [{ ...paragraph, cells: [nameMatch[2] ?? ''] }] : [] };
  });
}

export function extractAchievements(paragraphs: readonly Paragraph[], extraction: Extraction): void {
  extraction.content.achievements.push(...paragraphs.map(({ cells }) => cells.join(' ')));
}

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
