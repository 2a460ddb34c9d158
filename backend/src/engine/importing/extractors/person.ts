import type { Language } from '@shortlist/contracts/platform/languages';
import { splitName } from '@shortlist/documents/i18n/split-name';
import { toAlphanumeric } from '../../file-reader/section-headings';
import { looksLikeTown, mentionsDegree, mentionsOrganization, mentionsPosition } from './text-classifiers';
import { extractContacts, hasLabeledName, isContactLabel, startsWithUnknownLabel } from './contacts';
import { findHeading, guessSection, isDocumentTitle } from '../headings';
import type { Paragraph } from './group-paragraphs';
import type { Extraction } from './extraction';

const contactFields = ['email', 'phone', 'linkedin', 'website', 'location'] as const;
type ExtractedContacts = ReturnType<typeof extractContacts>;

const nameParticlePattern =
  /^(?:de|del|della|di|da|dos|la|las|los|le|van|von|der|den|zu|zur|ten|ter|bin|al|el|mc|mac|o’|st\.?|y)$/i;
const eastAsianNamePattern = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ヶ\s]+$/u;
const koreanNamePattern = /^[\p{Script=Hangul}\s]+$/u;
const credentialsPattern =
  /(?:,|(?<!\s))\s+[A-Z][A-Za-z]*(?:\.[A-Z][A-Za-z]*){0,3}\.?$|(?<!,\s*[A-Z][A-Za-z.-]{1,6}),\s*[A-Z][A-Za-z.-]{1,6}(?:,\s*[A-Z][A-Za-z.-]{1,6})*$/;

export function looksLikeName(text: string): boolean {
  const bareText = text.replace(findCredentials(text), '');
  if (/[\d@:/|!?•]/u.test(bareText) || isDocumentTitle(text) || findHeading(text) || isContactLabel(text)) return false;
  if ((eastAsianNamePattern.test(bareText) || koreanNamePattern.test(bareText)) && guessSection(bareText)) return false;
  if (eastAsianNamePattern.test(bareText))
    return toAlphanumeric(bareText).length >= 2 && toAlphanumeric(bareText).length <= 10;
  if (koreanNamePattern.test(bareText))
    return toAlphanumeric(bareText).length >= 2 && toAlphanumeric(bareText).length <= 5;
  const words = bareText.split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    bareText.length <= 60 &&
    words.every((word) => nameParticlePattern.test(word) || /^["“(]?\p{Lu}[\p{L}.'’-]*[")”]?,?$/u.test(word))
  );
}

const findCredentials = (text: string) =>
  /^,/.test(credentialsPattern.exec(text)?.[0] ?? '') ? (credentialsPattern.exec(text)?.[0] ?? '') : '';

