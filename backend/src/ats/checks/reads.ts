import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { sectionIds, wording, type SectionId } from '@shortlist/documents/words/wording';
import { squeezed } from '../file/headings';
import type { Reading } from '../file/reading';
import { meansNow, parseDate } from '../language/dates';
import { normal } from '../language/words';
import type { FileFacts } from '../file/file-facts';
import { given, share, type Facts, type Finding, type Rule } from './rule';

const notApplied: Finding = { applies: false, share: 0 };

/**
 * Scores the file by its worse reading order: content order or position. For position, the better of rows and columns
 * counts.
 */
const inEachOrder =
  (judge: (reading: Reading, file: FileFacts, facts: Facts) => Finding): Rule['run'] =>
  (facts) => {
    const { file } = facts;
    if (!file) return notApplied;
    const { stream, rows, columns } = judgeEach(file, (reading) => judge(reading, file, facts));
    const position = columns.share > rows.share ? columns : rows;
    return position.share < stream.share ? position : stream;
  };

function judgeEach({ stream, rows, columns }: FileFacts, judge: (reading: Reading) => Finding) {
  const judged = new Map([...new Set([stream, rows, columns])].map((reading) => [reading, judge(reading)]));
  const of = (reading: Reading) => judged.get(reading) ?? notApplied;
  return { stream: of(stream), rows: of(rows), columns: of(columns) };
}

/** Pages with fewer letters count as images of text. */
const leastLetters = 20;
const mostUnreadable = 0.01;

function textLayer({ file }: Facts): Finding {
  if (!file) return notApplied;
  const page = file.pages.findIndex(({ letters, unreadable }) => letters < leastLetters || unreadable > mostUnreadable);
  const isText = page < 0 && file.pages.length > 0;
  return { share: isText ? 1 : 0, values: { page: Math.max(1, page + 1) }, path: 'experience' };
}

const digits = (text: string) => text.normalize('NFKC').replace(/\P{Nd}+/gu, '');
const tight = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** A blank counts as parsed if the file contains its brackets, but scores only once it is filled. */
function contact({ letters, lines }: Reading, { written }: FileFacts, { resume }: Facts): Finding {
  const text = tight(lines.map((line) => line.text).join(''));
  const { firstName, lastName, typedName, email, phone, location } = written.personalInfo;
  const info = resume.personalInfo;
  const numbers = digits(phone);
  const parts = [
    {
      name: 'name',
      path: 'firstName',
      ok:
        given(info.firstName + info.lastName) &&
        [firstName + lastName, lastName + firstName, typedName || firstName + lastName].some((name) =>
          letters.includes(squeezed(name)),
        ),
    },
    { name: 'email', path: 'email', ok: given(info.email) && text.includes(tight(email)) },
    {
      name: 'phone',
      path: 'phone',
      ok: given(info.phone) && (numbers ? digits(text).includes(numbers) : text.includes(tight(phone))),
    },
    { name: 'location', path: 'location', ok: given(info.location) && letters.includes(squeezed(location)) },
  ];
  const missing = parts.filter(({ ok }) => !ok);
  return {
    share: share(parts.length - missing.length, parts.length),
    list: missing.map(({ name }) => name),
    path: `personalInfo.${missing[0]?.path ?? 'email'}`,
  };
}

const hasText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' && value !== null && Object.values(value).some(hasText);

const pathOf = (id: SectionId) => (id === 'summary' ? 'personalInfo.summary' : id);

function sectionsOf(resume: ResumeContent): SectionId[] {
  return sectionIds.filter((id) => hasText(id === 'summary' ? resume.personalInfo.summary : resume[id]));
}

/** A renamed section counts if parsers recognize its name. Custom sections need no known name. */
function headings({ sections }: Reading, { written }: FileFacts, { ownNames, language }: Facts): Finding {
  const wanted = sectionsOf(written);
  const missing = wanted.filter((id) => !sections.includes(id));
  const renamed = missing.filter((id) => ownNames.get(id));
  return {
    share: share(wanted.length - missing.length, wanted.length),
    found: wanted.length === 0 ? 'none' : renamed.length > 0 ? 'renamed' : undefined,
    ...(renamed.length > 0 && { fix: 'fixRenamed' }),
    phrases: renamed.map((id) => ownNames.get(id) ?? ''),
    terms: renamed.map((id) => wording[language].headings[id]),
    values: { count: wanted.length - missing.length, all: wanted.length },
    path: pathOf(renamed[0] ?? missing[0] ?? 'summary'),
  };
}

