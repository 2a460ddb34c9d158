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
  const readRecords = (file: string, header: string) => {
    const name = zip.names.find((path) => path.split('/').pop()?.toLowerCase() === file.toLowerCase());
    const bytes = name === undefined ? undefined : zip.read(name);
    const rows = bytes ? parseCsvRecords(decodeText(bytes), header) : [];
    for (const row of rows) for (const [column, value] of row) reader.addLines(value, `${file}, ${column}`);
    return rows.map((row) => (column: string) => row.get(column) ?? '');
  };
  readProfile(readRecords, out);
  readEntries(readRecords, out, reader);
  readLists(readRecords, out, reader);
  if (reader.lines.length === 0) throw new ImportError('file_empty');
  return { extraction: out, reader };
}

type ReadRecords = (file: string, header: string) => ((column: string) => string)[];

function readProfile(readRecords: ReadRecords, out: Extraction): void {
  const { personalInfo: info } = out.content;
  const [profile] = readRecords('Profile.csv', 'first name');
  if (profile) {
    info.firstName = profile('first name');
    info.lastName = profile('last name');
    info.headline = profile('headline');
    info.summary = profile('summary');
    info.location = profile('geo location') || profile('address');
    // Format: "[PORTFOLIO:https://example.com]".
    out.consumedTexts.push(/\[(\w+):/.exec(profile('websites'))?.[1] ?? '');
    info.website = /https?:\/\/[^\],\s]+/.exec(profile('websites'))?.[0] ?? '';
  }
  const emails = readRecords('Email Addresses.csv', 'email address');
  info.email = (emails.find((mail) => /yes/i.test(mail('primary'))) ?? emails[0])?.('email address') ?? '';
  for (const email of emails) out.consumedTexts.push(email('confirmed'), email('primary'), email('updated on'));
  const phones = [...readRecords('PhoneNumbers.csv', 'number'), ...readRecords('Phone Numbers.csv', 'number')];
  info.phone = phones[0]?.('number') ?? '';
  for (const phone of phones) out.consumedTexts.push(phone('type'), phone('extension'));
}

function readEntries(readRecords: ReadRecords, out: Extraction, reader: FieldReader): void {
  for (const [i, position] of readRecords('Positions.csv', 'company name').entries()) {
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
  for (const [i, school] of readRecords('Education.csv', 'school name').entries()) {
    const [degree = '', ...fieldParts] = school('degree name').split(/,\s+/);
    out.content.education.push({
      institution: school('school name'),
      degree,
      field: fieldParts.join(', '),
      startDate: reader.parseDate(school('start date'), `education.${i}.startDate`),
      endDate: reader.parseDate(school('end date'), `education.${i}.endDate`),
      current: false,
      location: '',
      gpa: '',
      achievements: [school('notes'), school('activities')].filter(Boolean),
    });
  }
  for (const [i, role] of readRecords('Volunteering.csv', 'company name').entries()) {
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

function readLists(readRecords: ReadRecords, out: Extraction, reader: FieldReader): void {
  const { content } = out;
  content.skills.push(
    ...readRecords('Skills.csv', 'name')
      .map((skill) => skill('name'))
      .filter(Boolean),
  );
  for (const language of readRecords('Languages.csv', 'name'))
    content.languages.push({ name: language('name'), level: language('proficiency') });
  for (const [i, certificate] of readRecords('Certifications.csv', 'name').entries())
    content.certifications.push({
      name: certificate('name'),
      issuer: certificate('authority'),
      date: reader.parseDate(certificate('started on'), `certifications.${i}.date`),
    });
  for (const project of readRecords('Projects.csv', 'title'))
    content.projects.push({
      name: project('title'),
      description: project('description'),
      technologies: [],
      url: project('url'),
      github: '',
    });
  for (const honor of readRecords('Honors.csv', 'title'))
    content.achievements.push([honor('title'), honor('description')].filter(Boolean).join(': '));
}
