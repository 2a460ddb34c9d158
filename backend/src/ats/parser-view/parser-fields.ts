import type { Education, Experience, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { ParserField } from '@shortlist/contracts/builder/parser-view';
import { shortenUrl } from '@shortlist/documents/compose/header/compose-contacts';
import { formatFullName } from '@shortlist/documents/i18n/format-full-name';
import type { Language } from '@shortlist/contracts/platform/languages';
import { toAlphanumeric } from '../file-reader/section-headings';
import type { EntryReading } from '../file-reader/read-resume';
import { isPresentWord, parseDate, type MonthSpan } from '../language/dates';
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
  ...rest
}: FieldInit): ParserField => ({
  ...rest,
  number,
  name,
  yours,
  read,
  verdict,
});

export function buildParserFields(places: SectionIndex, context: FieldContext): ParserField[] {
  const { resume } = context;
  const lists: ParserField[] = [
    buildListField('skills', 'skills', splitSkillItems(resume.skills).map(wrapInList), places, 'skills'),
    buildListField(
      'projects',
      'projects',
      resume.projects.map(({ name, description }) => [name, description]),
      places,
      'projects',
    ),
    buildListField(
      'certifications',
      'certifications',
      resume.certifications.map(({ name, issuer }) => [name, issuer]),
      places,
      'certifications',
    ),
    buildListField('achievements', 'achievements', resume.achievements.map(wrapInList), places, 'achievements'),
    buildListField(
      'languages',
      'languages',
      resume.languages.map(({ name, level }) => [name, level]),
      places,
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
      return { ...buildListField('section', `customSections.${i}`, texts, places, `custom:${id}`), name };
    }),
  ].flat();
  return [
    ...buildPersonalFields(places, context),
    ...buildExperienceFields(places, context),
    ...buildEducationFields(places, context),
    ...lists,
  ].filter(({ yours, list }) => yours !== '' && list?.yours !== 0);
}

const wrapInList = (text: string) => [text];

function buildPersonalFields(
  places: SectionIndex,
  { resume: { personalInfo: info }, language }: FieldContext,
): ParserField[] {
  const { firstName, lastName } = info;
  const names = [formatFullName(info, language), `${firstName} ${lastName}`.trim(), `${lastName} ${firstName}`.trim()];
  const name = places.locate(names, 'everywhere');
  // The document header may be a separate column, so its fields may be anywhere in the file.
  const fieldOf = (kind: Kind & keyof ResumeContent['personalInfo'], key: string, ways: string[] = []) => {
    const { text, verdict } = places.locate([info[kind], ...ways], key);
    return createField({ path: `personalInfo.${kind}`, kind, yours: info[kind].trim(), read: text, verdict });
  };
  return [
    createField({
      path: 'personalInfo.firstName',
      kind: 'name',
      yours: names[0],
      read: name.text,
      verdict: name.verdict,
    }),
    fieldOf('headline', 'everywhere'),
    fieldOf('email', 'everywhere'),
    fieldOf('phone', 'everywhere'),
    fieldOf('location', 'everywhere'),
    fieldOf('linkedin', 'everywhere', [shortenUrl(info.linkedin)]),
    fieldOf('website', 'everywhere', [shortenUrl(info.website)]),
    fieldOf('summary', 'summary'),
  ];
}

const joinLines = (...texts: (string | undefined)[]) => texts.filter((text) => text?.trim()).join('\n');
const findEntryReading = (places: SectionIndex, path: string) =>
  places.reading.entries.find((entry) => entry.path === path);

/** A header that is separated from its text counts as moved. */
const getHeaderVerdict = (parts: TextLookup[], entry: EntryReading | undefined) =>
  getWorstFieldVerdict([...parts.map(({ verdict }) => verdict), entry && !entry.isIntact ? 'moved' : 'same']);

function buildExperienceFields(places: SectionIndex, context: FieldContext): ParserField[] {
  let from = 0;
  return context.resume.experience.flatMap((job, i) => {
    const path = `experience.${i}`;
    const entry = findEntryReading(places, path);
    const position = places.locate(job.position, 'experience', from);
    // Several roles at one employer share one printed company name.
    const company = places.locate(
      job.company,
      'experience',
      isSameEmployer(job, context.resume.experience[i - 1]) ? 0 : from,
    );
    const bullets = buildListField(
      'bullets',
      path,
      [...toNonEmptyList(job.description), ...job.achievements].map(wrapInList),
      places,
      'experience',
    );
    if (position.verdict === 'same') from = position.to ?? from;
    return [
      createField({
        path: `${path}.position`,
        kind: 'job',
        number: i + 1,
        yours: joinLines(job.position, job.company),
        read: joinLines(position.text, company.text),
        verdict: getHeaderVerdict([position, company], entry),
      }),
      buildDateField(job, 'dates', path, i + 1, entry, context.today),
      { ...bullets, path: `${path}.achievements.0`, number: i + 1 },
    ];
  });
}

