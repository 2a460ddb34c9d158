import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { getDefaultSectionName, type SectionKey } from '@shortlist/documents/sections';
import { getIn, setIn } from '../document/object-path';
import { createEmptyCustomItem } from '@shortlist/documents/empty-content';
import { parseList } from '../fields/parse-list';

export interface LineDestination {
  path: string;
  label: string;
}

/** Destination that creates a custom section with the line. */
export const newSectionPath = 'customSections';

function listEntryDestinations(section: string, list: string, field: string, names: string[]): LineDestination[] {
  return names.map((name, index) => ({
    path: `${list}.${index}.${field}`,
    label: `${section}, ${name || index + 1}`,
  }));
}

/** Personal fields that a line can fill unchanged. */
const personalFields = ['headline', 'email', 'phone', 'location', 'website', 'linkedin'] as const;

/**
 * Lists destinations in the order of a resume. Contact fields are destinations only while they are empty, except the
 * location, which can take a second line. `labels` names the destinations that have no name of their own.
 */
export function listDestinations(
  content: ResumeContent,
  language: Language,
  labels: { newSection: string; unnamed: string; personal: Record<(typeof personalFields)[number], string> },
): LineDestination[] {
  const getSectionName = (key: SectionKey) => getDefaultSectionName(content, key, language);
  const { personalInfo, experience, education, projects, customSections } = content;
  const openFields = personalFields.filter((key) => key === 'location' || personalInfo[key].trim() === '');
  const simpleLists = (['skills', 'achievements', 'certifications', 'languages'] as const).map((key) => ({
    path: key,
    label: getSectionName(key),
  }));
  return [
    ...openFields.map((key) => ({ path: `personalInfo.${key}`, label: labels.personal[key] })),
    { path: 'personalInfo.summary', label: getSectionName('summary') },
    ...listEntryDestinations(
      getSectionName('experience'),
      'experience',
      'achievements',
      experience.map(({ company, position }) => company || position),
    ),
    ...experience.flatMap(({ company, position, location }, index) =>
      location.trim()
        ? []
        : [
            {
              path: `experience.${index}.location`,
              label: `${getSectionName('experience')}, ${company || position || index + 1}: ${labels.personal.location}`,
            },
          ],
    ),
    ...listEntryDestinations(
      getSectionName('education'),
      'education',
      'achievements',
      education.map(({ institution, degree }) => institution || degree),
    ),
    ...listEntryDestinations(
      getSectionName('projects'),
      'projects',
      'description',
      projects.map(({ name }) => name),
    ),
    ...simpleLists,
    ...customSections.map(({ name }, index) => ({
      path: `${newSectionPath}.${index}.items`,
      label: name.trim() || labels.unnamed,
    })),
    { path: newSectionPath, label: labels.newSection },
  ];
}

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function appendText(value: unknown, path: string, text: string): unknown {
  const lines = splitLines(text);
  const separator = path.endsWith('.location') ? ', ' : ' ';
  if (typeof value === 'string') return [value.trim(), ...lines].filter(Boolean).join(separator);
  const list = value as unknown[];
  if (path === 'skills') return [...list, ...parseList(text)];
  if (path === 'certifications') return [...list, ...lines.map((name) => ({ name, issuer: '', date: '' }))];
  if (path === 'languages') return [...list, ...lines.map((name) => ({ name, level: '' }))];
  const item = { ...createEmptyCustomItem(), achievements: lines };
  if (path === newSectionPath) return [...list, { id: crypto.randomUUID().slice(0, 8), name: '', items: [item] }];
  return path.endsWith('.items') ? [...list, item] : [...list, ...lines];
}

export function insertText<T extends ResumeContent>(content: T, path: string, text: string): T {
  return setIn(content, path, appendText(getIn(content, path), path, text));
}
