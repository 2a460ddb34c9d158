import type { Education, Experience, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { MachineField } from '@shortlist/contracts/builder/machine-view';
import { shortUrl } from '@shortlist/documents/compose/header/contacts';
import { fullName } from '@shortlist/documents/words/full-name';
import type { Language } from '@shortlist/contracts/platform/languages';
import { squeezed } from '../file/headings';
import type { ReadEntry } from '../file/reading';
import { meansNow, parseDate, type Span } from '../language/dates';
import { type Placed, type Places, skillItems, worst } from './places';

interface Facts {
  resume: ResumeContent;
  language: Language;
  today: string;
}

type Kind = MachineField['kind'];
type Row = Pick<MachineField, 'path' | 'kind'> & Partial<MachineField>;

const row = ({ number = 0, name = '', yours = '', read = '', verdict = 'same', ...rest }: Row): MachineField => ({
  ...rest,
  number,
  name,
  yours,
  read,
  verdict,
});

export function fieldsIn(places: Places, facts: Facts): MachineField[] {
  const { resume } = facts;
  const lists: MachineField[] = [
    listOf('skills', 'skills', skillItems(resume.skills).map(one), places, 'skills'),
    listOf(
      'projects',
      'projects',
      resume.projects.map(({ name, description }) => [name, description]),
      places,
      'projects',
    ),
    listOf(
      'certifications',
      'certifications',
      resume.certifications.map(({ name, issuer }) => [name, issuer]),
      places,
      'certifications',
    ),
    listOf('achievements', 'achievements', resume.achievements.map(one), places, 'achievements'),
    listOf(
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
      return { ...listOf('section', `customSections.${i}`, texts, places, `custom:${id}`), name };
    }),
  ].flat();
  return [...personal(places, facts), ...jobs(places, facts), ...schools(places, facts), ...lists].filter(
    ({ yours, list }) => yours !== '' && list?.yours !== 0,
  );
}

const one = (text: string) => [text];

function personal(places: Places, { resume: { personalInfo: info }, language }: Facts): MachineField[] {
  const { firstName, lastName } = info;
  const names = [fullName(info, language), `${firstName} ${lastName}`.trim(), `${lastName} ${firstName}`.trim()];
  const name = places.look(names, 'everywhere');
  // The document header may be a separate column, so its fields may be anywhere in the file.
  const fieldOf = (kind: Kind & keyof ResumeContent['personalInfo'], key: string, ways: string[] = []) => {
    const { text, verdict } = places.look([info[kind], ...ways], key);
    return row({ path: `personalInfo.${kind}`, kind, yours: info[kind].trim(), read: text, verdict });
  };
  return [
    row({ path: 'personalInfo.firstName', kind: 'name', yours: names[0], read: name.text, verdict: name.verdict }),
    fieldOf('headline', 'everywhere'),
    fieldOf('email', 'everywhere'),
    fieldOf('phone', 'everywhere'),
    fieldOf('location', 'everywhere'),
    fieldOf('linkedin', 'everywhere', [shortUrl(info.linkedin)]),
    fieldOf('website', 'everywhere', [shortUrl(info.website)]),
    fieldOf('summary', 'summary'),
  ];
}

const lines = (...texts: (string | undefined)[]) => texts.filter((text) => text?.trim()).join('\n');
const entryAt = (places: Places, path: string) => places.reading.entries.find((entry) => entry.path === path);

/** A header that is separated from its text counts as moved. */
const ofHead = (parts: Placed[], entry: ReadEntry | undefined) =>
  worst([...parts.map(({ verdict }) => verdict), entry && !entry.isIntact ? 'moved' : 'same']);

