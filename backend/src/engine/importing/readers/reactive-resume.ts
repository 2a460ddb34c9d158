import { findDateRange } from '../find-date-range';
import { JsonNode } from './json-node';

const htmlEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

const htmlToText = (html: string) =>
  html
    .replace(/<li[^<>]{0,200}>/gi, '\n• ')
    .replace(/<(?:br|\/p|\/div|\/li|\/ul)[^<>]{0,200}>/gi, '\n')
    .replace(/<[^<>]{0,200}>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => htmlEntities[name] ?? '')
    .replace(/• \s*\n\s*/g, '• ')
    .trim();

/**
 * Converts Reactive Resume JSON (rxresu.me) with `basics` and `sections.NAME.items` to JSON Resume. Returns other JSON
 * unchanged.
 */
export function convertToJsonResume(json: unknown): unknown {
  const root = new JsonNode(json);
  const sections = root.get('sections');
  if (!sections.isObject) return json;
  const convertItems = (name: string, convert: (item: JsonNode) => object) =>
    sections
      .get(name)
      .list('items')
      .filter((item) => item.get('hidden').value !== true)
      .map(convert);
  const summary = sections.get('summary').text('content') || root.get('summary').text('content');
  return {
    basics: {
      ...convertBasics(root.get('basics')),
      summary: htmlToText(summary),
      profiles: convertItems('profiles', convertProfile),
    },
    work: convertItems('experience', convertJob),
    education: convertItems('education', convertEducation),
    projects: convertItems('projects', convertProject),
    skills: convertItems('skills', convertKeywords),
    languages: convertItems('languages', convertLanguage),
    certificates: convertItems('certifications', convertCertificate),
    awards: convertItems('awards', convertAward),
    volunteer: convertItems('volunteer', convertVolunteering),
    publications: convertItems('publications', convertPublication),
    interests: convertItems('interests', convertKeywords),
    references: convertItems('references', convertReference),
  };
}

const readLink = (item: JsonNode) => item.get('url', 'website').text('href', 'url') || item.text('url', 'website');
const readSummary = (item: JsonNode) => htmlToText(item.text('summary', 'description'));
const readKeywords = (item: JsonNode) => item.list('keywords').map((keyword) => keyword.text());

function readDates(item: JsonNode) {
  const text = item.text('date', 'period');
  const span = findDateRange(text, 'en');
  return {
    startDate: span ? toIsoMonth(span.startDate) : text,
    endDate: span && !span.current ? toIsoMonth(span.endDate) : '',
    date: text,
  };
}

const toIsoMonth = (date: string) => date.replace(/^(\d\d)\/(\d{4})$/, '$2-$1');

const convertBasics = (basics: JsonNode) => ({
  name: basics.text('name'),
  label: basics.text('headline'),
  email: basics.text('email'),
  phone: basics.text('phone'),
  location: basics.text('location'),
  url: readLink(basics),
});

const convertProfile = (item: JsonNode) => ({
  network: item.text('network'),
  username: item.text('username'),
  url: readLink(item),
});

const convertJob = (item: JsonNode) => ({
  name: item.text('company'),
  position: item.text('position'),
  location: item.text('location'),
  summary: readSummary(item),
  ...readDates(item),
});

const convertEducation = (item: JsonNode) => ({
  institution: item.text('institution', 'school'),
  studyType: item.text('studyType', 'degree'),
  area: item.text('area'),
  score: item.text('score', 'grade'),
  summary: readSummary(item),
  ...readDates(item),
});

const convertProject = (item: JsonNode) => ({
  name: item.text('name'),
  description: [item.text('date', 'period'), item.text('description'), htmlToText(item.text('summary'))]
    .filter(Boolean)
    .join('\n'),
  keywords: readKeywords(item),
  url: readLink(item),
});

const convertKeywords = (item: JsonNode) => ({ name: item.text('name'), keywords: readKeywords(item) });

const convertLanguage = (item: JsonNode) => ({
  language: item.text('name', 'language'),
  fluency: item.text('description', 'fluency'),
});

const convertCertificate = (item: JsonNode) => ({
  name: item.text('name', 'title'),
  issuer: item.text('issuer'),
  date: item.text('date'),
});

const convertAward = (item: JsonNode) => ({
  title: item.text('title'),
  awarder: item.text('awarder'),
  date: item.text('date'),
  summary: readSummary(item),
});

const convertVolunteering = (item: JsonNode) => ({
  organization: item.text('organization'),
  position: item.text('position'),
  location: item.text('location'),
  summary: readSummary(item),
  ...readDates(item),
});

const convertPublication = (item: JsonNode) => ({
  name: item.text('name', 'title'),
  publisher: item.text('publisher'),
  releaseDate: item.text('date'),
  summary: readSummary(item),
});

const convertReference = (item: JsonNode) => ({ name: item.text('name'), reference: readSummary(item) });
