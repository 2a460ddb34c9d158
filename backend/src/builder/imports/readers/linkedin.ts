import { ImportError } from '../source-document';
import { createCustomSection, createExtraction, type Extraction } from '../extractors/extraction';
import { parseCsvRecords } from './csv';
import { FieldReader, splitBullets } from './field-reader';
import { decodeText } from './plain-text';
import type { ZipArchive } from './zip-archive';

/**
 * Reads the resume files of a LinkedIn data export (ZIP). Other files (messages, connections, ads, …) are never opened.
 * Values without a matching field become unplaced lines with the file name.
 */
export function readLinkedIn(zip: ZipArchive): { extraction: Extraction; reader: FieldReader } {
  const out = createExtraction();
  const reader = new FieldReader(out, 'en');
  const records = (file: string, header: string) => {
    const name = zip.names.find((one) => one.split('/').pop()?.toLowerCase() === file.toLowerCase());
    const bytes = name === undefined ? undefined : zip.read(name);
    const rows = bytes ? parseCsvRecords(decodeText(bytes), header) : [];
    for (const row of rows) for (const [column, value] of row) reader.addLines(value, `${file}, ${column}`);
    return rows.map((row) => (column: string) => row.get(column) ?? '');
  };
  readProfile(records, out);
  readEntries(records, out, reader);
  readLists(records, out, reader);
  if (reader.lines.length === 0) throw new ImportError('file_empty');
  return { extraction: out, reader };
}

type ReadRecords = (file: string, header: string) => ((column: string) => string)[];

function readProfile(records: ReadRecords, out: Extraction): void {
  const { personalInfo: info } = out.content;
  const [profile] = records('Profile.csv', 'first name');
  if (profile) {
    info.firstName = profile('first name');
    info.lastName = profile('last name');
    info.headline = profile('headline');
    info.summary = profile('summary');
    info.location = profile('geo location') || profile('address');
    // "[PORTFOLIO:https://example.com]"
    out.consumedTexts.push(/\[(\w+):/.exec(profile('websites'))?.[1] ?? '');
    info.website = /https?:\/\/[^\],\s]+/.exec(profile('websites'))?.[0] ?? '';
  }
  const mails = records('Email Addresses.csv', 'email address');
  info.email = (mails.find((mail) => /yes/i.test(mail('primary'))) ?? mails[0])?.('email address') ?? '';
  for (const mail of mails) out.consumedTexts.push(mail('confirmed'), mail('primary'), mail('updated on'));
  const numbers = [...records('PhoneNumbers.csv', 'number'), ...records('Phone Numbers.csv', 'number')];
  info.phone = numbers[0]?.('number') ?? '';
  for (const number of numbers) out.consumedTexts.push(number('type'), number('extension'));
}

function readEntries(records: ReadRecords, out: Extraction, reader: FieldReader): void {
  for (const [i, position] of records('Positions.csv', 'company name').entries()) {
    const { description, achievements } = splitBullets(position('description'));
    out.content.experience.push({
      company: position('company name'),
      position: position('title'),
      startDate: reader.parseDate(position('started on'), `experience.${i}.startDate`),
      endDate: reader.parseDate(position('finished on'), `experience.${i}.endDate`),
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
      startDate: reader.parseDate(school('start date'), `education.${i}.startDate`),
      endDate: reader.parseDate(school('end date'), `education.${i}.endDate`),
      current: false,
      location: '',
      gpa: '',
      achievements: [school('notes'), school('activities')].filter(Boolean),
    });
  }
  for (const [i, role] of records('Volunteering.csv', 'company name').entries()) {
    if (i === 0)
      out.content.customSections.push(createCustomSection(out.content.customSections.length, 'Volunteering'));
    const path = `customSections.${out.content.customSections.length - 1}.items.${i}`;
    out.content.customSections.at(-1)?.items.push({
      title: role('role'),
      organisation: role('company name'),
      startDate: reader.parseDate(role('started on'), `${path}.startDate`),
      endDate: reader.parseDate(role('finished on'), `${path}.endDate`),
      current: role('started on') !== '' && role('finished on') === '',
      location: '',
      description: role('description'),
      achievements: [],
    });
  }
}

function readLists(records: ReadRecords, out: Extraction, reader: FieldReader): void {
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
      date: reader.parseDate(one('started on'), `certifications.${i}.date`),
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
