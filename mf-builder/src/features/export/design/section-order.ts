import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import type { SectionSetting } from '@shortlist/contracts/builder/resume-settings';
import type { Language } from '@shortlist/contracts/platform/languages';
import { listSections, type SectionListItem } from '@shortlist/documents/sections';
import { toSectionSetting } from '../../../shared/section-settings';

/** `skills` is the template's order with skills first. `custom` is any other order. */
export type SectionOrder = 'template' | 'skills' | 'custom';

type OrderableDraft = Pick<ResumeDraft, 'templateId' | 'sections'> & Parameters<typeof listSections>[0];

const joinKeys = (sections: SectionListItem[]) => sections.map(({ key }) => key).join();

/** Keeps the names and visibility that the user chose. */
function listInTemplateOrder(draft: OrderableDraft, language: Language): SectionListItem[] {
  const currentSections = new Map(listCurrentSections(draft, language).map((section) => [section.key, section]));
  return listSections(draft, draft.templateId, [], language).map(
    (section) => currentSections.get(section.key) ?? section,
  );
}

/** Puts skills first in their column, or right after the summary if the summary is in that column. */
function listSkillsFirst(draft: OrderableDraft, language: Language): SectionListItem[] {
  const sections = listInTemplateOrder(draft, language);
  const skills = sections.find(({ key }) => key === 'skills');
  if (!skills) return sections;
  const others = sections.filter((section) => section !== skills);
  const skillsIndex = others.findIndex(({ key, column }) => column === skills.column && key !== 'summary');
  return skillsIndex < 0 ? sections : others.toSpliced(skillsIndex, 0, skills);
}

export const listCurrentSections = (draft: OrderableDraft, language: Language) =>
  listSections(draft, draft.templateId, draft.sections, language);

export function detectSectionOrder(draft: OrderableDraft, language: Language): SectionOrder {
  const currentKeys = joinKeys(listCurrentSections(draft, language));
  if (currentKeys === joinKeys(listInTemplateOrder(draft, language))) return 'template';
  return currentKeys === joinKeys(listSkillsFirst(draft, language)) ? 'skills' : 'custom';
}

/**
 * For the template order, omits sections that are neither renamed nor hidden, so that another template can apply its
 * own order.
 */
export function createOrderSettings(
  order: 'template' | 'skills',
  draft: OrderableDraft,
  language: Language,
): SectionSetting[] {
  if (order === 'skills') return listSkillsFirst(draft, language).map(toSectionSetting);
  return listInTemplateOrder(draft, language)
    .map(toSectionSetting)
    .filter(({ name, hidden }) => name !== '' || hidden);
}
