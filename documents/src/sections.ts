import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { SectionSetting } from '@shortlist/contracts/builder/saved-resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { designOf } from './templates/designs';
import type { TemplateDesign } from './templates/template';
import { sectionIds, wording, type SectionId } from './words/wording';

/** Names a section in settings: a usual one by its id, one of the person's own by the id that it has in the content. */
export type SectionKey = SectionId | `custom:${string}`;

/** A section in its place. `ownName` is what the person calls it instead of its usual name, or empty. */
export interface PlacedSection {
  key: SectionKey;
  ownName: string;
  hidden: boolean;
}

/** The sections of a resume by column, as its template and its settings have them. Without a side column all are main. */
export interface PlacedSections {
  main: PlacedSection[];
  side: PlacedSection[];
}

const customKey = (id: string): SectionKey => `custom:${id}`;

/** Returns the path of a section in the content; its fields are below it. */
export function sectionPath(content: ResumeContent, key: SectionKey): string {
  if (key === 'summary') return 'personalInfo.summary';
  const index = content.customSections.findIndex(({ id }) => customKey(id) === key);
  return index < 0 ? key : `customSections.${index}`;
}

/** The heading that a section has without a name of the person's choice. */
export function usualName(content: ResumeContent, key: SectionKey, language: Language): string {
  const { headings, unnamed } = wording[language];
  const custom = content.customSections.find(({ id }) => customKey(id) === key);
  return custom ? custom.name.trim() || unnamed : headings[key as SectionId];
}

/** Sections that settings name take the places that these have among them; the others stay where the template has them. */
function inOrder(usual: SectionKey[], settings: readonly SectionSetting[]): PlacedSection[] {
  const byKey = new Map(settings.toReversed().map((setting) => [setting.key, setting]));
  const wanted = settings.filter((setting) => byKey.get(setting.key) === setting);
  const named = wanted.filter(({ key }) => usual.some((known) => known === key));
  let next = 0;
  return usual.map((place) => {
    const setting = byKey.has(place) ? named[next++] : undefined;
    if (!setting) return { key: place, ownName: '', hidden: false };
    return { key: setting.key as SectionKey, ownName: setting.name.trim(), hidden: setting.hidden };
  });
}

/**
 * All sections in their order, hidden ones too. Settings order each column for itself; sections of the person's own stand
 * in the main column, and come last unless they are placed.
 */
export function placeSections(
  { customSections }: ResumeContent,
  { order, side }: Pick<TemplateDesign, 'order' | 'side'>,
  settings: readonly SectionSetting[] = [],
): PlacedSections {
  const own = customSections.map(({ id }) => customKey(id));
  return { main: inOrder([...order, ...own], settings), side: inOrder(side?.sections ?? [], settings) };
}

const saysSomething = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' && value !== null && Object.values(value).some(saysSomething);

/** Returns the content of a section; its name is no content. */
function contentOf(content: ResumeContent, key: SectionKey): unknown {
  if (key === 'summary') return content.personalInfo.summary;
  return (
    content.customSections.find(({ id }) => customKey(id) === key)?.items ??
    content[key as Exclude<SectionId, 'summary'>]
  );
}

/** A row of the list of sections. `name` is the one that is printed. An empty section leaves no trace in documents. */
export interface SectionListing {
  key: SectionKey;
  name: string;
  ownName: string;
  usualName: string;
  hidden: boolean;
  empty: boolean;
  column: 'main' | 'side';
}

/** The sections of a resume in the order in which they are read, hidden and empty ones too. */
export function sectionsOf(
  content: ResumeContent,
  templateId: string,
  settings: readonly SectionSetting[],
  language: Language,
): SectionListing[] {
  const design = designOf(templateId);
  const { main, side } = placeSections(content, design, settings);
  const listed = (sections: PlacedSection[], column: SectionListing['column']) =>
    sections.map(({ key, ownName, hidden }): SectionListing => {
      const usual = usualName(content, key, language);
      const empty = !saysSomething(contentOf(content, key));
      return { key, name: ownName || usual, ownName, usualName: usual, hidden, empty, column };
    });
  const [mainList, sideList] = [listed(main, 'main'), listed(side, 'side')];
  return design.side?.at === 'left' ? [...sideList, ...mainList] : [...mainList, ...sideList];
}

/** The content that a document shows: what is hidden is empty in it. Places of what is left do not change. */
export function withoutHidden(content: ResumeContent, settings: readonly SectionSetting[] = []): ResumeContent {
  const hidden = new Set<string>(settings.filter((setting) => setting.hidden).map(({ key }) => key));
  if (hidden.size === 0) return content;
  const lists = sectionIds.filter((id) => id !== 'summary' && hidden.has(id)).map((id) => [id, []]);
  return {
    ...content,
    ...(Object.fromEntries(lists) as Partial<ResumeContent>),
    personalInfo: hidden.has('summary') ? { ...content.personalInfo, summary: '' } : content.personalInfo,
    customSections: content.customSections.map((section) =>
      hidden.has(customKey(section.id)) ? { ...section, items: [] } : section,
    ),
  };
}