function jobs(places: Places, facts: Facts): MachineField[] {
  let from = 0;
  return facts.resume.experience.flatMap((job, i) => {
    const path = `experience.${i}`;
    const entry = entryAt(places, path);
    const position = places.look(job.position, 'experience', from);
    // Several roles at one employer share one printed company name.
    const company = places.look(job.company, 'experience', isSame(job, facts.resume.experience[i - 1]) ? 0 : from);
    const bullets = listOf(
      'bullets',
      path,
      [...said(job.description), ...job.achievements].map(one),
      places,
      'experience',
    );
    if (position.verdict === 'same') from = position.to ?? from;
    return [
      row({
        path: `${path}.position`,
        kind: 'job',
        number: i + 1,
        yours: lines(job.position, job.company),
        read: lines(position.text, company.text),
        verdict: ofHead([position, company], entry),
      }),
      datesOf(job, 'dates', path, i + 1, entry, facts.today),
      { ...bullets, path: `${path}.achievements.0`, number: i + 1 },
    ];
  });
}

const isSame = (job: Experience, before: Experience | undefined) =>
  before !== undefined && squeezed(before.company) === squeezed(job.company);

const said = (text: string) => (text.trim() ? [text] : []);

function schools(places: Places, facts: Facts): MachineField[] {
  let from = 0;
  return facts.resume.education.flatMap((school, i) => {
    const path = `education.${i}`;
    const entry = entryAt(places, path);
    const degree = places.look(school.degree, 'education', from);
    const field = places.look(school.field, 'education', from);
    const institution = places.look(school.institution, 'education', from);
    const notes = listOf('notes', path, [...said(school.gpa), ...school.achievements].map(one), places, 'education');
    if (degree.verdict === 'same') from = Math.min(degree.to ?? from, institution.to ?? from);
    const title = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
    return [
      row({
        path: `${path}.degree`,
        kind: 'school',
        number: i + 1,
        yours: lines(title(school.degree, school.field), school.institution),
        read: lines(title(degree.text, field.text), institution.text),
        verdict: ofHead([degree, field, institution], entry),
      }),
      datesOf(school, 'schoolDates', path, i + 1, entry, facts.today),
      { ...notes, path: `${path}.achievements.0`, number: i + 1 },
    ];
  });
}

const iso = ({ from, to }: Span) => {
  const year = String(Math.floor(from / 12)).padStart(4, '0');
  return from === to ? `${year}-${String((from % 12) + 1).padStart(2, '0')}` : year;
};

/** Compares the dates of an entry. They match if the same months or years are read back, whatever their format. */
function datesOf(
  { startDate, endDate, current }: Experience | Education,
  kind: 'dates' | 'schoolDates',
  path: string,
  number: number,
  entry: ReadEntry | undefined,
  today: string,
): MachineField {
  const ends = [startDate, current ? '' : endDate].filter((text) => text.trim() !== '');
  const { spans = [], now = false } = entry?.dates ?? {};
  const goesOn = current || meansNow(endDate);
  const came = ends.map((text) => {
    const span = parseDate(text, today);
    if (!span) return entry?.head.includes(squeezed(text)) ?? false;
    return meansNow(text) ? now : spans.some(({ from, to }) => from === span.from && to === span.to);
  });
  const all = [...came, ...(goesOn ? [now] : [])];
  const [from, to] = spans;
  return row({
    path: `${path}.startDate`,
    kind,
    number,
    yours: lines(startDate, current ? '' : endDate).replace('\n', ' – ') + (current && ends.length > 0 ? ' –' : ''),
    verdict: all.every(Boolean) ? 'same' : 'lost',
    dates: { from: from ? iso(from) : '', to: to ? iso(to) : '', now: goesOn && now },
  });
}

/**
 * Counts the items whose parts were all read back in their section, and lists the others by their first non-empty part.
 */
function listOf(kind: Kind, path: string, items: string[][], places: Places, key: string): MachineField {
  const given = items.filter((parts) => parts.some((part) => part.trim() !== ''));
  const verdicts = given.map((parts) => worst(parts.map((part) => places.look(part, key).verdict)));
  const named = (wanted: 'moved' | 'lost') =>
    given.flatMap((parts, i) => (verdicts[i] === wanted ? [parts.find((part) => part.trim() !== '') ?? ''] : []));
  const [moved, lost] = [named('moved'), named('lost')];
  return row({
    path,
    kind,
    yours: String(given.length),
    verdict: worst(verdicts),
    list: { yours: given.length, read: given.length - moved.length - lost.length, moved, lost },
  });
}
