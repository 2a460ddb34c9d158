import type { SectionSetting } from '@shortlist/contracts/builder/resume-settings';
import type { SectionListItem } from '@shortlist/documents/sections';

export const toSectionSetting = ({ key, customName, hidden }: SectionListItem): SectionSetting => ({
  key,
  name: customName,
  hidden,
});

export const updateSectionSetting = (
  sections: SectionListItem[],
  key: string | undefined,
  change: Partial<SectionSetting>,
): SectionSetting[] =>
  sections.map((section) => ({ ...toSectionSetting(section), ...(section.key === key && change) }));

/** Sections can't move between columns, because each column has its own order. */
export const canMoveSection = (sections: SectionListItem[], from: number, to: number): boolean =>
  sections[from] !== undefined && sections[from].column === sections[to]?.column;

export function moveSection(sections: SectionListItem[], from: number, to: number): SectionSetting[] {
  const settings = sections.map(toSectionSetting);
  settings.splice(to, 0, ...settings.splice(from, 1));
  return settings;
}
