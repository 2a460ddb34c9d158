import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { SectionSetting } from '@shortlist/contracts/builder/resume-settings';
import type { Language } from '@shortlist/contracts/platform/languages';
import { getTemplateDesign } from './templates/designs';
import type { TemplateDesign } from './templates/template-design';
import { sectionIds, documentLabels, type SectionId } from './i18n/document-labels';

/** The id of a built-in section, or "custom:" and the id of a custom section. */
export type SectionKey = SectionId | `custom:${string}`;

/** `customName` is empty for the default name. */
export interface PlacedSection {
  key: SectionKey;
  customName: string;
  hidden: boolean;
}

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

/** Reorders the sections in `settings` among their positions. All other sections stay where the template puts them. */
function orderSections(defaultOrder: SectionKey[], settings: readonly SectionSetting[]): PlacedSection[] {
  const settingByKey = new Map(settings.toReversed().map((setting) => [setting.key, setting]));
  const uniqueSettings = settings.filter((setting) => settingByKey.get(setting.key) === setting);
  const matchingSettings = uniqueSettings.filter(({ key }) => defaultOrder.some((sectionKey) => sectionKey === key));
  let nextSettingIndex = 0;
  return defaultOrder.map((defaultKey) => {
    const setting = settingByKey.has(defaultKey) ? matchingSettings[nextSettingIndex++] : undefined;
    if (!setting) return { key: defaultKey, customName: '', hidden: false };
    return { key: setting.key as SectionKey, customName: setting.name.trim(), hidden: setting.hidden };
  });
}

/**
 * Returns all sections, including hidden ones. Settings order each column separately. Custom sections are at the end of
 * the main column unless a setting moves them.
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

function getSectionContent(content: ResumeContent, key: SectionKey): unknown {
  if (key === 'summary') return content.personalInfo.summary;
  return (
    content.customSections.find(({ id }) => createCustomKey(id) === key)?.items ??
    content[key as Exclude<SectionId, 'summary'>]
  );
}

/** `name` is the printed heading. */
export interface SectionListItem {
  key: SectionKey;
  name: string;
  customName: string;
  defaultName: string;
  hidden: boolean;
  isEmpty: boolean;
  column: 'main' | 'side';
}

/** Lists sections in reading order, including hidden and empty ones. */
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

/** Empties hidden sections instead of removing them, so that paths stay valid. */
export function emptyHiddenSections(content: ResumeContent, settings: readonly SectionSetting[] = []): ResumeContent {
  const hiddenKeys = new Set<string>(settings.filter((setting) => setting.hidden).map(({ key }) => key));
  if (hiddenKeys.size === 0) return content;
  const emptyLists = sectionIds.filter((id) => id !== 'summary' && hiddenKeys.has(id)).map((id) => [id, []]);
  return {
    ...content,
    ...(Object.fromEntries(emptyLists) as Partial<ResumeContent>),
    personalInfo: hiddenKeys.has('summary') ? { ...content.personalInfo, summary: '' } : content.personalInfo,
    customSections: content.customSections.map((section) =>
      hiddenKeys.has(createCustomKey(section.id)) ? { ...section, items: [] } : section,
    ),
  };
}
