import { ImportError } from '../source-document';
import { createCustomSection, createExtraction, type Extraction } from '../extractors/extraction';
import { parseCsvRecords } from './csv';
import { FieldReader, splitBullets } from './field-reader';
import { decodeText } from './plain-text';
import type { ZipArchive } from './zip-archive';

/**
 * Reads the resume files of a LinkedIn data export (ZIP). Never opens other files, such as messages and connections.
 * Values without a matching field become unplaced lines with the file name.
 */
export function readLinkedIn(zip: ZipArchive): { extraction: Extraction; reader: FieldReader } {
  const extraction = createExtraction();
  const reader = new FieldReader(extraction, 'en');
  const readRecords = (file: string, header: string) => {
    const name = zip.names.find((path) => path.split('/').pop()?.toLowerCase() === file.toLowerCase());
    const bytes = name === undefined ? undefined : zip.read(name);
    const rows = bytes ? parseCsvRecords(decodeText(bytes), header) : [];
    for (const row of rows) for (const [column, value] of row) reader.addLines(value, `${file}, ${column}`);
    return rows.map((row) => (column: string) => row.get(column) ?? '');
  };
  readProfile(readRecords, extraction);
  readEntries(readRecords, extraction, reader);
  readLists(readRecords, extraction, reader);
  if (reader.lines.length === 0) throw new ImportError('file_empty');
  return { extraction, reader };
}

type FieldGetter = (column: string) => string;
type ReadRecords = (file: string, header: string) => FieldGetter[];

function readProfile(readRecords: ReadRecords, extraction: Extraction): void {
  const { personalInfo: info } = extraction.content;
  const [getProfileField] = readRecords('Profile.csv', 'first name');
  if (getProfileField) {
    info.firstName = getProfileField('first name');
    info.lastName = getProfileField('last name');
    info.headline = getProfileField('headline');
    info.summary = getProfileField('summary');
    info.location = getProfileField('geo location') || getProfileField('address');
    // The format is "[PORTFOLIO:https://example.com]".
    extraction.consumedTexts.push(/\[(\w+):/.exec(getProfileField('websites'))?.[1] ?? '');
    info.website = /https?:\/\/[^\],\s]+/.exec(getProfileField('websites'))?.[0] ?? '';
  }
  const emails = readRecords('Email Addresses.csv', 'email address');
  const getMainEmailField = emails.find((getEmailField) => /yes/i.test(getEmailField('primary'))) ?? emails[0];
  info.email = getMainEmailField?.('email address') ?? '';
  for (const getEmailField of emails)
    extraction.consumedTexts.push(getEmailField('confirmed'), getEmailField('primary'), getEmailField('updated on'));
  const phones = [...readRecords('PhoneNumbers.csv', 'number'), ...readRecords('Phone Numbers.csv', 'number')];
  info.phone = phones[0]?.('number') ?? '';
  for (const getPhoneField of phones) extraction.consumedTexts.push(getPhoneField('type'), getPhoneField('extension'));
}

function readEntries(readRecords: ReadRecords, extraction: Extraction, reader: FieldReader): void {
  for (const [i, getPositionField] of readRecords('Positions.csv', 'company name').entries()) {
    const { description, achievements } = splitBullets(getPositionField('description'));
    extraction.content.experience.push({
      company: getPositionField('company name'),
      position: getPositionField('title'),
      startDate: reader.parseDate(getPositionField('started on'), `experience.${i}.startDate`),
      endDate: reader.parseDate(getPositionField('finished on'), `experience.${i}.endDate`),
      current: getPositionField('started on') !== '' && getPositionField('finished on') === '',
      location: getPositionField('location'),
      description,
      achievements,
    });
  }
  for (const [i, getSchoolField] of readRecords('Education.csv', 'school name').entries()) {
    const [degree = '', ...fieldParts] = getSchoolField('degree name').split(/,\s+/);
    extraction.content.education.push({
      institution: getSchoolField('school name'),
      degree,
      field: fieldParts.join(', '),
      startDate: reader.parseDate(getSchoolField('start date'), `education.${i}.startDate`),
      endDate: reader.parseDate(getSchoolField('end date'), `education.${i}.endDate`),
      current: false,
      location: '',
      gpa: '',
      achievements: [getSchoolField('notes'), getSchoolField('activities')].filter(Boolean),
    });
  }
  for (const [i, getRoleField] of readRecords('Volunteering.csv', 'company name').entries()) {
    if (i === 0)
      extraction.content.customSections.push(
        createCustomSection(extraction.content.customSections.length, 'Volunteering'),
      );
    const path = `customSections.${extraction.content.customSections.length - 1}.items.${i}`;
    extraction.content.customSections.at(-1)?.items.push({
      title: getRoleField('role'),
      organisation: getRoleField('company name'),
      startDate: reader.parseDate(getRoleField('started on'), `${path}.startDate`),
      endDate: reader.parseDate(getRoleField('finished on'), `${path}.endDate`),
      current: getRoleField('started on') !== '' && getRoleField('finished on') === '',
      location: '',
      description: getRoleField('description'),
      achievements: [],
    });
  }
}

function readLists(readRecords: ReadRecords, extraction: Extraction, reader: FieldReader): void {
  const { content } = extraction;
  content.skills.push(
    ...readRecords('Skills.csv', 'name')
      .map((getSkillField) => getSkillField('name'))
      .filter(Boolean),
  );
  for (const getLanguageField of readRecords('Languages.csv', 'name'))
    content.languages.push({ name: getLanguageField('name'), level: getLanguageField('proficiency') });
  for (const [i, getCertificateField] of readRecords('Certifications.csv', 'name').entries())
    content.certifications.push({
      name: getCertificateField('name'),
      issuer: getCertificateField('authority'),
      date: reader.parseDate(getCertificateField('started on'), `certifications.${i}.date`),
    });
  for (const getProjectField of readRecords('Projects.csv', 'title'))
    content.projects.push({
      name: getProjectField('title'),
      description: getProjectField('description'),
      technologies: [],
      url: getProjectField('url'),
      github: '',
    });
  for (const getHonorField of readRecords('Honors.csv', 'title'))
    content.achievements.push([getHonorField('title'), getHonorField('description')].filter(Boolean).join(': '));
}
