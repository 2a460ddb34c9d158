import { splitName } from '@shortlist/documents/i18n/split-name';
import type { Language } from '@shortlist/contracts/platform/languages';
import { detectLanguage } from '../../language/detect-language';
import { createCustomSection, createExtraction, type Extraction } from '../extractors/extraction';
import { ImportError } from '../source-document';
import { FieldReader, splitBullets } from './field-reader';
import { JsonNode, flattenValues } from './json-node';
import { convertToJsonResume } from './reactive-resume';

const metadataPathPattern =
  /^(?:\$schema|meta(?:data)?\.|id$)|\.(?:id|visible|columns|separateLinks|icon)$|^sections\.\w+\.name$|^sections\..*\.level$/;

/**
 * Reads JSON Resume (jsonresume.org), our own export in that format, and the JSON of Reactive Resume. Values without a
 * matching field become unplaced lines with their path. Throws `file_unknown` for other JSON.
 */
export function readJsonResume(json: unknown): { extraction: Extraction; reader: FieldReader } {
  const values = flattenValues(json);
  const resume = new JsonNode(convertToJsonResume(json));
  const basics = resume.get('basics');
  if (!basics.isObject && resume.list('work').length + resume.list('education').length === 0)
    throw new ImportError('file_unknown');
  const extraction = createExtraction();
  const language = detectLanguage(values.map(({ text }) => text).join('\n'), 'en');
  const reader = new FieldReader(extraction, language);
  for (const { path, text } of values) {
    if (!metadataPathPattern.test(path))
      reader.addLines(text.includes('<') ? text.replace(/<[^<>]{0,200}>/g, '\n') : text, path);
  }
  readBasics(basics, extraction, language);
  readEntries(resume, extraction, reader);
  readLists(resume, extraction, reader);
  readCustomSections(resume, extraction, reader);
  return { extraction, reader };
}

function readBasics(basics: JsonNode, extraction: Extraction, language: Language): void {
  const { personalInfo: info } = extraction.content;
  const name = basics.text('name');
  const { isSure, ...nameParts } = splitName(name, language);
  if (name) Object.assign(info, nameParts);
  if (name && !isSure)
    for (const field of ['firstName', 'lastName'])
      extraction.ambiguities.set(`personalInfo.${field}`, { question: 'name' });
  info.headline = basics.text('label', 'headline');
  info.email = basics.text('email');
  info.phone = basics.text('phone');
  info.summary = basics.text('summary');
  const location = basics.get('location');
  const town = [location.text('postalCode'), location.text('city')].filter(Boolean).join(' ');
  info.location =
    basics.text('location') ||
    [location.text('address'), town, location.text('region'), location.text('countryCode')].filter(Boolean).join(', ');
  const profiles = basics.list('profiles');
  const linkedin = profiles.find((node) => /linkedin/i.test(node.text('network') + node.text('url')));
  info.linkedin = linkedin?.text('url') || linkedin?.text('username') || '';
  if (linkedin)
    extraction.consumedTexts.push(
      linkedin.text('network'),
      info.linkedin.includes(linkedin.text('username')) ? linkedin.text('username') : '',
    );
  const otherProfile = profiles.find((node) => node !== linkedin && node.text('url'));
  info.website = basics.text('url', 'website');
  if (info.website === '' && otherProfile) {
    info.website = otherProfile.text('url');
    extraction.consumedTexts.push(
      otherProfile.text('network'),
      info.website.includes(otherProfile.text('username')) ? otherProfile.text('username') : '',
    );
  }
}

