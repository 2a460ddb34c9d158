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
  formatBullet: (number: number) => string;
  personalSection: string;
  getPersonalFieldName: (field: string) => string | undefined;
}

/** The first nonempty field names an entry. */
const entryNameFields = ['company', 'institution', 'name', 'title', 'organisation'];

/** Returns the section's key in the settings and the number of path segments that name the section. */
function parseSection(
  resume: LocatableResume,
  [section = '', index = '', field = '']: string[],
): [key: string, segmentCount: number] {
  if (section === 'personalInfo') return field || index !== 'summary' ? ['', 1] : ['summary', 2];
  if (section === 'customSections') return [`custom:${resume.customSections[Number(index)]?.id ?? ''}`, 2];
  return [section, 1];
}

/** Returns, for example, "Experience, Orrin Bay Hospital, bullet 2" for the path of a bullet. */
export function formatFieldLocation(
  resume: LocatableResume,
  path: string,
  language: Language,
  { formatBullet, personalSection, getPersonalFieldName }: LocationLabels,
): string {
  const segments = path.split('.');
  const [key, sectionSegmentCount] = parseSection(resume, segments);
  const section = listSections(resume, resume.templateId, resume.sections, language).find(
    (candidate) => candidate.key === key,
  );
  const entrySegment = segments.findLastIndex(
    (segment, i) => /^\d+$/.test(segment) && segments[i - 1] !== 'achievements',
  );
  const entry =
    entrySegment >= sectionSegmentCount ? getIn(resume, segments.slice(0, entrySegment + 1).join('.')) : undefined;
  const entryName = entryNameFields
    .map((name) => getIn(entry, name))
    .find((name) => typeof name === 'string' && name !== '');
  const bulletNumber = segments.at(-2) === 'achievements' ? Number(segments.at(-1)) + 1 : 0;
  return [
    section?.name ?? personalSection,
    typeof entryName === 'string' ? entryName : '',
    !section && segments[0] === 'personalInfo' ? getPersonalFieldName(segments[1] ?? '') : '',
    bulletNumber ? formatBullet(bulletNumber) : '',
  ]
    .filter(Boolean)
    .join(documentLabels[language].listSeparator);
}
