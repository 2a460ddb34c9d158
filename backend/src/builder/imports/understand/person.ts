import type { Language } from '@shortlist/contracts/platform/languages';
import { splitName } from '@shortlist/documents/words/split-name';
import { squeezed } from '../../../ats/file/headings';
import { mayBeTown, saysDegree, saysOrganisation, saysPosition } from './cues';
import { contactsIn, isLabelled } from './contacts';
import { headingOf, isTitle } from './headings';
import type { Paragraph } from './paragraphs';
import type { Understood } from './understood';

const particles =
  /^(?:de|del|della|di|da|dos|la|las|los|le|van|von|der|den|zu|zur|ten|ter|bin|al|el|mc|mac|o’|st\.?|y)$/i;
const wide = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ヶ\s]+$/u;
const hangul = /^[\p{Script=Hangul}\s]+$/u;
const credentials =
  /(?:,|(?<!\s))\s+[A-Z][A-Za-z]*(?:\.[A-Z][A-Za-z]*){0,3}\.?$|(?<!,\s*[A-Z][A-Za-z.-]{1,6}),\s*[A-Z][A-Za-z.-]{1,6}(?:,\s*[A-Z][A-Za-z.-]{1,6})*$/;

export function mayBeName(text: string): boolean {
  const plain = text.replace(credentialsOf(text), '');
  if (/[\d@:/|!?•]/u.test(plain) || isTitle(text) || headingOf(text)) return false;
  if (wide.test(plain)) return squeezed(plain).length >= 2 && squeezed(plain).length <= 10;
  if (hangul.test(plain)) return squeezed(plain).length >= 2 && squeezed(plain).length <= 5;
  const words = plain.split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    plain.length <= 60 &&
    words.every((word) => particles.test(word) || /^["“(]?\p{Lu}[\p{L}.'’-]*[")”]?,?$/u.test(word))
  );
}

const credentialsOf = (text: string) =>
  /^,/.test(credentials.exec(text)?.[0] ?? '') ? (credentials.exec(text)?.[0] ?? '') : '';

/** Removes credentials and text in brackets after a name. */
export const bareName = (text: string) =>
  text.replace(credentialsOf(text), '').replace(/^([^（(]*)[（(].*[)）]/u, '$1');

/**
 * Returns the index of the paragraph with the name: the largest on the first page, else the first that may be a name.
 */
export function findName(paragraphs: readonly Paragraph[], before: number): number {
  const front = paragraphs.filter(({ page }) => page === 1);
  const body = commonSize(paragraphs);
  const candidates = front
    .map((paragraph, i) => ({ paragraph, i }))
    .filter(({ paragraph: { cells, isBullet } }) => !isBullet && mayBeName(cells[0] ?? ''));
  const largest = Math.max(0, ...candidates.map(({ paragraph }) => paragraph.size));
  if (largest > body * 1.15) {
    const found = candidates.find(({ paragraph }) => paragraph.size === largest);
    if (found) return found.i;
  }
  return candidates.find(({ i, paragraph }) => i < before && !saysPosition(paragraph.cells[0] ?? ''))?.i ?? -1;
}

export function commonSize(paragraphs: readonly Paragraph[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of paragraphs) counts.set(size, (counts.get(size) ?? 0) + text.length);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Uses texts that are neither name nor contact details as headline, summary or unplaced lines. */
export function readPerson(
  paragraphs: readonly Paragraph[],
  nameAt: Paragraph | undefined,
  isContact: boolean,
  language: Language,
  out: Understood,
): void {
  const { personalInfo: info } = out.content;
  const texts: string[] = [];
  for (const paragraph of paragraphs) {
    if (isTitle(paragraph.text)) {
      out.used.push(paragraph.text);
      continue;
    }
    let { cells } = paragraph;
    if (paragraph === nameAt) {
      const [name = '', ...rest] = cells;
      takeName(name, language, out);
      const behind = credentialsOf(name).replace(/^[,\s]+/, '');
      cells = behind ? [...rest, behind] : rest;
    }
    const found = contactsIn(cells);
    out.used.push(...found.used);
    const [name] = found.name;
    if (name && !info.firstName) takeName(name, language, out);
    const spare: string[] = [];
    const put = (field: 'email' | 'phone' | 'linkedin' | 'website' | 'location', values: string[]) => {
      for (const value of values) {
        if (info[field] === '') info[field] = value;
        else if (squeezed(info[field]) !== squeezed(value)) spare.push(value);
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
    const others = !hasContact && found.used.length === 0 && cells.length > 0 ? [cells.join(' ')] : found.others;
    for (const text of others) {
      if (isSummary(text)) texts.push(text);
      else if (hasContact && info.location === '' && mayBeTown(text)) {
        info.location = text;
        out.doubts.set('personalInfo.location', { question: 'location' });
      } else if (!isContact && !info.headline && mayBeHeadline(text)) info.headline = text;
      else spare.push(text);
    }
    if (spare.length > 0) out.rest.push({ text: spare.join(': '), where: '' });
  }
  if (texts.length > 0) {
    if (info.summary === '') {
      info.summary = texts.join('\n');
      out.doubts.set('personalInfo.summary', { question: 'summary' });
    } else out.rest.push(...texts.map((text) => ({ text, where: '' })));
  }
  if (info.headline && !saysPosition(info.headline)) out.doubts.set('personalInfo.headline', { question: 'headline' });
}

const isSummary = (text: string) => text.length > 110 || (text.length > 60 && /[.。!]$/.test(text));
const mayBeHeadline = (text: string) =>
  !isLabelled(text) &&
  !/\d{4}/.test(text) &&
  text.length >= 3 &&
  (saysPosition(text) || !saysDegree(text) || !saysOrganisation(text));

function takeName(text: string, language: Language, out: Understood): void {
  const { isSure, ...name } = splitName(bareName(text), language);
  Object.assign(out.content.personalInfo, name);
  if (!isSure) {
    out.doubts.set('personalInfo.firstName', { question: 'name' });
    out.doubts.set('personalInfo.lastName', { question: 'name' });
  }
}
