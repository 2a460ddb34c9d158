import type { Language } from '@shortlist/contracts/platform/languages';
import { type DateRange, findDateRange } from '../find-date-range';
import {
  looksLikeTown,
  mentionsDegree,
  mentionsInstitution,
  mentionsOrganization,
  looksLikeLocation,
  mentionsPosition,
} from './text-classifiers';
import type { Ambiguity, Extraction } from './extraction';
import type { Paragraph } from './group-paragraphs';

const durationPattern =
  /(?:[([（]\s*|(?<!\s)\s+)?(?:(?<!\d)\d+\s*(?:years?|yrs?\.?|months?|mos?\.?|años?|meses|mes|ans?|mois|jahre?n?|monate?n?|年|ヶ月|か月|ヵ月|カ月|년|개월)\s*(?:(?:and|y|et|und|,)\s*)?)+[)\]）]?/iu;
const wholeDurationPattern = new RegExp(`^(?:${durationPattern.source})$`, 'iu');
const partSeparatorPattern = /(?<!\s)\s+[|·•—–―@-]\s+|(?:(?<!\s)\s+)?(?:[|｜／]\s*|·\s+)|\u3000+/u;
const companyPrepositionPatterns: Record<Language, RegExp> = {
  en: /(?<!\s)\s+at\s+(?=\p{Lu})/u,
  de: /(?<!\s)\s+bei(?: der| dem)?\s+(?=\p{Lu})/u,
  fr: /(?<!\s)\s+chez\s+(?=\p{Lu})/u,
  es: /(?<!\s)\s+en\s+(?=\p{Lu})/u,
  ja: /(?!)/u,
  ko: /(?!)/u,
};
const nameSuffixPattern = /^(?:inc|llc|ltd|gmbh|s\.?a\.?|s\.?l\.?|co|corp|plc|ag|kg|llp|l\.p|jr|ph\.?d)\.?$/i;

export interface EntryHeader {
  dateSpan: DateRange | undefined;
  /** Company and position, or school and degree. Excludes dates, locations and labeled values. */
  parts: string[];
  labeled: Partial<Record<'company' | 'position', string>>;
  locations: string[];
  consumedTexts: string[];
}

export const trimPart = (text: string) =>
  text.replace(/^[\s,;:：|·•–—―-]+|(?<![\s,;:：|·•–—―-])[\s,;:：|·•–—―-]+$/gu, '').replace(/^\((.*)\)$/u, '$1');

/** Labels such as "Position:" count only in the header of a job. */
export function parseEntryHeader(paragraphs: readonly Paragraph[], language: Language, isJob = false): EntryHeader {
  const header: EntryHeader = { dateSpan: undefined, parts: [], labeled: {}, locations: [], consumedTexts: [] };
  for (const { cells } of paragraphs) {
    for (const cell of cells) {
      let text = cell;
      const span: DateRange | undefined = header.dateSpan ? undefined : findDateRange(text, language);
      if (span) {
        header.dateSpan = span;
        header.consumedTexts.push(text.slice(span.start, span.end));
        text = `${text.slice(0, span.start)} | ${text.slice(span.end)}`;
      }
      for (const part of text.split(partSeparatorPattern))
        if (!isJob || !takeLabeledValue(part, header, language)) addPart(part, header, language);
    }
  }
  return header;
}

const locationLabelPattern =
  /^(?:ort|land|lieu|ville|pays|lugar|localidad|ciudad|país|location|city|country|所在地|勤務地|근무지|소재지)\s*[:：]\s*/iu;

const labelPatterns = {
  position:
    /^(?:(?:job )?title|position|role|occupation|puesto|cargo|función|poste(?: occupé)?|fonction|emploi|tätigkeit|funktion|stelle|役職|職種|職位|직위|직책|직무|담당)\s*[:：]\s*/iu,
  company:
    /^(?:employer|company|organi[sz]ation|empresa|empleador|entreprise|employeur|société|arbeitgeber|firma|unternehmen|betrieb|会社名?|企業名|勤務先|회사명?|근무처|직장)\s*[:：]\s*/iu,
};

/** "Austin, TX" and "Ort: Duisburg | Land: Deutschland" */
export const looksLikePlace = (text: string) =>
  text.split(partSeparatorPattern).every((part) => looksLikeLocation(part) || locationLabelPattern.test(part));

export const startsWithFieldLabel = (text: string) => Object.values(labelPatterns).some((label) => label.test(text));

/** Takes values such as "Position: Electrician", "Ort: Duisburg" and the position in "Scierie Collignon : manœuvre". */
function takeLabeledValue(part: string, header: EntryHeader, language: Language): boolean {
  const text = trimPart(part);
  const { labeled, locations, consumedTexts } = header;
  const locationLabel = locationLabelPattern.exec(text)?.[0];
  if (locationLabel) {
    locations.push(text.slice(locationLabel.length));
    consumedTexts.push(locationLabel);
    return true;
  }
  for (const field of ['position', 'company'] as const) {
    const label = labelPatterns[field].exec(text)?.[0];
    if (!label || labeled[field]) continue;
    labeled[field] = text.slice(label.length);
    consumedTexts.push(label);
    return true;
  }
  const [, company, position] = /^([^:：]{3,80}?)\s*[:：]\s+(\p{Ll}[^:：]*)$/u.exec(text) ?? [];
  if (company === undefined || position === undefined || labeled.position) return false;
  labeled.position = position;
  addPart(company, header, language);
  return true;
}

