import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { FileSettings } from '@shortlist/contracts/builder/file-data';
import { fillBlanks, mapTextFields } from './blanks';
import type { ComposeOptions } from './compose/layout-context';
import { removeInvisibleCharacters } from './compose/runs';
import { isSameCompany, listPrintedEntries } from './compose/sections/experience';
import type { DocumentTree } from './document-tree';
import { formatFullName } from './i18n/format-full-name';
import { walkTextBlocks } from './pages/walk-text-blocks';
import { getSectionPath, placeSections } from './sections';
import { getTemplateDesign } from './templates/designs';

export interface PrintedResume {
  content: ResumeContent;
  settings: FileSettings;
}

/** Picks each field by name, because the options may have more fields. */
export const toFileSettings = ({
  templateId,
  accent = '',
  fonts = '',
  density = 'regular',
  sections = [],
  fit = 0,
  pageSize,
  language,
  jobTitle = '',
}: ComposeOptions): FileSettings => ({
  ...{ templateId, accent, fonts, density, sections: [...sections], fit, pageSize, language },
  targetJobTitle: jobTitle,
});

export const toComposeOptions = ({ targetJobTitle, ...settings }: FileSettings): ComposeOptions => ({
  ...settings,
  jobTitle: targetJobTitle,
});

/**
 * Returns only the fields that the document prints, so that the result contains nothing that the user hides or the
 * template omits. Composing the result produces the same document. Printed fields stay whole: a link keeps its scheme.
 */
export function toPrintedResume(resume: ResumeContent, options: ComposeOptions, tree: DocumentTree): PrintedResume {
  const content = mapTextFields(fillBlanks(resume, options.fills ?? {}), removeInvisibleCharacters);
  const settings = mapTextFields(toFileSettings(options), removeInvisibleCharacters);
  const paths = listPrintedPaths(content, tree);
  const printed = selectPrinted(content, '', paths);
  const personalInfo = { ...printed.personalInfo, typedName: content.personalInfo.typedName };
  const isNameAsTyped = personalInfo.typedName === formatFullName(personalInfo, settings.language);
  const customIds = content.customSections.map(({ id }) => id).filter((_, i) => paths.has(`customSections.${i}`));
  const getNewId = (id: string) => `section-${customIds.indexOf(id) + 1}`;
  return {
    content: {
      ...printed,
      personalInfo: isNameAsTyped ? personalInfo : printed.personalInfo,
      customSections: printed.customSections.map((section, i) => ({ ...section, id: getNewId(customIds[i] ?? '') })),
    },
    settings: {
      ...settings,
      sections: listPrintedSections(content, settings, paths).map(({ key, customName }) => ({
        key: key.startsWith('custom:') ? `custom:${getNewId(key.slice('custom:'.length))}` : key,
        name: customName,
        hidden: false,
      })),
      targetJobTitle: paths.has('jobTitle') ? settings.targetJobTitle : '',
    },
  };
}

function listPrintedPaths({ experience }: ResumeContent, tree: DocumentTree): Set<string> {
  const paths = new Set<string>();
  const add = (path: string) => {
    for (let prefix = path; prefix; prefix = prefix.slice(0, Math.max(0, prefix.lastIndexOf('.')))) paths.add(prefix);
  };
  for (const { runs } of walkTextBlocks(tree.blocks))
    for (const { path, text } of runs) if (path && text.trim()) add(path);
  // Several roles at one employer share the printed company and place.
  const entries = listPrintedEntries(experience);
  for (const [i, { item, index }] of entries.entries()) {
    const previous = entries[i - 1];
    if (!previous || !paths.has(`experience.${index}`) || !isSameCompany(previous.item, item)) continue;
    for (const field of ['company', 'location'] as const)
      if (
        paths.has(`experience.${previous.index}.${field}`) &&
        (field === 'company' || isSamePlace(previous.item, item))
      )
        add(`experience.${index}.${field}`);
  }
  return paths;
}

const isSamePlace = (one: { location: string }, other: { location: string }) =>
  one.location.trim() === other.location.trim();

/** Empties other fields and drops entries without a printed field. */
function selectPrinted<Value>(value: Value, path: string, paths: ReadonlySet<string>): Value;
function selectPrinted(value: unknown, path: string, paths: ReadonlySet<string>): unknown {
  const getPath = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (typeof value === 'string') return paths.has(path) ? value : '';
  if (typeof value === 'boolean') return value && paths.has(path);
  if (Array.isArray(value))
    return value.flatMap((item: unknown, i) => (paths.has(getPath(i)) ? [selectPrinted(item, getPath(i), paths)] : []));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, selectPrinted(item, getPath(key), paths)]),
  );
}

/** Returns no sections if the resume has no section settings, so that another template can still order the sections. */
function listPrintedSections(
  content: ResumeContent,
  { templateId, sections }: FileSettings,
  paths: ReadonlySet<string>,
) {
  const { main, side } = placeSections(content, getTemplateDesign(templateId), sections);
  return sections.length === 0 ? [] : [...main, ...side].filter(({ key }) => paths.has(getSectionPath(content, key)));
}
