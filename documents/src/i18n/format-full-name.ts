import type { PersonalInfo } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { isEastAsian } from './document-labels';

type NamePart = 'firstName' | 'lastName';
export type Name = Pick<PersonalInfo, NamePart | 'typedName'>;

const givenNameFirst: NamePart[] = ['firstName', 'lastName'];
const familyNameFirst: NamePart[] = ['lastName', 'firstName'];
const separators = [' ', '', ', ', '・', '·'];

/** Returns the order and separator of the typed name if it matches the parts, or else those of the language. */
export function getNameLayout(info: Name, language: Language): { order: NamePart[]; separator: string } {
  const orders = isEastAsian(language) ? [familyNameFirst, givenNameFirst] : [givenNameFirst, familyNameFirst];
  for (const order of orders) {
    const separator = separators.find((candidate) => joinParts(info, order, candidate) === info.typedName);
    if (separator !== undefined) return { order, separator };
  }
  return { order: orders[0] ?? givenNameFirst, separator: ' ' };
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