function readEntries(resume: JsonNode, extraction: Extraction, reader: FieldReader): void {
  for (const [i, work] of resume.list('work').entries()) {
    const { description, achievements } = splitBullets(work.text('summary', 'description'));
    const end = work.text('endDate');
    extraction.consumedTexts.push(work.text('date'));
    extraction.content.experience.push({
      company: work.text('name', 'company'),
      position: work.text('position'),
      startDate: reader.parseDate(work.text('startDate'), `experience.${i}.startDate`),
      endDate: reader.parseDate(end, `experience.${i}.endDate`),
      current: work.text('startDate') !== '' && (end === '' || /present|now/i.test(end)),
      location: work.text('location'),
      description,
      achievements: [...achievements, ...work.list('highlights').map((node) => node.text())].filter(Boolean),
    });
  }
  for (const [i, school] of resume.list('education').entries()) {
    extraction.consumedTexts.push(school.text('date'));
    extraction.content.education.push({
      institution: school.text('institution'),
      degree: school.text('studyType'),
      field: school.text('area'),
      startDate: reader.parseDate(school.text('startDate'), `education.${i}.startDate`),
      endDate: reader.parseDate(school.text('endDate'), `education.${i}.endDate`),
      current: false,
      location: school.text('location'),
      gpa: school.text('score', 'gpa'),
      achievements: [...school.list('courses').map((node) => node.text()), school.text('summary')].filter(Boolean),
    });
  }
  for (const project of resume.list('projects')) {
    const url = project.text('url');
    const isGitHub = /github\.com/i.test(url);
    extraction.content.projects.push({
      name: project.text('name'),
      description: [project.text('description'), ...project.list('highlights').map((node) => node.text())]
        .filter(Boolean)
        .join('\n'),
      technologies: project.list('keywords').map((node) => node.text()),
      url: isGitHub ? '' : url,
      github: isGitHub ? url : '',
    });
  }
}

function readLists(resume: JsonNode, extraction: Extraction, reader: FieldReader): void {
  const { content } = extraction;
  for (const skill of resume.list('skills')) {
    const keywords = skill
      .list('keywords')
      .map((node) => node.text())
      .filter(Boolean);
    const name = skill.text('name') || skill.text();
    const skillLine = [name, keywords.join(', ')].filter(Boolean).join(': ');
    content.skills.push(...(skillLine.length <= 200 ? [skillLine] : [name, ...keywords]));
  }
  for (const node of resume.list('languages'))
    content.languages.push({ name: node.text('language', 'name'), level: node.text('fluency', 'level') });
  for (const [i, certificate] of resume.list('certificates', 'certifications').entries())
    content.certifications.push({
      name: certificate.text('name', 'title'),
      issuer: certificate.text('issuer'),
      date: reader.parseDate(certificate.text('date'), `certifications.${i}.date`),
    });
  for (const node of resume.list('awards')) {
    const date = reader.parseDate(node.text('date'), '');
    const heading = [node.text('title'), node.text('awarder')].filter(Boolean).join(', ');
    content.achievements.push([heading + (date ? ` (${date})` : ''), node.text('summary')].filter(Boolean).join('\n'));
  }
}

function readCustomSections(resume: JsonNode, extraction: Extraction, reader: FieldReader): void {
  for (const [key, name] of [
    ['volunteer', 'Volunteer'],
    ['publications', 'Publications'],
    ['interests', 'Interests'],
    ['references', 'References'],
  ] as const) {
    const entries = resume.list(key);
    if (entries.length === 0) continue;
    const index = extraction.content.customSections.length;
    const section = createCustomSection(index, name);
    for (const [i, entry] of entries.entries()) {
      const path = `customSections.${index}.items.${i}`;
      const start = entry.text('startDate', 'releaseDate');
      section.items.push({
        title: entry.text('position') || entry.text('name'),
        organisation: entry.text('organization', 'publisher'),
        startDate: reader.parseDate(start, `${path}.startDate`),
        endDate: reader.parseDate(entry.text('endDate'), `${path}.endDate`),
        current: key === 'volunteer' && start !== '' && entry.text('endDate') === '',
        location: entry.text('location'),
        description: [
          entry.text('summary', 'reference'),
          entry
            .list('keywords')
            .map((node) => node.text())
            .join(', '),
        ]
          .filter(Boolean)
          .join('\n'),
        achievements: entry.list('highlights').map((node) => node.text()),
      });
    }
    extraction.content.customSections.push(section);
  }
}