const isSameEmployer = (job: Experience, before: Experience | undefined) =>
  before !== undefined && toAlphanumeric(before.company) === toAlphanumeric(job.company);

const toNonEmptyList = (text: string) => (text.trim() ? [text] : []);

function buildEducationFields(places: SectionIndex, context: FieldContext): ParserField[] {
  let from = 0;
  return context.resume.education.flatMap((school, i) => {
    const path = `education.${i}`;
    const entry = findEntryReading(places, path);
    const degree = places.locate(school.degree, 'education', from);
    const field = places.locate(school.field, 'education', from);
    const institution = places.locate(school.institution, 'education', from);
    const notes = buildListField(
      'notes',
      path,
      [...toNonEmptyList(school.gpa), ...school.achievements].map(wrapInList),
      places,
      'education',
    );
    if (degree.verdict === 'same') from = Math.min(degree.to ?? from, institution.to ?? from);
    const title = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
    return [
      createField({
        path: `${path}.degree`,
        kind: 'school',
        number: i + 1,
        yours: joinLines(title(school.degree, school.field), school.institution),
        read: joinLines(title(degree.text, field.text), institution.text),
        verdict: getHeaderVerdict([degree, field, institution], entry),
      }),
      buildDateField(school, 'schoolDates', path, i + 1, entry, context.today),
      { ...notes, path: `${path}.achievements.0`, number: i + 1 },
    ];
  });
}

const formatSpan = ({ from, to }: MonthSpan) => {
  const year = String(Math.floor(from / 12)).padStart(4, '0');
  return from === to ? `${year}-${String((from % 12) + 1).padStart(2, '0')}` : year;
};

/** Compares the dates of an entry. They match if the same months or years are read back, whatever their format. */
function buildDateField(
  { startDate, endDate, current }: Experience | Education,
  kind: 'dates' | 'schoolDates',
  path: string,
  number: number,
  entry: EntryReading | undefined,
  today: string,
): ParserField {
  const ends = [startDate, current ? '' : endDate].filter((text) => text.trim() !== '');
  const { spans = [], isOngoing = false } = entry?.dates ?? {};
  const goesOn = current || isPresentWord(endDate);
  const came = ends.map((text) => {
    const span = parseDate(text, today);
    if (!span) return entry?.headerText.includes(toAlphanumeric(text)) ?? false;
    return isPresentWord(text) ? isOngoing : spans.some(({ from, to }) => from === span.from && to === span.to);
  });
  const all = [...came, ...(goesOn ? [isOngoing] : [])];
  const [from, to] = spans;
  return createField({
    path: `${path}.startDate`,
    kind,
    number,
    yours: joinLines(startDate, current ? '' : endDate).replace('\n', ' – ') + (current && ends.length > 0 ? ' –' : ''),
    verdict: all.every(Boolean) ? 'same' : 'lost',
    dates: { from: from ? formatSpan(from) : '', to: to ? formatSpan(to) : '', now: goesOn && isOngoing },
  });
}

/**
 * Counts the items whose parts were all read back in their section, and lists the others by their first non-empty part.
 */
function buildListField(kind: Kind, path: string, items: string[][], places: SectionIndex, key: string): ParserField {
  const given = items.filter((parts) => parts.some((part) => part.trim() !== ''));
  const verdicts = given.map((parts) => getWorstFieldVerdict(parts.map((part) => places.locate(part, key).verdict)));
  const named = (wanted: 'moved' | 'lost') =>
    given.flatMap((parts, i) => (verdicts[i] === wanted ? [parts.find((part) => part.trim() !== '') ?? ''] : []));
  const [moved, lost] = [named('moved'), named('lost')];
  return createField({
    path,
    kind,
    yours: String(given.length),
    verdict: getWorstFieldVerdict(verdicts),
    list: { yours: given.length, read: given.length - moved.length - lost.length, moved, lost },
  });
}
