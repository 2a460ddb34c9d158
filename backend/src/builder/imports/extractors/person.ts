import type { Language } from '@shortlist/contracts/platform/languages';
import { splitName } from '@shortlist/documents/i18n/split-name';
import { toAlphanumeric } from '../../../ats/file-reader/section-headings';
import { looksLikeTown, mentionsDegree, mentionsOrganization, mentionsPosition } from './text-classifiers';
import { extractContacts, hasOtherLabel } from './contacts';
import { findHeading, isDocumentTitle } from './headings';
import type { Paragraph } from './group-paragraphs';
import type { Extraction } from './extraction';

const particles =
  /^(?:de|del|della|di|da|dos|la|las|los|le|van|von|der|den|zu|zur|ten|ter|bin|al|el|mc|mac|o’|st\.?|y)$/i;
const eastAsianName = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ヶ\s]+$/u;
const koreanName = /^[\p{Script=Hangul}\s]+$/u;
const credentials =
  /(?:,|(?<!\s))\s+[A-Z][A-Za-z]*(?:\.[A-Z][A-Za-z]*){0,3}\.?$|(?<!,\s*[A-Z][A-Za-z.-]{1,6}),\s*[A-Z][A-Za-z.-]{1,6}(?:,\s*[A-Z][A-Za-z.-]{1,6})*$/;

export function looksLikeName(text: string): boolean {
  const plain = text.replace(findCredentials(text), '');
  if (/[\d@:/|!?•]/u.test(plain) || isDocumentTitle(text) || findHeading(text)) return false;
  if (eastAsianName.test(plain)) return toAlphanumeric(plain).length >= 2 && toAlphanumeric(plain).length <= 10;
  if (koreanName.test(plain)) return toAlphanumeric(plain).length >= 2 && toAlphanumeric(plain).length <= 5;
  const words = plain.split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    plain.length <= 60 &&
    words.every((word) => particles.test(word) || /^["“(]?\p{Lu}[\p{L}.'’-]*[")”]?,?$/u.test(word))
  );
}

const findCredentials = (text: string) =>
  /^,/.test(credentials.exec(text)?.[0] ?? '') ? (credentials.exec(text)?.[0] ?? '') : '';

/** Removes credentials and text in brackets after a name. */
export const bareName = (text: string) =>
  text.replace(findCredentials(text), '').replace(/^([^（(]*)[（(].*[)）]/u, '$1');

/**
 * Returns the index of the paragraph with the name: the largest on the first page, else the first that may be a name.
 */
export function findNameIndex(paragraphs: readonly Paragraph[], before: number): number {
  const front = paragraphs.filter(({ page }) => page === 1);
  const body = findCommonFontSize(paragraphs);
  const candidates = front
    .map((paragraph, i) => ({ paragraph, i }))
    .filter(({ paragraph: { cells, isBullet } }) => !isBullet && looksLikeName(cells[0] ?? ''));
  const largest = Math.max(0, ...candidates.map(({ paragraph }) => paragraph.fontSize));
  if (largest > body * 1.15) {
    const found = candidates.find(({ paragraph }) => paragraph.fontSize === largest);
    if (found) return found.i;
  }
  return candidates.find(({ i, paragraph }) => i < before && !mentionsPosition(paragraph.cells[0] ?? ''))?.i ?? -1;
}

export function findCommonFontSize(paragraphs: readonly Paragraph[]): number {
  const counts = new Map<number, number>();
  for (const { fontSize, text } of paragraphs) counts.set(fontSize, (counts.get(fontSize) ?? 0) + text.length);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Uses texts that are neither name nor contact details as headline, summary or unplaced lines. */
export function extractPerson(
  paragraphs: readonly Paragraph[],
  nameAt: Paragraph | undefined,
  isContact: boolean,
  language: Language,
  out: Extraction,
): void {
  const { personalInfo: info } = out.content;
  const texts: string[] = [];
  for (const paragraph of paragraphs) {
    if (isDocumentTitle(paragraph.text)) {
      out.consumedTexts.push(paragraph.text);
      continue;
    }
    let { cells } = paragraph;
    if (paragraph === nameAt) {
      const [name = '', ...rest] = cells;
      setName(name, language, out);
      const behind = findCredentials(name).replace(/^[,\s]+/, '');
      cells = behind ? [...rest, behind] : rest;
    }
    const found = extractContacts(cells);
    out.consumedTexts.push(...found.consumedTexts);
    const [name] = found.name;
    if (name && !info.firstName) setName(name, language, out);
    const spare: string[] = [];
    const put = (field: 'email' | 'phone' | 'linkedin' | 'website' | 'location', values: string[]) => {
      for (const value of values) {
        if (info[field] === '') info[field] = value;
        else if (toAlphanumeric(info[field]) !== toAlphanumeric(value)) spare.push(value);
      }
    };
    put('email', found.email);
    put('phone', found.phone);
    put('linkedin', found.linkedin);
    put('website', found.website);
    put('location', found.location);
    const hasContact =
      found.email.length + found.phone.length + found.linkedin.length + found.website.length + found.location.length >
      0;
    // A line such as "Designer | Research | Systems" stays whole.
    const others =
      !hasContact && found.consumedTexts.length === 0 && cells.length > 0 ? [cells.join(' ')] : found.unclassified;
    for (const text of others) {
      if (isSummary(text)) texts.push(text);
      else if (hasContact && info.location === '' && looksLikeTown(text)) {
        info.location = text;
        out.ambiguities.set('personalInfo.location', { question: 'location' });
      } else if (!isContact && !info.headline && looksLikeHeadline(text)) info.headline = text;
      else spare.push(text);
    }
    if (spare.length > 0) out.unplaced.push({ text: spare.join(': '), where: '' });
  }
  if (texts.length > 0) {
    if (info.summary === '') {
      info.summary = texts.join('\n');
      out.ambiguities.set('personalInfo.summary', { question: 'summary' });
    } else out.unplaced.push(...texts.map((text) => ({ text, where: '' })));
  }
  if (info.headline && !mentionsPosition(info.headline))
    out.ambiguities.set('personalInfo.headline', { question: 'headline' });
}

const isSummary = (text: string) => text.length > 110 || (text.length > 60 && /[.。!]$/.test(text));
const looksLikeHeadline = (text: string) =>
  !hasOtherLabel(text) &&
  !/\d{4}/.test(text) &&
  text.length >= 3 &&
  (mentionsPosition(text) || !mentionsDegree(text) || !mentionsOrganization(text));

function setName(text: string, language: Language, out: Extraction): void {
  const { isSure, ...name } = splitName(bareName(text), language);
  Object.assign(out.content.personalInfo, name);
  if (!isSure) {
    out.ambiguities.set('personalInfo.firstName', { question: 'name' });
    out.ambiguities.set('personalInfo.lastName', { question: 'name' });
  }
}
