import type { PersonalInfo } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { isEastAsian } from './document-labels';

type NamePart = 'firstName' | 'lastName';
export type Name = Pick<PersonalInfo, NamePart | 'typedName'>;

const givenFirst: NamePart[] = ['firstName', 'lastName'];
const familyFirst: NamePart[] = ['lastName', 'firstName'];
const separators = [' ', '', ', ', '・', '·'];

/**
 * Returns the parts of a name in print order and their separator: as typed, otherwise by the convention of the
 * language.
 */
export function getNameLayout(info: Name, language: Language): { order: NamePart[]; separator: string } {
  const orders = isEastAsian(language) ? [familyFirst, givenFirst] : [givenFirst, familyFirst];
  for (const order of orders) {
    const separator = separators.find((candidate) => joinParts(info, order, candidate) === info.typedName);
    if (separator !== undefined) return { order, separator };
  }
  return { order: orders[0] ?? givenFirst, separator: ' ' };
}

export function formatFullName(info: Name, language: Language): string {
  const { order, separator } = getNameLayout(info, language);
  return joinParts(info, order, separator);
}

const joinParts = (info: Name, order: NamePart[], separator: string) =>
  order
    .map((part) => info[part].trim())
    .filter(Boolean)
    .join(separator);
