import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { getDefaultSectionName, type SectionKey } from '@shortlist/documents/sections';
import type { useMessages } from '../../messages';
import { isEastAsian } from '@shortlist/documents/i18n/document-labels';
import { getIn } from '../../shared/document/object-path';
import { findFieldsAt, type ImportReview } from './import-review';

type Translate = ReturnType<typeof useMessages>;

/** `current` is a checkbox for a current position. `list` is a text area with one item per line. */
export type ControlType = 'line' | 'area' | 'date' | 'current' | 'list';

export interface RowField {
  path: string;
  label: string;
  control: ControlType;
}

/** Shows one value, or values that belong together, such as a start and end date. */
export interface ReviewRow {
  key: string;
  label: string;
  fields: RowField[];
  /** True if the row names its entry. */
  isTitle?: boolean;
}

export interface ReviewSection {
  key: string;
  name: string;
  entries: ReviewRow[][];
}

/** Groups the rows by section. Omits skills, because the review shows skills separately. */
export function createReviewSections(review: ImportReview, language: Language, t: Translate): ReviewSection[] {
  const { content } = review;
  const getSectionName = (key: SectionKey) => getDefaultSectionName(content, key, language);
  const createField = (path: string, label: string, control: ControlType = 'line'): RowField => ({
    path,
    label,
    control,
  });
  const createRow = (label: string, ...fields: RowField[]): ReviewRow => ({
    key: fields[0]?.path ?? label,
    label,
    fields,
  });
  const createTitleRow = (label: string, ...fields: RowField[]): ReviewRow => ({
    ...createRow(label, ...fields),
    isTitle: true,
  });
  const createDateRow = (path: string, checkboxLabel: string) =>
    createRow(
      t('import.dates'),
      createField(`${path}.startDate`, t('form.startDate'), 'date'),
      createField(`${path}.endDate`, t('form.endDate'), 'date'),
      createField(`${path}.current`, checkboxLabel, 'current'),
    );
  const createSingleRow = (path: string, label: string, control?: ControlType) =>
    createRow(label, createField(path, label, control));
  const createPersonalRow = (key: keyof ResumeContent['personalInfo'], label: string) =>
    createSingleRow(`personalInfo.${key}`, label);
  const mapEntries = <Item>(
    path: string,
    items: readonly Item[],
    createRows: (path: string, item: Item, index: number) => ReviewRow[],
  ) => items.map((item, index) => createRows(`${path}.${index}`, item, index));
  const createBulletRow = (path: string) => createSingleRow(`${path}.achievements`, t('form.achievements'), 'list');
  const createDescriptionRow = (path: string) => createSingleRow(`${path}.description`, t('form.description'), 'area');
  const createLocationRow = (path: string) => createSingleRow(`${path}.location`, t('form.location'));

  const firstName = createField('personalInfo.firstName', t('form.firstName'));
  const lastName = createField('personalInfo.lastName', t('form.lastName'));

  const sections: ReviewSection[] = [
    {
      key: 'personal',
      name: t('form.personal'),
      entries: [
        [
          createRow(t('import.name'), ...(isEastAsian(language) ? [lastName, firstName] : [firstName, lastName])),
          createPersonalRow('headline', t('form.headline')),
          createPersonalRow('email', t('form.email')),
          createPersonalRow('phone', t('form.phone')),
          createPersonalRow('location', t('form.home')),
          createPersonalRow('website', t('form.website')),
          createPersonalRow('linkedin', t('form.linkedin')),
        ],
      ],
    },
    {
      key: 'summary',
      name: getSectionName('summary'),
      entries: [[createSingleRow('personalInfo.summary', getSectionName('summary'), 'area')]],
    },
    {
      key: 'experience',
      name: getSectionName('experience'),
      entries: mapEntries('experience', content.experience, (path) => [
        createTitleRow(
          t('form.position'),
          createField(`${path}.position`, t('form.position')),
          createField(`${path}.company`, t('form.company')),
        ),
        createDateRow(path, t('form.workHere')),
        createLocationRow(path),
        createDescriptionRow(path),
        createBulletRow(path),
      ]),
    },
    {
      key: 'education',
      name: getSectionName('education'),
      entries: mapEntries('education', content.education, (path) => [
        createTitleRow(
          t('form.degree'),
          createField(`${path}.degree`, t('form.degree')),
          createField(`${path}.field`, t('form.field')),
        ),
        createSingleRow(`${path}.institution`, t('form.institution')),
        createDateRow(path, t('form.studyHere')),
        createLocationRow(path),
        createSingleRow(`${path}.gpa`, t('form.gpa')),
        createBulletRow(path),
      ]),
    },
    {
      key: 'projects',
      name: getSectionName('projects'),
      entries: mapEntries('projects', content.projects, (path) => [
        createTitleRow(t('form.projectName'), createField(`${path}.name`, t('form.projectName'))),
        createDescriptionRow(path),
        createSingleRow(`${path}.technologies`, t('form.technologies'), 'list'),
        createSingleRow(`${path}.url`, t('form.url')),
        createSingleRow(`${path}.github`, t('form.github')),
      ]),
    },
    {
      key: 'achievements',
      name: getSectionName('achievements'),
      entries: [[createSingleRow('achievements', getSectionName('achievements'), 'list')]],
    },
    {
      key: 'certifications',
      name: getSectionName('certifications'),
      entries: [
        content.certifications.map((_, index) =>
          createRow(
            t('form.certificationName'),
            createField(`certifications.${index}.name`, t('form.certificationName')),
            createField(`certifications.${index}.issuer`, t('form.issuer')),
            createField(`certifications.${index}.date`, t('form.date'), 'date'),
          ),
        ),
      ],
    },
    {
      key: 'languages',
      name: getSectionName('languages'),
      entries: [
        content.languages.map((_, index) =>
          createRow(
            t('form.languageName'),
            createField(`languages.${index}.name`, t('form.languageName')),
            createField(`languages.${index}.level`, t('form.level')),
          ),
        ),
      ],
    },
    ...content.customSections.map((section, index) => ({
      key: `custom:${section.id}`,
      name: section.name.trim() || t('form.newSection'),
      entries: [
        [createSingleRow(`customSections.${index}.name`, t('form.sectionName'))],
        ...mapEntries(`customSections.${index}.items`, section.items, (path) => [
          createTitleRow(
            t('form.itemTitle'),
            createField(`${path}.title`, t('form.itemTitle')),
            createField(`${path}.organisation`, t('form.organization')),
          ),
          createDateRow(path, t('form.ongoing')),
          createLocationRow(path),
          createDescriptionRow(path),
          createBulletRow(path),
        ]),
      ],
    })),
  ];

  const hasShownField = (row: ReviewRow) => row.fields.some(({ path }) => isFieldShown(review, path));
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.map((entry) => entry.filter(hasShownField)).filter((entry) => entry.length > 0),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** A field that was found in the file keeps its row after the user clears it. */
function isFieldShown(review: ImportReview, path: string): boolean {
  const value = getIn(review.content, path);
  const isFilled = Array.isArray(value) ? value.length > 0 : value !== '' && value !== false && value !== undefined;
  return isFilled || findFieldsAt(review.file.fields, path).length > 0;
}
