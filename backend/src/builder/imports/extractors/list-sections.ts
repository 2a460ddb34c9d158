import type { CustomItem } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { findDateRange } from '@shortlist/documents/i18n/find-date-range';
import { splitOutsideBrackets } from '@shortlist/documents/i18n/split-list';
import { looksLikeTown } from './text-classifiers';
import { splitEntries, isProse } from './split-entries';
import { splitBody, addDateAmbiguities } from './experience';
import type { Paragraph } from './group-paragraphs';
import { parseEntryHeader, trimPart } from './entry-header';
import { createCustomSection, type Extraction } from './extraction';

/** Splits at separators outside brackets, and at wide gaps. */
const piecesOf = (text: string) => splitOutsideBrackets(text, ',;|•·、，／').flatMap((piece) => piece.split(/\s{3,}/));
const isCut = (text: string) => piecesOf(text).length > 1;
const labeledGroup = /^([^:：]{2,40})\s*[:：]\s*(\S.*)$/su;

export function extractSkills(paragraphs: readonly Paragraph[], out: Extraction): void {
  const { skills } = out.content;
  let label: string | undefined;
  for (const { cells, isBullet, isBold } of paragraphs) {
    const [first = '', second, ...more] = cells;
    const named = labeledGroup.exec(cells.join(', '));
    const values = cells.slice(1).join(', ');
    if (named && cells.length <= 2 && named[0].length <= 200)
      skills.push(`${named[1]?.trim() ?? ''}: ${named[2] ?? ''}`);
    else if (second !== undefined && more.length === 0 && !isCut(first) && isCut(second) && values.length < 150)
      skills.push(`${first}: ${second}`);
    else if (/[:：]$/.test(first) && cells.length === 1) {
      label = first.replace(/(?:(?<!\s)\s+)?[:：]$/, '');
      continue;
    } else {
      const pieces = cells
        .flatMap((cell) => (isBullet && isLong(cell) ? [cell] : piecesOf(cell)))
        .map((piece) => piece.trim().replace(/[.。]$/, ''));
      const found = pieces.filter(Boolean);
      // A bold line above a list is its label.
      if (
        isBold &&
        found.length === 1 &&
        !isBullet &&
        label === undefined &&
        first.length < 30 &&
        paragraphs.some((one) => !one.isBold)
      ) {
        label = first;
        continue;
      }
      if (label !== undefined && `${label}: ${found.join(', ')}`.length <= 200)
        skills.push(`${label}: ${found.join(', ')}`);
      else skills.push(...(label === undefined ? [] : [label]), ...found);
    }
    label = undefined;
  }
  if (label !== undefined) skills.push(label);
}

const isLong = (text: string) => text.length > 70;

const levelPattern =
  /^(?:(?:native|mother ?tongue|bilingual|fluent|proficient|advanced|upper|intermediate|basic|beginner|conversational|professional|full|limited|elementary|good|working|nativ[oa]|lengua materna|bilingüe|fluido|avanzado|alto|intermedio|medio|básico|principiante|langue maternelle|bilingue|courant|avancé|intermédiaire|débutant|notions|scolaire|muttersprache|muttersprachlich|verhandlungssicher|fließend|fliessend|sehr gut|gute?|grundkenntnisse|konversationssicher|ネイティブ|母語|母国語|ビジネスレベル|ビジネス|日常会話|初級|中級|上級|堪能|원어민|모국어|유창|비즈니스|상급|중급|초급|고급|일상 ?회화)|[abc][12](?![\p{L}\d])|toeic|toefl|ielts|delf|dele|jlpt|hsk|opic)/iu;

export function extractLanguages(paragraphs: readonly Paragraph[], out: Extraction): void {
  const take = (text: string) => {
    const brackets = /^(?=.*[)）]$)(.+?)(?:(?<!\s)\s+)?[(（](.+)[)）]$/su.exec(text);
    const named =
      brackets ?? /^(.+?)(?:\s*[:：–—|]\s*|\s+-\s+|,\s+|\s{2,})(.+)$/su.exec(text) ?? matchSpacedLevel(text);
    out.content.languages.push({ name: trimPart(named?.[1] ?? text), level: trimPart(named?.[2] ?? '') });
  };
  const all = paragraphs.map(({ cells }) => cells);
  for (const cells of all) {
    const isPair = cells.length === 2 && levelPattern.test(cells[1] ?? '');
    if (isPair) take(cells.join('  '));
    else for (const cell of cells) for (const piece of splitLanguages(cell)) take(piece);
  }
  const { languages } = out.content;
  for (let i = languages.length - 1; i > 0; i--) {
    const [one, before] = [languages[i], languages[i - 1]];
    if (!one || !before || one.level || before.level || !levelPattern.test(one.name)) continue;
    before.level = one.name;
    languages.splice(i, 1);
  }
}