/** Splits "Acme Supply, Knoxville, TN" into the name and the location. A county belongs to the town before it. */
function splitNameBeforeLocation(text: string): [name: string, location: string] | undefined {
  const [name = '', ...rest] = text.split(/,\s+/);
  const [town = ''] = rest;
  const location = rest.join(', ');
  const isSplit =
    rest.length === 2 &&
    looksLikeLocation(location) &&
    !looksLikeLocation(`${name}, ${town}`) &&
    !/^(?:co\.|county)\s/i.test(town);
  return isSplit ? [name, location] : undefined;
}

function addPart(part: string, header: EntryHeader, language: Language): void {
  const text = trimPart(part);
  if (text === '') return;
  if (/^[(（].*[)）]$/u.test(part.trim()) && looksLikeTown(text)) {
    header.locations.push(text);
    return;
  }
  const [nameBeforeSlash = '', place = '', ...others] = text.split(' / ');
  if (others.length === 0 && looksLikeLocation(place)) {
    header.parts.push(nameBeforeSlash);
    header.locations.push(place);
    return;
  }
  const nameAndLocation = splitNameBeforeLocation(text);
  if (nameAndLocation) {
    header.parts.push(nameAndLocation[0]);
    header.locations.push(nameAndLocation[1]);
    return;
  }
  if (wholeDurationPattern.test(text)) {
    header.consumedTexts.push(text);
    return;
  }
  if (looksLikeLocation(text)) {
    header.locations.push(text);
    return;
  }
  const bracketMatch = /^(.+?)(?:(?<!\s)\s+)?[(（]([^()（）]{2,40})[)）]$/u.exec(text);
  if (
    bracketMatch?.[1] &&
    bracketMatch[2] &&
    (looksLikeLocation(bracketMatch[2]) || isTownOfCompany(bracketMatch[2], bracketMatch[1]))
  ) {
    header.locations.push(bracketMatch[2]);
    addPart(bracketMatch[1], header, language);
    return;
  }
  const [left, right] = text.split(companyPrepositionPatterns[language]);
  if (left && right && mentionsPosition(left)) {
    header.consumedTexts.push(companyPrepositionPatterns[language].exec(text)?.[0] ?? '');
    header.parts.push(left);
    addPart(right, header, language);
    return;
  }
  // A space may separate company and position: "株式会社みなと電機 システムエンジニア".
  const spaceMatch = /^(?=\S*[\p{Script=Han}\p{Script=Hangul}])(\S+)\s+(\S.+)$/u.exec(text);
  if (
    spaceMatch?.[1] &&
    spaceMatch[2] &&
    mentionsOrganization(spaceMatch[1]) &&
    mentionsPosition(spaceMatch[2]) &&
    !mentionsPosition(spaceMatch[1])
  ) {
    header.parts.push(spaceMatch[1]);
    addPart(spaceMatch[2], header, language);
    return;
  }
  const location = findTrailingLocation(text);
  if (location) header.locations.push(location);
  header.parts.push(location ? trimPart(text.slice(0, -location.length)) : text);
}

/** "Gasthaus zum Innkai (Hall in Tirol)", but not "Koch (Vertretung)" or "Nordlicht Software (NLS)". */
const isTownOfCompany = (bracketText: string, company: string) =>
  looksLikeTown(bracketText) && !mentionsPosition(company) && bracketText !== bracketText.toUpperCase();

/**
 * Returns the location at the end of a text such as "Acme GmbH, Hamburg" or "Clínica Norte, Madrid, España". The text
 * before the location must be recognizable, for example as a company.
 */
function findTrailingLocation(text: string): string | undefined {
  const pieces = text.split(/,\s+/);
  for (const count of [3, 2]) {
    const tail = pieces.slice(-count).join(', ');
    if (
      pieces.length > count &&
      looksLikeLocation(tail) &&
      !nameSuffixPattern.test(pieces.at(-count) ?? '') &&
      !mentionsOrganization(pieces.at(-count) ?? '')
    )
      return tail;
  }
  const lastPiece = pieces.at(-1) ?? '';
  if (
    pieces.length < 2 ||
    nameSuffixPattern.test(lastPiece) ||
    mentionsPosition(lastPiece) ||
    mentionsOrganization(lastPiece)
  )
    return undefined;
  const previousPiece = pieces.at(-2) ?? '';
  const isAfterCompany = mentionsOrganization(previousPiece) && !mentionsPosition(previousPiece);
  const isAfterPosition = pieces.length === 3 && mentionsPosition(pieces[0] ?? '');
  const isAfterSchool = mentionsInstitution(previousPiece) && !mentionsDegree(lastPiece);
  return looksLikeLocation(lastPiece) ||
    (looksLikeTown(lastPiece) && (isAfterCompany || isAfterPosition || isAfterSchool))
    ? lastPiece
    : undefined;
}

/** Splits a text at commas, but keeps suffixes such as "Inc." with the name before them. */
export function splitAtCommas(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(/(?:(?<!\s)\s+)?[,、，]\s+|、/u)) {
    if (nameSuffixPattern.test(piece) && pieces.length > 0) pieces.push(`${pieces.pop() ?? ''}, ${piece}`);
    else if (piece) pieces.push(piece);
  }
  return pieces;
}

export function addDateAmbiguities(path: string, { dateSpan }: EntryHeader, extraction: Extraction): void {
  const addAmbiguity = (field: string, ambiguity: Ambiguity) =>
    extraction.ambiguities.set(`${path}.${field}`, ambiguity);
  if (dateSpan?.alternativeStart)
    addAmbiguity('startDate', { question: 'date', alternative: dateSpan.alternativeStart });
  if (dateSpan?.alternativeEnd) addAmbiguity('endDate', { question: 'date', alternative: dateSpan.alternativeEnd });
  if (dateSpan?.isOpenEnded) addAmbiguity('current', { question: 'current' });
}
