import type { Education, Experience, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { ParserField } from '@shortlist/contracts/builder/parser-view';
import { isPresentWord } from '@shortlist/documents/i18n/format-date';
import { shortenUrl } from '@shortlist/documents/compose/header/compose-contacts';
import { formatFullName } from '@shortlist/documents/i18n/format-full-name';
import type { Language } from '@shortlist/contracts/platform/languages';
import { toAlphanumeric } from '../file-reader/section-headings';
import type { EntryReading } from '../file-reader/read-resume';
import { parseDate, type MonthSpan } from '../language/dates';
import { type TextLookup, type SectionIndex, splitSkillItems, getWorstFieldVerdict } from './section-index';

interface FieldContext {
  resume: ResumeContent;
  language: Language;
  today: string;
}

type Kind = ParserField['kind'];
type FieldInit = Pick<ParserField, 'path' | 'kind'> & Partial<ParserField>;

const createField = ({
  number = 0,
  name = '',
  yours = '',
  read = '',
  verdict = 'same',
  ...otherProperties
}: FieldInit): ParserField => ({
  ...otherProperties,
  number,
  name,
  yours,
  read,
  verdict,
});

export function buildParserFields(sectionIndex: SectionIndex, context: FieldContext): ParserField[] {
  const { resume } = context;
  const lists: ParserField[] = [
    buildListField('skills', 'skills', splitSkillItems(resume.skills).map(wrapInList), sectionIndex, 'skills'),
    buildListField(
      'projects',
      'projects',
      resume.projects.map(({ name, description }) => [name, description]),
      sectionIndex,
      'projects',
    ),
    buildListField(
      'certifications',
      'certifications',
      resume.certifications.map(({ name, issuer }) => [name, issuer]),
      sectionIndex,
      'certifications',
    ),
    buildListField('achievements', 'achievements', resume.achievements.map(wrapInList), sectionIndex, 'achievements'),
    buildListField(
      'languages',
      'languages',
      resume.languages.map(({ name, level }) => [name, level]),
      sectionIndex,
      'languages',
    ),
    ...resume.customSections.map(({ id, name, items }, i) => {
      const texts = items.map((item) => [
        item.title,
        item.organisation,
        item.location,
        item.description,
        ...item.achievements,
      ]);
      return { ...buildListField('section', `customSections.${i}`, texts, sectionIndex, `custom:${id}`), name };
    }),
  ].flat();
  return [
    ...buildPersonalFields(sectionIndex, context),
    ...buildExperienceFields(sectionIndex, context),
    ...buildEducationFields(sectionIndex, context),
    ...lists,
  ].filter(({ yours, list }) => yours !== '' && list?.yours !== 0);
}

const wrapInList = (text: string) => [text];

function buildPersonalFields(
  sectionIndex: SectionIndex,
  { resume: { personalInfo: info }, language }: FieldContext,
): ParserField[] {
  const { firstName, lastName } = info;
  const names = [formatFullName(info, language), `${firstName} ${lastName}`.trim(), `${lastName} ${firstName}`.trim()];
  const nameLookup = sectionIndex.locate(names, 'everywhere');
  // Some templates print contact details in a separate column, so these fields may be anywhere in the file.
  const buildField = (
    kind: Kind & keyof ResumeContent['personalInfo'],
    sectionKey: string,
    variants: string[] = [],
  ) => {
    const { text, verdict } = sectionIndex.locate([info[kind], ...variants], sectionKey);
    return createField({ path: `personalInfo.${kind}`, kind, yours: info[kind].trim(), read: text, verdict });
  };
  return [
    createField({
      path: 'personalInfo.firstName',
      kind: 'name',
      yours: names[0],
      read: nameLookup.text,
      verdict: nameLookup.verdict,
    }),
    buildField('headline', 'everywhere'),
    buildField('email', 'everywhere'),
    buildField('phone', 'everywhere'),
    buildField('location', 'everywhere'),
    buildField('linkedin', 'everywhere', [shortenUrl(info.linkedin)]),
    buildField('website', 'everywhere', [shortenUrl(info.website)]),
    buildField('summary', 'summary'),
  ];
}

const joinLines = (...texts: (string | undefined)[]) => texts.filter((text) => text?.trim()).join('\n');
const findEntryReading = (sectionIndex: SectionIndex, path: string) =>
  sectionIndex.reading.entries.find((entry) => entry.path === path);

/** Returns the verdict of an entry's header. A header that is separated from its text counts as moved. */
const getHeaderVerdict = (parts: TextLookup[], entry: EntryReading | undefined) =>
  getWorstFieldVerdict([...parts.map(({ verdict }) => verdict), entry && !entry.isIntact ? 'moved' : 'same']);

function buildExperienceFields(sectionIndex: SectionIndex, context: FieldContext): ParserField[] {
  let searchStart = 0;
  return context.resume.experience.flatMap((job, i) => {
    const path = `experience.${i}`;
    const entry = findEntryReading(sectionIndex, path);
    const position = sectionIndex.locate(job.position, 'experience', searchStart);
    // For several roles at one employer, documents print the company name only once.
    const company = sectionIndex.locate(
      job.company,
      'experience',
      isSameEmployer(job, context.resume.experience[i - 1]) ? 0 : searchStart,
    );
    const bullets = buildListField(
      'bullets',
      path,
      [...toNonEmptyList(job.description), ...job.achievements].map(wrapInList),
      sectionIndex,
      'experience',
    );
    if (position.verdict === 'same') searchStart = position.to ?? searchStart;
    return [
      createField({
        path: `${path}.position`,
        kind: 'job',
        number: i + 1,
        yours: joinLines(job.position, job.company),
        read: joinLines(position.text, company.text),
        verdict: getHeaderVerdict([position, company], entry),
      }),
      buildDateField({ dates: job, kind: 'dates', path, number: i + 1, entry, today: context.today }),
      { ...bullets, path: `${path}.achievements.0`, number: i + 1 },
    ];
  });
}

const isSameEmployer = (job: Experience, previousJob: Experience | undefined) =>
  previousJob !== undefined && toAlphanumeric(previousJob.company) === toAlphanumeric(job.company);

const toNonEmptyList = (text: string) => (text.trim() ? [text] : []);

function buildEducationFields(sectionIndex: SectionIndex, context: FieldContext): ParserField[] {
  let searchStart = 0;
  return context.resume.education.flatMap((school, i) => {
    const path = `education.${i}`;
    const entry = findEntryReading(sectionIndex, path);
    const degree = sectionIndex.locate(school.degree, 'education', searchStart);
    const field = sectionIndex.locate(school.field, 'education', searchStart);
    const institution = sectionIndex.locate(school.institution, 'education', searchStart);
    const notes = buildListField(
      'notes',
      path,
      [...toNonEmptyList(school.gpa), ...school.achievements].map(wrapInList),
      sectionIndex,
      'education',
    );
    if (degree.verdict === 'same') searchStart = Math.min(degree.to ?? searchStart, institution.to ?? searchStart);
    const joinParts = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
    return [
      createField({
        path: `${path}.degree`,
        kind: 'school',
        number: i + 1,
        yours: joinLines(joinParts(school.degree, school.field), school.institution),
        read: joinLines(joinParts(degree.text, field.text), institution.text),
        verdict: getHeaderVerdict([degree, field, institution], entry),
      }),
      buildDateField({ dates: school, kind: 'schoolDates', path, number: i + 1, entry, today: context.today }),
      { ...notes, path: `${path}.achievements.0`, number: i + 1 },
    ];
  });
}

const formatSpan = ({ from, to }: MonthSpan) => {
  const year = String(Math.floor(from / 12)).padStart(4, '0');
  return from === to ? `${year}-${String((from % 12) + 1).padStart(2, '0')}` : year;
};

interface DateFieldInput {
  dates: Pick<Experience | Education, 'startDate' | 'endDate' | 'current'>;
  kind: 'dates' | 'schoolDates';
  path: string;
  number: number;
  entry: EntryReading | undefined;
  today: string;
}

/**
 * Compares the dates of an entry with those in the file, in any format. A year without a month matches only the same
 * year without a month.
 */
function buildDateField({ dates, kind, path, number, entry, today }: DateFieldInput): ParserField {
  const { startDate, endDate, current } = dates;
  const dateTexts = [startDate, current ? '' : endDate].filter((text) => text.trim() !== '');
  const { spans = [], isOngoing = false } = entry?.dates ?? {};
  const isExpectedOngoing = current || isPresentWord(endDate);
  const matches = dateTexts.map((text) => {
    const span = parseDate(text, today);
    if (!span) return entry?.headerText.includes(toAlphanumeric(text)) ?? false;
    return isPresentWord(text) ? isOngoing : spans.some(({ from, to }) => from === span.from && to === span.to);
  });
  const allMatches = [...matches, ...(isExpectedOngoing ? [isOngoing] : [])];
  const [from, to] = spans;
  return createField({
    path: `${path}.startDate`,
    kind,
    number,
    yours:
      joinLines(startDate, current ? '' : endDate).replace('\n', ' – ') + (current && dateTexts.length > 0 ? ' –' : ''),
    verdict: allMatches.every(Boolean) ? 'same' : 'lost',
    dates: { from: from ? formatSpan(from) : '', to: to ? formatSpan(to) : '', now: isExpectedOngoing && isOngoing },
  });
}

/**
 * Counts the items whose parts were all found in their section, and lists the others by their first non-empty part.
 */
function buildListField(
  kind: Kind,
  path: string,
  items: string[][],
  sectionIndex: SectionIndex,
  sectionKey: string,
): ParserField {
  const nonEmptyItems = items.filter((parts) => parts.some((part) => part.trim() !== ''));
  const verdicts = nonEmptyItems.map((parts) =>
    getWorstFieldVerdict(parts.map((part) => sectionIndex.locate(part, sectionKey).verdict)),
  );
  const listItemsWithVerdict = (verdict: 'moved' | 'lost') =>
    nonEmptyItems.flatMap((parts, i) =>
      verdicts[i] === verdict ? [parts.find((part) => part.trim() !== '') ?? ''] : [],
    );
  const [movedItems, lostItems] = [listItemsWithVerdict('moved'), listItemsWithVerdict('lost')];
  return createField({
    path,
    kind,
    yours: String(nonEmptyItems.length),
    verdict: getWorstFieldVerdict(verdicts),
    list: {
      yours: nonEmptyItems.length,
      read: nonEmptyItems.length - movedItems.length - lostItems.length,
      moved: movedItems,
      lost: lostItems,
    },
  });
}