/** Splits "English C1" into language and level. */
function matchSpacedLevel(text: string): RegExpExecArray | null {
  const found = /^(\S+(?:\s\S+)?)\s+(.+)$/su.exec(text);
  const short = /^(\S+)\s+(.+)$/su.exec(text);
  return short && levelPattern.test(short[2] ?? '') ? short : found && levelPattern.test(found[2] ?? '') ? found : null;
}

/** Splits a line into languages: "English (C1), French (B2)" has two, "English, fluent" one. */
function splitLanguages(text: string): string[] {
  const pieces = splitOutsideBrackets(text, ',')
    .flatMap((piece) => piece.split(/[;|•·、／]|(?<!\s)\s+\/\s/u))
    .map((piece) => piece.trim())
    .filter(Boolean);
  return pieces.reduce<string[]>((all, piece) => {
    const before = all.at(-1);
    if (before !== undefined && levelPattern.test(piece)) all[all.length - 1] = `${before}, ${piece}`;
    else all.push(piece);
    return all;
  }, []);
}

/** An expiry date such as "(exp. 2026)". It is not the issue date, so it stays in the name. */
const expiryPattern =
  /(?:(?<!\s)\s+)?[(（](?=[^()（）]*[)）])[^()（）]*(?:exp[. i]|valid|until|renew|gültig|bis |válid|vence|caduca|hasta|expire|jusqu|有効|まで|유효|까지)[^()（）]*[)）]/iu;

export function extractCertifications(paragraphs: readonly Paragraph[], language: Language, out: Extraction): void {
  for (const paragraph of paragraphs) {
    const text = paragraph.cells.join(' | ');
    const before = out.content.certifications.at(-1);
    const until = expiryPattern.exec(text)?.[0] ?? '';
    const cells = paragraph.cells.map((cell) => cell.replace(expiryPattern, ''));
    const { parts, locations, dateSpan, consumedTexts } = parseEntryHeader([{ ...paragraph, cells }], language);
    const whole = [...parts, ...locations].map((part) => trimPart(part)).filter(Boolean);
    out.consumedTexts.push(...consumedTexts);
    const [first = '', ...rest] = whole.length === 1 ? splitIssuer(whole[0] ?? '') : whole;
    const isMore =
      !paragraph.isBullet &&
      before &&
      !paragraph.isBold &&
      before.issuer === '' &&
      before.date === '' &&
      (dateSpan !== undefined || !paragraphs.every((one) => !one.isBold)) &&
      text.length < 100 &&
      out.startLines.has('more-lines');
    if (isMore) Object.assign(before, { issuer: whole.join(', '), date: dateSpan?.startDate ?? '' });
    else if (first)
      out.content.certifications.push({
        name: `${first}${until}`,
        issuer: rest.join(', '),
        date: dateSpan?.endDate || dateSpan?.startDate || '',
      });
    else if (before && dateSpan && before.date === '') before.date = dateSpan.startDate;
  }
}

/** Splits off the issuer: "AWS Solutions Architect, Amazon", "CPA (State of Texas)". */
function splitIssuer(text: string): string[] {
  const brackets = /^(.{4,}?)(?:(?<!\s)\s+)?[(（]([^()（）]{4,})[)）]$/u.exec(text);
  if (brackets && !/^[A-Z]{2,6}$/.test(brackets[2] ?? '')) return [brackets[1] ?? '', brackets[2] ?? ''];
  const at = text.lastIndexOf(', ');
  return at > 3 ? [text.slice(0, at), text.slice(at + 2)] : [text];
}

const linkPattern =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![@\p{L}\d.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|io|dev|net|example|app)(?:\/[^\s|,;<>()]*)?/iu;
const technologyLabel =
  /^(?:technolog(?:y|ies)|tech(?: stack)?|stack|tools|built with|tecnologías|technologies|technologien|使用技術|기술(?: ?스택)?)\s*[:：]\s*/iu;

