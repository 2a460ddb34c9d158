import type { CustomItem } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { findSpan } from '@shortlist/documents/words/find-span';
import { splitOutsideBrackets } from '@shortlist/documents/words/split-list';
import { mayBeTown } from './cues';
import { entryBlocks, isProse } from './entry-blocks';
import { bodyOf, dateDoubts } from './experience';
import type { Paragraph } from './paragraphs';
import { readHead, trimmedPart } from './parts';
import { customSection, type Understood } from './understood';

/** Splits at separators outside brackets, and at wide gaps. */
const piecesOf = (text: string) => splitOutsideBrackets(text, ',;|•·、，／').flatMap((piece) => piece.split(/\s{3,}/));
const isCut = (text: string) => piecesOf(text).length > 1;
const group = /^([^:：]{2,40})\s*[:：]\s*(\S.*)$/su;

export function readSkills(paragraphs: readonly Paragraph[], out: Understood): void {
  const { skills } = out.content;
  let label: string | undefined;
  for (const { cells, isBullet, isBold } of paragraphs) {
    const [first = '', second, ...more] = cells;
    const named = group.exec(cells.join(', '));
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

const level =
  /^(?:(?:native|mother ?tongue|bilingual|fluent|proficient|advanced|upper|intermediate|basic|beginner|conversational|professional|full|limited|elementary|good|working|nativ[oa]|lengua materna|bilingüe|fluido|avanzado|alto|intermedio|medio|básico|principiante|langue maternelle|bilingue|courant|avancé|intermédiaire|débutant|notions|scolaire|muttersprache|muttersprachlich|verhandlungssicher|fließend|fliessend|sehr gut|gute?|grundkenntnisse|konversationssicher|ネイティブ|母語|母国語|ビジネスレベル|ビジネス|日常会話|初級|中級|上級|堪能|원어민|모국어|유창|비즈니스|상급|중급|초급|고급|일상 ?회화)|[abc][12](?![\p{L}\d])|toeic|toefl|ielts|delf|dele|jlpt|hsk|opic)/iu;

export function readLanguages(paragraphs: readonly Paragraph[], out: Understood): void {
  const take = (text: string) => {
    const brackets = /^(?=.*[)）]$)(.+?)(?:(?<!\s)\s+)?[(（](.+)[)）]$/su.exec(text);
    const named = brackets ?? /^(.+?)(?:\s*[:：–—|]\s*|\s+-\s+|,\s+|\s{2,})(.+)$/su.exec(text) ?? spaced(text);
    out.content.languages.push({ name: trimmedPart(named?.[1] ?? text), level: trimmedPart(named?.[2] ?? '') });
  };
  const all = paragraphs.map(({ cells }) => cells);
  for (const cells of all) {
    const isPair = cells.length === 2 && level.test(cells[1] ?? '');
    if (isPair) take(cells.join('  '));
    else for (const cell of cells) for (const piece of languagePieces(cell)) take(piece);
  }
  const { languages } = out.content;
  for (let i = languages.length - 1; i > 0; i--) {
    const [one, before] = [languages[i], languages[i - 1]];
    if (!one || !before || one.level || before.level || !level.test(one.name)) continue;
    before.level = one.name;
    languages.splice(i, 1);
  }
}

/** Splits "English C1" into language and level. */
function spaced(text: string): RegExpExecArray | null {
  const found = /^(\S+(?:\s\S+)?)\s+(.+)$/su.exec(text);
  const short = /^(\S+)\s+(.+)$/su.exec(text);
  return short && level.test(short[2] ?? '') ? short : found && level.test(found[2] ?? '') ? found : null;
}

/** Splits a line into languages: "English (C1), French (B2)" has two, "English, fluent" one. */
function languagePieces(text: string): string[] {
  const pieces = splitOutsideBrackets(text, ',')
    .flatMap((piece) => piece.split(/[;|•·、／]|(?<!\s)\s+\/\s/u))
    .map((piece) => piece.trim())
    .filter(Boolean);
  return pieces.reduce<string[]>((all, piece) => {
    const before = all.at(-1);
    if (before !== undefined && level.test(piece)) all[all.length - 1] = `${before}, ${piece}`;
    else all.push(piece);
    return all;
  }, []);
}

/** An expiry date such as "(exp. 2026)". It is not the issue date, so it stays in the name. */
const expiry =
  /(?:(?<!\s)\s+)?[(（](?=[^()（）]*[)）])[^()（）]*(?:exp[. i]|valid|until|renew|gültig|bis |válid|vence|caduca|hasta|expire|jusqu|有効|まで|유효|까지)[^()（）]*[)）]/iu;

