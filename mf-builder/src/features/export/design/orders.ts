import type { ResumeDraft, SectionSetting } from '@shortlist/contracts/builder/saved-resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { sectionsOf, type SectionListing } from '@shortlist/documents/sections';

export type Order = 'written' | 'skills' | 'own';

type Draft = Pick<ResumeDraft, 'templateId' | 'sections'> & Parameters<typeof sectionsOf>[0];

const keysOf = (sections: SectionListing[]) => sections.map(({ key }) => key).join();
const settingOf = ({ key, ownName, hidden }: SectionListing): SectionSetting => ({ key, name: ownName, hidden });

/** Returns the sections in the template's order, with the names and visibility that the user chose. */
function asWritten(draft: Draft, language: Language): SectionListing[] {
  const chosen = new Map(listed(draft, language).map((section) => [section.key, section]));
  return sectionsOf(draft, draft.templateId, [], language).map((section) => chosen.get(section.key) ?? section);
}

/** Returns the template's order with skills first in their column, or right after the summary if it is there. */
function skillsFirst(draft: Draft, language: Language): SectionListing[] {
  const sections = asWritten(draft, language);
  const skills = sections.find(({ key }) => key === 'skills');
  if (!skills) return sections;
  const others = sections.filter((section) => section !== skills);
  const first = others.findIndex(({ key, column }) => column === skills.column && key !== 'summary');
  return first < 0 ? sections : others.toSpliced(first, 0, skills);
}

export const listed = (draft: Draft, language: Language) =>
  sectionsOf(draft, draft.templateId, draft.sections, language);

export function orderOf(draft: Draft, language: Language): Order {
  const now = keysOf(listed(draft, language));
  if (now === keysOf(asWritten(draft, language))) return 'written';
  return now === keysOf(skillsFirst(draft, language)) ? 'skills' : 'own';
}

/**
 * Returns the settings for an order. The template order omits settings that neither rename nor hide a section, so that
 * another template can apply its own order.
 */
export function settingsFor(order: 'written' | 'skills', draft: Draft, language: Language): SectionSetting[] {
  if (order === 'skills') return skillsFirst(draft, language).map(settingOf);
  return asWritten(draft, language)
    .map(settingOf)
    .filter(({ name, hidden }) => name !== '' || hidden);
}

export const withSetting = (
  draft: Draft,
  language: Language,
  key: string,
  change: Partial<SectionSetting>,
): SectionSetting[] =>
  listed(draft, language).map((section) =>
    section.key === key ? { ...settingOf(section), ...change } : settingOf(section),
  );

/** Returns false for moves between columns, because each column has its own order. */
export const canMove = (draft: Draft, language: Language, from: number, to: number): boolean => {
  const sections = listed(draft, language);
  return sections[from] !== undefined && sections[from].column === sections[to]?.column;
};

export function withMoved(draft: Draft, language: Language, from: number, to: number): SectionSetting[] {
  const sections = listed(draft, language);
  const [moved] = sections.splice(from, 1);
  if (moved) sections.splice(to, 0, moved);
  return sections.map(settingOf);
}
