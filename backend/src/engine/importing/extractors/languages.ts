import { splitOutsideBrackets } from '@shortlist/documents/i18n/split-list';
import type { Paragraph } from './group-paragraphs';
import { trimPart } from './entry-header';
import type { Extraction } from './extraction';

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