export function readCertifications(paragraphs: readonly Paragraph[], language: Language, out: Understood): void {
  for (const paragraph of paragraphs) {
    const text = paragraph.cells.join(' | ');
    const before = out.content.certifications.at(-1);
    const until = expiry.exec(text)?.[0] ?? '';
    const cells = paragraph.cells.map((cell) => cell.replace(expiry, ''));
    const { parts, places, span, used } = readHead([{ ...paragraph, cells }], language);
    const whole = [...parts, ...places].map((part) => trimmedPart(part)).filter(Boolean);
    out.used.push(...used);
    const [first = '', ...rest] = whole.length === 1 ? issuerOf(whole[0] ?? '') : whole;
    const isMore =
      !paragraph.isBullet &&
      before &&
      !paragraph.isBold &&
      before.issuer === '' &&
      before.date === '' &&
      (span !== undefined || !paragraphs.every((one) => !one.isBold)) &&
      text.length < 100 &&
      out.starts.has('more-lines');
    if (isMore) Object.assign(before, { issuer: whole.join(', '), date: span?.startDate ?? '' });
    else if (first)
      out.content.certifications.push({
        name: `${first}${until}`,
        issuer: rest.join(', '),
        date: span?.endDate || span?.startDate || '',
      });
    else if (before && span && before.date === '') before.date = span.startDate;
  }
}

/** Splits off the issuer: "AWS Solutions Architect, Amazon", "CPA (State of Texas)". */
function issuerOf(text: string): string[] {
  const brackets = /^(.{4,}?)(?:(?<!\s)\s+)?[(（]([^()（）]{4,})[)）]$/u.exec(text);
  if (brackets && !/^[A-Z]{2,6}$/.test(brackets[2] ?? '')) return [brackets[1] ?? '', brackets[2] ?? ''];
  const at = text.lastIndexOf(', ');
  return at > 3 ? [text.slice(0, at), text.slice(at + 2)] : [text];
}

const address =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![@\p{L}\d.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|io|dev|net|example|app)(?:\/[^\s|,;<>()]*)?/iu;
const technologies =
  /^(?:technolog(?:y|ies)|tech(?: stack)?|stack|tools|built with|tecnologías|technologies|technologien|使用技術|기술(?: ?스택)?)\s*[:：]\s*/iu;

export function readProjects(paragraphs: readonly Paragraph[], language: Language, out: Understood): void {
  for (const block of projectBlocks(paragraphs, language)) {
    const links: string[] = [];
    const withoutLink = (text: string) => {
      const found = address.exec(text)?.[0].replace(/(?<![.,)])[.,)]+$/, '');
      if (found === undefined) return text;
      links.push(found);
      return trimmedPart(text.replace(found, ' ').replace(/\s{2,}/g, ' '));
    };
    const head = block.head.map((one) => ({ ...one, cells: one.cells.map(withoutLink) }));
    const { parts, places, span } = readHead(head, language);
    const [name = '', ...more] = [...parts, ...places];
    const tools: string[] = [];
    const texts = [...more, ...block.body.map(({ cells }) => cells.join(' '))].flatMap((text) => {
      const label = technologies.exec(text)?.[0];
      if (label === undefined) {
        const [words, named] = toolsAtEnd(withoutLink(text));
        tools.push(...named);
        return [words];
      }
      out.used.push(label);
      tools.push(...piecesOf(text.slice(label.length)).map((one) => one.replace(/\.$/, '')));
      return [];
    });
    const isHub = (one: string) => /github\.com/i.test(one);
    out.starts.set(`projects.${out.content.projects.length}`, block.head[0]?.lines[0] ?? 0);
    out.content.projects.push({
      name,
      description: [...(span ? block.head.map(dateWords(language)) : []), ...texts].filter(Boolean).join('\n'),
      technologies: tools.filter(Boolean),
      url: links.find((one) => !isHub(one)) ?? '',
      github: links.find(isHub) ?? '',
    });
  }
}

