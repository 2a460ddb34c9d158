import { ImportRefusal } from '../source';
import { customSection, nothing, type Understood } from '../understand/understood';
import { csvRecords } from './csv';
import { FieldReader, textAndBullets } from './fields';
import { decode } from './plain-text';
import type { Zip } from './zip';

/**
 * Reads the resume files of a LinkedIn data export (ZIP). Other files (messages, connections, ads, …) are never opened.
 * Values without a matching field become unplaced lines with the file name.
 */
export function readLinkedIn(zip: Zip): { understood: Understood; reader: FieldReader } {
  const out = nothing();
  const reader = new FieldReader(out, 'en');
  const records = (file: string, header: string) => {
    const name = zip.names.find((one) => one.split('/').pop()?.toLowerCase() === file.toLowerCase());
    const bytes = name === undefined ? undefined : zip.read(name);
    const rows = bytes ? csvRecords(decode(bytes), header) : [];
    for (const row of rows) for (const [column, value] of row) reader.line(value, `${file}, ${column}`);
    return rows.map((row) => (column: string) => row.get(column) ?? '');
  };
  readProfile(records, out);
  readEntries(records, out, reader);
  readLists(records, out, reader);
  if (reader.lines.length === 0) throw new ImportRefusal('file_empty');
  return { understood: out, reader };
}

type Records = (file: string, header: string) => ((column: string) => string)[];

function readProfile(records: Records, out: Understood): void {
  const { personalInfo: info } = out.content;
  const [profile] = records('Profile.csv', 'first name');
  if (profile) {
    info.firstName = profile('first name');
    info.lastName = profile('last name');
    info.headline = profile('headline');
    info.summary = profile('summary');
    info.location = profile('geo location') || profile('address');
    // "[PORTFOLIO:https://example.com]"
    out.used.push(/\[(\w+):/.exec(profile('websites'))?.[1] ?? '');
    info.website = /https?:\/\/[^\],\s]+/.exec(profile('websites'))?.[0] ?? '';
  }
  const mails = records('Email Addresses.csv', 'email address');
  info.email = (mails.find((mail) => /yes/i.test(mail('primary'))) ?? mails[0])?.('email address') ?? '';
  for (const mail of mails) out.used.push(mail('confirmed'), mail('primary'), mail('updated on'));
  const numbers = [...records('PhoneNumbers.csv', 'number'), ...records('Phone Numbers.csv', 'number')];
  info.phone = numbers[0]?.('number') ?? '';
  for (const number of numbers) out.used.push(number('type'), number('extension'));
}

function readEntries(records: Records, out: Understood, reader: FieldReader): void {
  for (const [i, position] of records('Positions.csv', 'company name').entries()) {
    const { description, achievements } = textAndBullets(position('description'));
    out.content.experience.push({
      company: position('company name'),
      position: position('title'),
      startDate: reader.date(position('started on'), `experience.${i}.startDate`),
      endDate: reader.date(position('finished on'), `experience.${i}.endDate`),
      current: position('started on') !== '' && position('finished on') === '',
      location: position('location'),
      description,
      achievements,
    });
  }
  for (const [i, school] of records('Education.csv', 'school name').entries()) {
    const [degree = '', ...field] = school('degree name').split(/,\s+/);
    out.content.education.push({
      institution: school('school name'),
      degree,
      field: field.join(', '),
      startDate: reader.date(school('start date'), `education.${i}.startDate`),
      endDate: reader.date(school('end date'), `education.${i}.endDate`),
      current: false,
      location: '',
      gpa: '',
      achievements: [school('notes'), school('activities')].filter(Boolean),
    });
  }
  for (const [i, role] of records('Volunteering.csv', 'company name').entries()) {
    if (i === 0) out.content.customSections.push(customSection(out.content.customSections.length, 'Volunteering'));
    const path = `customSections.${out.content.customSections.length - 1}.items.${i}`;
    out.content.customSections.at(-1)?.items.push({
      title: role('role'),
      organisation: role('company name'),
      startDate: reader.date(role('started on'), `${path}.startDate`),
      endDate: reader.date(role('finished on'), `${path}.endDate`),
      current: role('started on') !== '' && role('finished on') === '',
      location: '',
      description: role('description'),
      achievements: [],
    });
  }
}

function readLists(records: Records, out: Understood, reader: FieldReader): void {
  const { content } = out;
  content.skills.push(
    ...records('Skills.csv', 'name')
      .map((skill) => skill('name'))
      .filter(Boolean),
  );
  for (const language of records('Languages.csv', 'name'))
    content.languages.push({ name: language('name'), level: language('proficiency') });
  for (const [i, one] of records('Certifications.csv', 'name').entries())
    content.certifications.push({
      name: one('name'),
      issuer: one('authority'),
      date: reader.date(one('started on'), `certifications.${i}.date`),
    });
  for (const project of records('Projects.csv', 'title'))
    content.projects.push({
      name: project('title'),
      description: project('description'),
      technologies: [],
      url: project('url'),
      github: '',
    });
  for (const honor of records('Honors.csv', 'title'))
    content.achievements.push([honor('title'), honor('description')].filter(Boolean).join(': '));
}
