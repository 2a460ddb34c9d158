import { splitOutsideBrackets } from '@shortlist/documents/i18n/split-list';
import type { Paragraph } from './group-paragraphs';
import { trimPart } from './entry-header';
import type { Extraction } from './extraction';

const levelPattern =
  /^(?:(?:native|mother ?tongue|bilingual|fluent|proficient|advanced|upper|intermediate|basic|beginner|conversational|professional|full|limited|elementary|good|working|nativ[oa]|lengua materna|bilingüe|fluido|avanzado|alto|intermedio|medio|básico|principiante|langue maternelle|bilingue|courant|avancé|intermédiaire|débutant|notions|scolaire|muttersprache|muttersprachlich|verhandlungssicher|fließend|fliessend|sehr gut|gute?|grundkenntnisse|konversationssicher|ネイティブ|母語|母国語|ビジネスレベル|ビジネス|日常会話|初級|中級|上級|堪能|원어민|모국어|유창|비즈니스|상급|중급|초급|고급|일상 ?회화)|[abc][12](?![\p{L}\d])|toeic|toefl|ielts|delf|dele|jlpt|hsk|opic)/iu;

const cefrLevelPattern = /^[ABC][12]$/;
/** A row of the grid of the Europass: a language and its level in listening, reading, speaking and writing. */
const isGridRow = ({ cells: [, ...levels] }: Paragraph) =>
  levels.length >= 2 && levels.every((level) => cefrLevelPattern.test(level));
/** "Levels: A1 and A2: Basic user; B1 and B2: Independent user; …" */
const isLevelLegend = ({ text }: Paragraph) => (text.match(/(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/gu) ?? []).length >= 4;
const motherTonguePattern = /^(?:mother tongue|lengua\(s\) materna|langue\(s\) maternelle|muttersprache)\((?:s|n)\)/iu;

/** The heading "Mother tongue(s)" of the Europass is the level of its languages. */
export function extractLanguages(heading: string, allParagraphs: readonly Paragraph[], extraction: Extraction): void {
  const gridRows = allParagraphs.filter(isGridRow);
  // The labels of the columns precede the first row.
  const gridStart = gridRows[0] ? allParagraphs.indexOf(gridRows[0]) : 0;
  const paragraphs = allParagraphs.slice(gridStart).filter((row) => isGridRow(row) || !isLevelLegend(row));
  for (const paragraph of allParagraphs)
    if (!paragraphs.includes(paragraph)) extraction.consumedTexts.push(...paragraph.cells);
  const motherTongue = motherTonguePattern.test(heading) ? heading.replace(/\((?:s|n)\)|[:：]/gu, '').trim() : '';
  const addLanguage = (text: string) => {
    const bracketMatch = /^(?=.*[)）]$)(.+?)(?:(?<!\s)\s+)?[(（](.+)[)）]$/su.exec(text);
    const levelMatch =
      bracketMatch ?? /^(.+?)(?:\s*[:：–—|]\s*|\s+-\s+|,\s+|\s{2,})(.+)$/su.exec(text) ?? matchSpacedLevel(text);
    extraction.content.languages.push({
      name: trimPart(levelMatch?.[1] ?? text),
      level: trimPart(levelMatch?.[2] ?? motherTongue),
    });
  };
  for (const paragraph of paragraphs) {
    const { cells } = paragraph;
    if (isGridRow(paragraph)) {
      const [name = '', ...levels] = cells;
      extraction.content.languages.push({ name, level: [...new Set(levels)].join(' / ') });
      continue;
    }
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
