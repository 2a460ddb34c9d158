import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { SectionSetting } from '@shortlist/contracts/builder/resume-settings';
import type { Language } from '@shortlist/contracts/platform/languages';
import { listSections } from '@shortlist/documents/sections';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { getIn } from '../document/object-path';

interface LocatableResume extends ResumeContent {
  templateId: string;
  sections: SectionSetting[];
}

interface LocationLabels {
  bullet: (number: number) => string;
  personal: string;
  personalField: (name: string) => string | undefined;
}

/** The first nonempty field names an entry. */
const entryNameFields = ['company', 'institution', 'name', 'title', 'organisation'];

/** Returns the section's key in the settings and how many path segments name the section. */
function parseSection(
  resume: LocatableResume,
  [section = '', index = '', field = '']: string[],
): [key: string, parts: number] {
  if (section === 'personalInfo') return field || index !== 'summary' ? ['', 1] : ['summary', 2];
  if (section === 'customSections') return [`custom:${resume.customSections[Number(index)]?.id ?? ''}`, 2];
  return [section, 1];
}

/**
 * Example: "Experience, Orrin Bay Hospital, bullet 2". `bullet` formats the last part; `personal` replaces the section
 * name for personal fields, and `personalField` names the field.
 */
export function formatFieldLocation(
  resume: LocatableResume,
  path: string,
  language: Language,
  { bullet, personal, personalField }: LocationLabels,
): string {
  const parts = path.split('.');
  const [key, sectionLength] = parseSection(resume, parts);
  const section = listSections(resume, resume.templateId, resume.sections, language).find(
    (candidate) => candidate.key === key,
  );
  const entryIndex = parts.findLastIndex((part, i) => /^\d+$/.test(part) && parts[i - 1] !== 'achievements');
  const entry = entryIndex >= sectionLength ? getIn(resume, parts.slice(0, entryIndex + 1).join('.')) : undefined;
  const entryName = entryNameFields
    .map((name) => getIn(entry, name))
    .find((name) => typeof name === 'string' && name !== '');
  const bulletNumber = parts.at(-2) === 'achievements' ? Number(parts.at(-1)) + 1 : 0;
  return [
    section?.name ?? personal,
    typeof entryName === 'string' ? entryName : '',
    !section && parts[0] === 'personalInfo' ? personalField(parts[1] ?? '') : '',
    bulletNumber ? bullet(bulletNumber) : '',
  ]
    .filter(Boolean)
    .join(documentLabels[language].listSeparator);
}