/** Splits off the tools named in a final sentence: "… read by 9,000. Python, DuckDB." */
function toolsAtEnd(text: string): [string, string[]] {
  const [, words = '', list = ''] = /^(.*[.。!])?([^.。!]+(?:\.\p{L}[^.。!]*){0,20})[.。]?$/su.exec(text) ?? [];
  const named = list.split(/[,、，]/u).map((one) => one.trim());
  const areNames =
    named.length > 1 && named.every((one) => /^[\p{Lu}.]/u.test(one) && one.length <= 25 && one.split(' ').length <= 3);
  return areNames ? [words.trim(), named] : [text, []];
}

/** Projects have no date fields, so dates stay in the text. */
const dateWords =
  (language: Language) =>
  ({ cells }: Paragraph): string =>
    cells
      .flatMap((cell) => {
        const span = findSpan(cell, language);
        return span ? [cell.slice(span.start, span.end)] : [];
      })
      .join(' ');

function projectBlocks(paragraphs: readonly Paragraph[], language: Language) {
  const areAllListed = paragraphs.length > 0 && paragraphs.every(({ isBullet }) => isBullet);
  if (!areAllListed)
    return entryBlocks(paragraphs, language).map((block) =>
      block.head.length > 0 ? block : { head: block.body.slice(0, 1), body: block.body.slice(1) },
    );
  return paragraphs.map((one) => {
    const named = /^([^:：–—]{2,60})(?:[:：]|\s[–—-]\s)\s*(.+)$/su.exec(one.text.replace(/^• /, ''));
    const head = { ...one, cells: [named?.[1] ?? one.cells.join(' ')], isBullet: false };
    return { head: [head], body: named ? [{ ...one, cells: [named[2] ?? ''] }] : [] };
  });
}

export function readAchievements(paragraphs: readonly Paragraph[], out: Understood): void {
  out.content.achievements.push(...paragraphs.map(({ cells }) => cells.join(' ')));
}

export function readCustom(name: string, paragraphs: readonly Paragraph[], language: Language, out: Understood): void {
  const { customSections } = out.content;
  const section = customSection(customSections.length, name);
  const path = `customSections.${customSections.length}`;
  const hasEntries = paragraphs.some((one) => !isProse(one) && findSpan(one.text, language));
  const blocks =
    hasEntries && !paragraphs.every(({ isBullet }) => isBullet)
      ? entryBlocks(paragraphs, language)
      : [{ head: [], body: [...paragraphs] }];
  for (const block of blocks) {
    const head = readHead(block.head, language);
    const [title = '', organisation = '', ...more] = head.parts;
    const { description, achievements } = bodyOf(block.body);
    const town = head.places.length === 0 ? more.find(mayBeTown) : undefined;
    const item: CustomItem = {
      title,
      organisation,
      startDate: head.span?.startDate ?? '',
      endDate: head.span?.current ? '' : (head.span?.endDate ?? ''),
      current: head.span?.current ?? false,
      location: head.places[0] ?? town ?? '',
      description: [...more.filter((one) => one !== town), ...head.places.slice(1), description]
        .filter(Boolean)
        .join('\n'),
      achievements,
    };
    out.used.push(...head.used);
    out.starts.set(`${path}.items.${section.items.length}`, block.head[0]?.lines[0] ?? block.body[0]?.lines[0] ?? 0);
    dateDoubts(`${path}.items.${section.items.length}`, head, out);
    section.items.push(item);
  }
  customSections.push(section);
}
