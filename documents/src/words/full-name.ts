import type { PersonalInfo } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { isEastAsian } from './wording';

/** A person's name in one line, the family name first where the language has it so; empty while there is none. */
export function fullName(info: Pick<PersonalInfo, 'firstName' | 'lastName'>, language: Language): string {
  const { firstName, lastName } = info;
  return (isEastAsian(language) ? [lastName, firstName] : [firstName, lastName]).filter(Boolean).join(' ').trim();
}
