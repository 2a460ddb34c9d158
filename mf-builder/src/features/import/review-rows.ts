import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { getDefaultSectionName, type SectionKey } from '@shortlist/documents/sections';
import type { useMessages } from '../../messages';
import { isEastAsian } from '@shortlist/documents/i18n/document-labels';
import { getIn } from '../../shared/document/object-path';
import { findFieldsAt, type ImportReview } from './import-review';

type Translate = ReturnType<typeof useMessages>;

/** `now`: checkbox for a current entry; `list`: one item per line. */
export type ControlType = 'line' | 'area' | 'date' | 'now' | 'list';

export interface RowField {
  path: string;
  label: string;
  control: ControlType;
}

/** A single value, or values that belong together, such as both dates. */
export interface ReviewRow {
  key: string;
  label: string;
  fields: RowField[];
  /** True if the row contains the name of its entry. */
  isTitle?: boolean;
}

export interface ReviewSection {
  key: string;
  name: string;
  entries: ReviewRow[][];
}

/** Returns the rows of all parsed or required fields, by section. Skills are shown separately. */
export function createReviewRows(review: ImportReview, language: Language, t: Translate): ReviewSection[] {
  const { content } = review;
  const nameOf = (key: SectionKey) => getDefaultSectionName(content, key, language);
  const field = (path: string, label: string, control: ControlType = 'line'): RowField => ({ path, label, control });
  const row = (label: string, ...fields: RowField[]): ReviewRow => ({ key: fields[0]?.path ?? label, label, fields });
  const title = (label: string, ...fields: RowField[]): ReviewRow => ({ ...row(label, ...fields), isTitle: true });
  const dates = (path: string, now: string) =>
    row(
      t('import.dates'),
      field(`${path}.startDate`, t('form.startDate'), 'date'),
      field(`${path}.endDate`, t('form.endDate'), 'date'),
      field(`${path}.current`, now, 'now'),
    );
  const single = (path: string, label: string, control?: ControlType) => row(label, field(path, label, control));
  const personal = (key: keyof ResumeContent['personalInfo'], label: string) => single(`personalInfo.${key}`, label);
  const each = <Item>(
    path: string,
    items: readonly Item[],
    rows: (path: string, item: Item, index: number) => ReviewRow[],
  ) => items.map((item, index) => rows(`${path}.${index}`, item, index));
  const bullets = (path: string) => single(`${path}.achievements`, t('form.achievements'), 'list');
  const description = (path: string) => single(`${path}.description`, t('form.description'), 'area');
  const location = (path: string) => single(`${path}.location`, t('form.location'));

  const firstName = field('personalInfo.firstName', t('form.firstName'));
  const lastName = field('personalInfo.lastName', t('form.lastName'));

  const sections: ReviewSection[] = [
    {
      key: 'personal',
      name: t('form.personal'),
      entries: [
        [
          row(t('import.name'), ...(isEastAsian(language) ? [lastName, firstName] : [firstName, lastName])),
          personal('headline', t('form.headline')),
          personal('email', t('form.email')),
          personal('phone', t('form.phone')),
          personal('location', t('form.home')),
          personal('website', t('form.website')),
          personal('linkedin', t('form.linkedin')),
        ],
      ],
    },
    {
      key: 'summary',
      name: nameOf('summary'),
      entries: [[single('personalInfo.summary', nameOf('summary'), 'area')]],
    },
    {
      key: 'experience',
      name: nameOf('experience'),
      entries: each('experience', content.experience, (path) => [
        title(
          t('form.position'),
          field(`${path}.position`, t('form.position')),
          field(`${path}.company`, t('form.company')),
        ),
        dates(path, t('form.workHere')),
        location(path),
        description(path),
        bullets(path),
      ]),
    },
    {
      key: 'education',
      name: nameOf('education'),
      entries: each('education', content.education, (path) => [
        title(t('form.degree'), field(`${path}.degree`, t('form.degree')), field(`${path}.field`, t('form.field'))),
        single(`${path}.institution`, t('form.institution')),
        dates(path, t('form.studyHere')),
        location(path),
        single(`${path}.gpa`, t('form.gpa')),
        bullets(path),
      ]),
    },
    {
      key: 'projects',
      name: nameOf('projects'),
      entries: each('projects', content.projects, (path) => [
        title(t('form.projectName'), field(`${path}.name`, t('form.projectName'))),
        description(path),
        single(`${path}.technologies`, t('form.technologies'), 'list'),
        single(`${path}.url`, t('form.url')),
        single(`${path}.github`, t('form.github')),
      ]),
    },
    {
      key: 'achievements',
      name: nameOf('achievements'),
      entries: [[single('achievements', nameOf('achievements'), 'list')]],
    },
    {
      key: 'certifications',
      name: nameOf('certifications'),
      entries: [
        content.certifications.map((_, index) =>
          row(
            t('form.certificationName'),
            field(`certifications.${index}.name`, t('form.certificationName')),
            field(`certifications.${index}.issuer`, t('form.issuer')),
            field(`certifications.${index}.date`, t('form.date'), 'date'),
          ),
        ),
      ],
    },
    {
      key: 'languages',
      name: nameOf('languages'),
      entries: [
        content.languages.map((_, index) =>
          row(
            t('form.languageName'),
            field(`languages.${index}.name`, t('form.languageName')),
            field(`languages.${index}.level`, t('form.level')),
          ),
        ),
      ],
    },
    ...content.customSections.map((section, index) => ({
      key: `custom:${section.id}`,
      name: section.name.trim() || t('form.newSection'),
      entries: [
        [single(`customSections.${index}.name`, t('form.sectionName'))],
        ...each(`customSections.${index}.items`, section.items, (path) => [
          title(
            t('form.itemTitle'),
            field(`${path}.title`, t('form.itemTitle')),
            field(`${path}.organisation`, t('form.organisation')),
          ),
          dates(path, t('form.goesOn')),
          location(path),
          description(path),
          bullets(path),
        ]),
      ],
    })),
  ];

  const hasContent = (entry: ReviewRow) => entry.fields.some(({ path }) => isShown(review, path));
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.map((entry) => entry.filter(hasContent)).filter((entry) => entry.length > 0),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Returns whether a field has a value or was found in the file. An emptied field keeps its row this way. */
function isShown(review: ImportReview, path: string): boolean {
  const value = getIn(review.content, path);
  const filled = Array.isArray(value) ? value.length > 0 : value !== '' && value !== false && value !== undefined;
  return filled || findFieldsAt(review.file.fields, path).length > 0;
}
