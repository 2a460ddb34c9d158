import type { Language } from '@shortlist/contracts/platform/languages';
import { findDateRange } from '../find-date-range';
import { splitEntries } from './split-entries';
import type { Paragraph } from './group-paragraphs';
import { parseEntryHeader, trimPart } from './entry-header';
import type { Extraction } from './extraction';
import { splitPieces } from './skills';

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