function ofEntries({ entries }: Reading, holds: (entry: Reading['entries'][number]) => boolean): Finding {
  const failing = entries.filter((entry) => !holds(entry));
  return {
    share: share(entries.length - failing.length, entries.length),
    found: entries.length === 0 ? 'none' : undefined,
    values: { count: entries.length - failing.length, all: entries.length },
    path: failing[0]?.path ?? 'experience',
  };
}

const intact = (reading: Reading) => ofEntries(reading, ({ isIntact }) => isIntact);

function entryAt(resume: ResumeContent, path: string) {
  const [list, index] = path.split('.');
  return (list === 'education' ? resume.education : resume.experience)[Number(index)];
}

/**
 * An entry passes if it has a date, none of its dates is an open blank, and all are parsed as the same months. S4
 * handles text that is not a date. A blank that the potential fills is matched by its brackets in the file.
 */
function dates(reading: Reading, { written }: FileFacts, { resume, today }: Facts): Finding {
  return ofEntries(reading, ({ path, dates: read, head }) => {
    const [entry, source] = [entryAt(resume, path), entryAt(written, path)];
    if (!entry || !source) return false;
    const ends = entry.current ? (['startDate'] as const) : (['startDate', 'endDate'] as const);
    const isOpen = (text: string) => text.trim() !== '' && !given(text);
    if (ends.some((field) => isOpen(entry[field]))) return false;
    const came = ends.flatMap((field) => {
      const span = parseDate(entry[field], today);
      if (!span) return [];
      if (!given(source[field])) return [head.includes(squeezed(source[field]))];
      if (meansNow(source[field])) return [read.now];
      return [read.spans.some(({ from, to }) => from === span.from && to === span.to)];
    });
    if (entry.current) came.push(read.now);
    return came.length > 0 && came.every(Boolean);
  });
}

/** Word recall that earns full points, and recall at which none are earned. */
const [allWords, noWords] = [0.98, 0.8];

function wordsBack({ recall, glued }: Reading): Finding {
  const back = Math.min(1, Math.max(0, (recall - noWords) / (allWords - noWords)));
  return {
    share: Math.max(0, back - (glued.length > 0 ? 0.5 : 0)),
    found: glued.length > 0 ? 'glued' : undefined,
    values: { percent: Math.floor(recall * 100), word: glued[0] ?? '' },
    path: 'personalInfo.summary',
  };
}

function order({ file }: Facts): Finding {
  if (!file) return notApplied;
  const { stream, rows, columns } = file;
  const same = [rows, columns].some(({ sections }) => sections.join() === stream.sections.join());
  const none = stream.sections.length === 0;
  return { share: same && !none ? 1 : 0, found: none ? 'none' : undefined, path: 'personalInfo.summary' };
}

function hidden({ file }: Facts): Finding {
  if (!file) return notApplied;
  const [first] = file.hidden;
  const text = normal(first?.text ?? '');
  return {
    share: first ? 0 : 1,
    values: { count: file.hidden.length, text: text.length > 40 ? `${text.slice(0, 40)}…` : text },
    path: first && 'personalInfo.summary',
  };
}

export const readsRules: Rule[] = [
  { id: 'P0', group: 'reads', max: 0, run: textLayer },
  { id: 'P1', group: 'reads', max: 8, run: inEachOrder(contact) },
  { id: 'P2', group: 'reads', max: 6, run: inEachOrder(headings) },
  { id: 'P3', group: 'reads', max: 12, run: inEachOrder(intact) },
  { id: 'P4', group: 'reads', max: 6, run: inEachOrder(dates) },
  { id: 'P5', group: 'reads', max: 4, run: inEachOrder(wordsBack) },
  { id: 'P6', group: 'reads', max: 4, run: order },
  { id: 'P7', group: 'reads', max: 0, run: hidden },
];