export function extractProjects(paragraphs: readonly Paragraph[], language: Language, out: Extraction): void {
  for (const block of splitProjects(paragraphs, language)) {
    const links: string[] = [];
    const withoutLink = (text: string) => {
      const found = linkPattern.exec(text)?.[0].replace(/(?<![.,)])[.,)]+$/, '');
      if (found === undefined) return text;
      links.push(found);
      return trimPart(text.replace(found, ' ').replace(/\s{2,}/g, ' '));
    };
    const head = block.head.map((one) => ({ ...one, cells: one.cells.map(withoutLink) }));
    const { parts, locations, dateSpan } = parseEntryHeader(head, language);
    const [name = '', ...more] = [...parts, ...locations];
    const tools: string[] = [];
    const texts = [...more, ...block.body.map(({ cells }) => cells.join(' '))].flatMap((text) => {
      const label = technologyLabel.exec(text)?.[0];
      if (label === undefined) {
        const [words, named] = splitTrailingTools(withoutLink(text));
        tools.push(...named);
        return [words];
      }
      out.consumedTexts.push(label);
      tools.push(...piecesOf(text.slice(label.length)).map((one) => one.replace(/\.$/, '')));
      return [];
    });
    const isHub = (one: string) => /github\.com/i.test(one);
    out.startLines.set(`projects.${out.content.projects.length}`, block.head[0]?.lineIndexes[0] ?? 0);
    out.content.projects.push({
      name,
      description: [...(dateSpan ? block.head.map(collectDateTexts(language)) : []), ...texts]
        .filter(Boolean)
        .join('\n'),
      technologies: tools.filter(Boolean),
      url: links.find((one) => !isHub(one)) ?? '',
      github: links.find(isHub) ?? '',
    });
  }
}

/** Splits off the tools named in a final sentence: "… read by 9,000. Python, DuckDB." */
function splitTrailingTools(text: string): [string, string[]] {
  const [, words = '', list = ''] = /^(.*[.。!])?([^.。!]+(?:\.\p{L}[^.。!]*){0,20})[.。]?$/su.exec(text) ?? [];
  const named = list.split(/[,、，]/u).map((one) => one.trim());
  const areNames =
    named.length > 1 && named.every((one) => /^[\p{Lu}.]/u.test(one) && one.length <= 25 && one.split(' ').length <= 3);
  return areNames ? [words.trim(), named] : [text, []];
}

/** Projects have no date fields, so dates stay in the text. */
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
  const areAllListed = paragraphs.length > 0 && paragraphs.every(({ isBullet }) => isBullet);
  if (!areAllListed)
    return splitEntries(paragraphs, language).map((block) =>
      block.head.length > 0 ? block : { head: block.body.slice(0, 1), body: block.body.slice(1) },
    );
  return paragraphs.map((one) => {
    const named = /^([^:：–—]{2,60})(?:[:：]|\s[–—-]\s)\s*(.+)$/su.exec(one.text.replace(/^• /, ''));
    const head = { ...one, cells: [named?.[1] ?? one.cells.join(' ')], isBullet: false };
    return { head: [head], body: named ? [{ ...one, cells: [named[2] ?? ''] }] : [] };
  });
}

export function extractAchievements(paragraphs: readonly Paragraph[], out: Extraction): void {
  out.content.achievements.push(...paragraphs.map(({ cells }) => cells.join(' ')));
}

export function extractCustomSection(
  name: string,
  paragraphs: readonly Paragraph[],
  language: Language,
  out: Extraction,
): void {
  const { customSections } = out.content;
  const section = createCustomSection(customSections.length, name);
  const path = `customSections.${customSections.length}`;
  const hasEntries = paragraphs.some((one) => !isProse(one) && findDateRange(one.text, language));
  const blocks =
    hasEntries && !paragraphs.every(({ isBullet }) => isBullet)
      ? splitEntries(paragraphs, language)
      : [{ head: [], body: [...paragraphs] }];
  for (const block of blocks) {
    const header = parseEntryHeader(block.head, language);
    const [title = '', organisation = '', ...more] = header.parts;
    const { description, achievements } = splitBody(block.body);
    const town = header.locations.length === 0 ? more.find(looksLikeTown) : undefined;
    const item: CustomItem = {
      title,
      organisation,
      startDate: header.dateSpan?.startDate ?? '',
      endDate: header.dateSpan?.current ? '' : (header.dateSpan?.endDate ?? ''),
      current: header.dateSpan?.current ?? false,
      location: header.locations[0] ?? town ?? '',
      description: [...more.filter((one) => one !== town), ...header.locations.slice(1), description]
        .filter(Boolean)
        .join('\n'),
      achievements,
    };
    out.consumedTexts.push(...header.consumedTexts);
    out.startLines.set(
      `${path}.items.${section.items.length}`,
      block.head[0]?.lineIndexes[0] ?? block.body[0]?.lineIndexes[0] ?? 0,
    );
    addDateAmbiguities(`${path}.items.${section.items.length}`, header, out);
    section.items.push(item);
  }
  customSections.push(section);
}
