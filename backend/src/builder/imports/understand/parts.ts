import type { Language } from '@shortlist/contracts/platform/languages';
import { type DateSpan, findSpan } from '@shortlist/documents/words/find-span';
import { mayBeTown, saysDegree, saysInstitution, saysOrganisation, saysPlace, saysPosition } from './cues';
import type { Paragraph } from './paragraphs';

const duration =
  /(?:[([（]\s*|(?<!\s)\s+)?(?:(?<!\d)\d+\s*(?:years?|yrs?\.?|months?|mos?\.?|años?|meses|mes|ans?|mois|jahre?n?|monate?n?|年|ヶ月|か月|ヵ月|カ月|년|개월)\s*(?:(?:and|y|et|und|,)\s*)?)+[)\]）]?/iu;
const onlyDuration = new RegExp(`^(?:${duration.source})$`, 'iu');
const between = /(?<!\s)\s+[|·•—–―@-]\s+|(?:(?<!\s)\s+)?(?:[|｜／]\s*|·\s+)|\u3000+/u;
const companyWord: Record<Language, RegExp> = {
  en: /(?<!\s)\s+at\s+(?=\p{Lu})/u,
  de: /(?<!\s)\s+bei(?: der| dem)?\s+(?=\p{Lu})/u,
  fr: /(?<!\s)\s+chez\s+(?=\p{Lu})/u,
  es: /(?<!\s)\s+en\s+(?=\p{Lu})/u,
  ja: /(?!)/u,
  ko: /(?!)/u,
};
const suffix = /^(?:inc|llc|ltd|gmbh|s\.?a\.?|s\.?l\.?|co|corp|plc|ag|kg|llp|l\.p|jr|ph\.?d)\.?$/i;

export interface Head {
  span: DateSpan | undefined;
  parts: string[];
  places: string[];
  used: string[];
}

export const trimmedPart = (text: string) =>
  text.replace(/^[\s,;:：|·•–—―-]+|(?<![\s,;:：|·•–—―-])[\s,;:：|·•–—―-]+$/gu, '').replace(/^\((.*)\)$/u, '$1');

export function readHead(paragraphs: readonly Paragraph[], language: Language): Head {
  const head: Head = { span: undefined, parts: [], places: [], used: [] };
  for (const { cells } of paragraphs) {
    for (const cell of cells) {
      let text = cell;
      const span: DateSpan | undefined = head.span ? undefined : findSpan(text, language);
      if (span) {
        head.span = span;
        head.used.push(text.slice(span.start, span.end));
        text = `${text.slice(0, span.start)} | ${text.slice(span.end)}`;
      }
      for (const part of text.split(between)) takePart(part, head, language);
    }
  }
  return head;
}

function takePart(part: string, head: Head, language: Language): void {
  const text = trimmedPart(part);
  if (text === '') return;
  if (onlyDuration.test(text)) {
    head.used.push(text);
    return;
  }
  if (saysPlace(text)) {
    head.places.push(text);
    return;
  }
  const inBrackets = /^(.+?)(?:(?<!\s)\s+)?[(（]([^()（）]{2,40})[)）]$/u.exec(text);
  if (inBrackets?.[1] && inBrackets[2] && saysPlace(inBrackets[2])) {
    head.places.push(inBrackets[2]);
    takePart(inBrackets[1], head, language);
    return;
  }
  const [left, right] = text.split(companyWord[language]);
  if (left && right && saysPosition(left)) {
    head.used.push(companyWord[language].exec(text)?.[0] ?? '');
    head.parts.push(left);
    takePart(right, head, language);
    return;
  }
  // Company and position separated by a space: "株式会社みなと電機 システムエンジニア".
  const wide = /^(?=\S*[\p{Script=Han}\p{Script=Hangul}])(\S+)\s+(\S.+)$/u.exec(text);
  if (wide?.[1] && wide[2] && saysOrganisation(wide[1]) && saysPosition(wide[2]) && !saysPosition(wide[1])) {
    head.parts.push(wide[1]);
    takePart(wide[2], head, language);
    return;
  }
  const place = placeAtEnd(text);
  if (place) head.places.push(place);
  head.parts.push(place ? trimmedPart(text.slice(0, -place.length)) : text);
}

/**
 * Returns the place at the end of a text: "Acme GmbH, Hamburg", "Clínica Norte, Madrid, España". The text before the
 * place must be recognizable, e.g. as a company.
 */
function placeAtEnd(text: string): string | undefined {
  const pieces = text.split(/,\s+/);
  for (const count of [3, 2]) {
    const tail = pieces.slice(-count).join(', ');
    if (
      pieces.length > count &&
      saysPlace(tail) &&
      !suffix.test(pieces.at(-count) ?? '') &&
      !saysOrganisation(pieces.at(-count) ?? '')
    )
      return tail;
  }
  const last = pieces.at(-1) ?? '';
  if (pieces.length < 2 || suffix.test(last) || saysPosition(last) || saysOrganisation(last)) return undefined;
  const before = pieces.at(-2) ?? '';
  const isAfterCompany = saysOrganisation(before) && !saysPosition(before);
  const isThird = pieces.length === 3 && saysPosition(pieces[0] ?? '');
  const isAfterSchool = saysInstitution(before) && !saysDegree(last);
  return saysPlace(last) || (mayBeTown(last) && (isAfterCompany || isThird || isAfterSchool)) ? last : undefined;
}

/** Keeps legal suffixes with the company name. */
export function commaPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(/(?:(?<!\s)\s+)?[,、，]\s+|、/u)) {
    if (suffix.test(piece) && pieces.length > 0) pieces.push(`${pieces.pop() ?? ''}, ${piece}`);
    else if (piece) pieces.push(piece);
  }
  return pieces;
}
