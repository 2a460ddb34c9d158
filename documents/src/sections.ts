import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { SectionSetting } from '@shortlist/contracts/builder/resume-settings';
import type { Language } from '@shortlist/contracts/platform/languages';
import { getTemplateDesign } from './templates/designs';
import type { TemplateDesign } from './templates/template-design';
import { sectionIds, documentLabels, type SectionId } from './i18n/document-labels';

/** The id of a built-in section, or "custom:" and the id of a custom section. */
export type SectionKey = SectionId | `custom:${string}`;

/** `customName` is the user's name for the section, or empty for the default. */
export interface PlacedSection {
  key: SectionKey;
  customName: string;
  hidden: boolean;
}

/** Sections by column, ordered by template and settings. Without a side column, all are in the main column. */
export interface PlacedSections {
  main: PlacedSection[];
  side: PlacedSection[];
}

const createCustomKey = (id: string): SectionKey => `custom:${id}`;

export function getSectionPath(content: ResumeContent, key: SectionKey): string {
  if (key === 'summary') return 'personalInfo.summary';
  const index = content.customSections.findIndex(({ id }) => createCustomKey(id) === key);
  return index < 0 ? key : `customSections.${index}`;
}

export function getDefaultSectionName(content: ResumeContent, key: SectionKey, language: Language): string {
  const { headings, untitledSection } = documentLabels[language];
  const custom = content.customSections.find(({ id }) => createCustomKey(id) === key);
  return custom ? custom.name.trim() || untitledSection : headings[key as SectionId];
}

/**
 * Reorders the sections in `settings` among the positions that they occupy; all others stay where the template puts
 * them.
 */
function orderSections(defaultOrder: SectionKey[], settings: readonly SectionSetting[]): PlacedSection[] {
  const byKey = new Map(settings.toReversed().map((setting) => [setting.key, setting]));
  const uniqueSettings = settings.filter((setting) => byKey.get(setting.key) === setting);
  const matchingSettings = uniqueSettings.filter(({ key }) => defaultOrder.some((sectionKey) => sectionKey === key));
  let nextSettingIndex = 0;
  return defaultOrder.map((defaultKey) => {
    const setting = byKey.has(defaultKey) ? matchingSettings[nextSettingIndex++] : undefined;
    if (!setting) return { key: defaultKey, customName: '', hidden: false };
    return { key: setting.key as SectionKey, customName: setting.name.trim(), hidden: setting.hidden };
  });
}

/**
 * Returns all sections in order, including hidden ones. Settings order each column separately; custom sections are in
 * the main column, at the end unless a setting moves them.
 */
export function placeSections(
  { customSections }: ResumeContent,
  { sectionOrder, sideColumn }: Pick<TemplateDesign, 'sectionOrder' | 'sideColumn'>,
  settings: readonly SectionSetting[] = [],
): PlacedSections {
  const customKeys = customSections.map(({ id }) => createCustomKey(id));
  return {
    main: orderSections([...sectionOrder, ...customKeys], settings),
    side: orderSections(sideColumn?.sections ?? [], settings),
  };
}

const hasText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' && value !== null && Object.values(value).some(hasText);

/** Returns the content of a section, without its name. */
function getSectionContent(content: ResumeContent, key: SectionKey): unknown {
  if (key === 'summary') return content.personalInfo.summary;
  return (
    content.customSections.find(({ id }) => createCustomKey(id) === key)?.items ??
    content[key as Exclude<SectionId, 'summary'>]
  );
}

/** `name` is the printed heading. Documents omit an empty section. */
export interface SectionListItem {
  key: SectionKey;
  name: string;
  customName: string;
  defaultName: string;
  hidden: boolean;
  isEmpty: boolean;
  column: 'main' | 'side';
}

/** Lists the sections in reading order, including hidden and empty ones. */
export function listSections(
  content: ResumeContent,
  templateId: string,
  settings: readonly SectionSetting[],
  language: Language,
): SectionListItem[] {
  const design = getTemplateDesign(templateId);
  const { main, side } = placeSections(content, design, settings);
  const toListItems = (sections: PlacedSection[], column: SectionListItem['column']) =>
    sections.map(({ key, customName, hidden }): SectionListItem => {
      const defaultName = getDefaultSectionName(content, key, language);
      const isEmpty = !hasText(getSectionContent(content, key));
      return { key, name: customName || defaultName, customName, defaultName, hidden, isEmpty, column };
    });
  const [mainList, sideList] = [toListItems(main, 'main'), toListItems(side, 'side')];
  return design.sideColumn?.position === 'left' ? [...sideList, ...mainList] : [...mainList, ...sideList];
}

/** Empties hidden sections. Indexes of the remaining items do not change. */
export function emptyHiddenSections(content: ResumeContent, settings: readonly SectionSetting[] = []): ResumeContent {
  const hidden = new Set<string>(settings.filter((setting) => setting.hidden).map(({ key }) => key));
  if (hidden.size === 0) return content;
  const lists = sectionIds.filter((id) => id !== 'summary' && hidden.has(id)).map((id) => [id, []]);
  return {
    ...content,
    ...(Object.fromEntries(lists) as Partial<ResumeContent>),
    personalInfo: hidden.has('summary') ? { ...content.personalInfo, summary: '' } : content.personalInfo,
    customSections: content.customSections.map((section) =>
      hidden.has(createCustomKey(section.id)) ? { ...section, items: [] } : section,
    ),
  };
}