export const getBareName = (text: string) =>
  text.replace(findCredentials(text), '').replace(/^([^（(]*)[（(].*[)）]/u, '$1');

/**
 * Returns the index of the paragraph with the name, or -1 if there is none or if a label marks it among the contact
 * details, which end before `endIndex`. Prefers the candidate in the largest font on the first page. If no
 * candidate is clearly larger than the body text, returns the first candidate.
 */
export function findNameIndex(paragraphs: readonly Paragraph[], endIndex: number): number {
  if (paragraphs.slice(0, endIndex).some(({ cells }) => hasLabeledName(cells))) return -1;
  const firstPage = paragraphs.filter(({ page }) => page === 1);
  const bodyFontSize = findCommonFontSize(paragraphs);
  const candidates = firstPage
    .map((paragraph, i) => ({ paragraph, i }))
    .filter(({ paragraph: { cells, isBullet } }) => !isBullet && looksLikeName(cells[0] ?? ''));
  const maxFontSize = Math.max(0, ...candidates.map(({ paragraph }) => paragraph.fontSize));
  if (maxFontSize > bodyFontSize * 1.15) {
    const match = candidates.find(({ paragraph }) => paragraph.fontSize === maxFontSize);
    if (match) return match.i;
  }
  return candidates.find(({ i, paragraph }) => i < endIndex && !mentionsPosition(paragraph.cells[0] ?? ''))?.i ?? -1;
}

export function findCommonFontSize(paragraphs: readonly Paragraph[]): number {
  const counts = new Map<number, number>();
  for (const { fontSize, text } of paragraphs) counts.set(fontSize, (counts.get(fontSize) ?? 0) + text.length);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Text other than name, contact details, headline and summary becomes unplaced lines. */
export function extractPerson(
  paragraphs: readonly Paragraph[],
  nameParagraph: Paragraph | undefined,
  isContactSection: boolean,
  language: Language,
  extraction: Extraction,
): void {
  const { personalInfo: info } = extraction.content;
  const summaryTexts: string[] = [];
  for (const paragraph of paragraphs) {
    if (isDocumentTitle(paragraph.text)) {
      extraction.consumedTexts.push(paragraph.text);
      continue;
    }
    const cells = paragraph === nameParagraph ? takeName(paragraph.cells, language, extraction) : paragraph.cells;
    const contacts = extractContacts(cells);
    extraction.consumedTexts.push(...contacts.consumedTexts);
    const [name] = contacts.name;
    if (name && !info.firstName) setName(name, language, extraction);
    const leftovers = setContacts(contacts, extraction);
    const hasContact = contactFields.some((field) => contacts[field].length > 0);
    // A line such as "Designer | Research | Systems" is not split.
    const otherTexts =
      !hasContact && contacts.consumedTexts.length === 0 && cells.length > 0
        ? [cells.join(' ')]
        : contacts.unclassified;
    for (const text of otherTexts) {
      if (looksLikeSummary(text)) summaryTexts.push(text);
      else if (hasContact && info.location === '' && looksLikeTown(text)) {
        info.location = text;
        extraction.ambiguities.set('personalInfo.location', { question: 'location' });
      } else if (!isContactSection && isBetterHeadline(text, info.headline, hasContact)) {
        if (info.headline) leftovers.push(info.headline);
        info.headline = text;
      } else leftovers.push(text);
    }
    if (leftovers.length > 0) extraction.unplacedLines.push({ text: leftovers.join(': '), section: '' });
  }
  setSummary(summaryTexts, extraction);
  if (info.headline && !mentionsPosition(info.headline))
    extraction.ambiguities.set('personalInfo.headline', { question: 'headline' });
}

/** Returns the other cells and the credentials after the name. */
function takeName([name = '', ...rest]: string[], language: Language, extraction: Extraction): string[] {
  setName(name, language, extraction);
  const nameCredentials = findCredentials(name).replace(/^[,\s]+/, '');
  return nameCredentials ? [...rest, nameCredentials] : rest;
}

/** Returns the values that differ from a filled field. */
function setContacts(contacts: ExtractedContacts, { content }: Extraction): string[] {
  const { personalInfo: info } = content;
  const leftovers: string[] = [];
  for (const field of contactFields)
    for (const value of contacts[field]) {
      if (info[field] === '') info[field] = value;
      else if (toAlphanumeric(info[field]) !== toAlphanumeric(value)) leftovers.push(value);
    }
  return leftovers;
}

function setSummary(texts: string[], extraction: Extraction): void {
  if (texts.length === 0) return;
  const { personalInfo: info } = extraction.content;
  if (info.summary === '') {
    info.summary = texts.join('\n');
    extraction.ambiguities.set('personalInfo.summary', { question: 'summary' });
  } else extraction.unplacedLines.push(...texts.map((text) => ({ text, section: '' })));
}

const looksLikeSummary = (text: string) => text.length > 110 || (text.length > 60 && /[.。!]$/.test(text));
/** A later line replaces the headline only if it names a position and the headline does not. */
const isBetterHeadline = (text: string, headline: string, hasContact: boolean) =>
  looksLikeHeadline(text) && (mentionsPosition(text) ? !mentionsPosition(headline) : !headline && !hasContact);

/** Personal data that many resumes list next to the contacts. */
const personalDataPattern =
  /(?<!\p{L})(?:born|birth|nationalit|married|single|marital|driving|geb\.|geboren|geburts|familienstand|verheiratet|ledig|staatsang|staatsb|führerschein|née? le|nationalité|mari[ée]e?(?!\p{L})|célibataire|pacsée?|permis|enfants|\d{1,2} ans|nacid|nacimiento|nacionalidad|estado civil|solter|casad|carn[ée]t?|dni)|生年月日|性別|\d{1,2}歳|現在$|国籍|배우자|생년월일|성별|\d{1,2}세|년생|사\s?진/iu;

const looksLikeHeadline = (text: string) =>
  !startsWithUnknownLabel(text) &&
  !personalDataPattern.test(text) &&
  !/\d{4}|[:：]$|^[(（].*[)）]$/u.test(text) &&
  !findHeading(text) &&
  text.length >= 3 &&
  (mentionsPosition(text) || !mentionsDegree(text) || !mentionsOrganization(text));

function setName(text: string, language: Language, extraction: Extraction): void {
  const { isSure, ...name } = splitName(getBareName(text), language);
  Object.assign(extraction.content.personalInfo, name);
  if (!isSure) {
    extraction.ambiguities.set('personalInfo.firstName', { question: 'name' });
    extraction.ambiguities.set('personalInfo.lastName', { question: 'name' });
  }
}
