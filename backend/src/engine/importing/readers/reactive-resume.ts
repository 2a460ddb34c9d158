import { findDateRange } from '@shortlist/documents/i18n/find-date-range';
import { JsonNode } from './json-node';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

const htmlToText = (html: string) =>
  html
    .replace(/<li[^<>]{0,200}>/gi, '\n• ')
    .replace(/<(?:br|\/p|\/div|\/li|\/ul)[^<>]{0,200}>/gi, '\n')
    .replace(/<[^<>]{0,200}>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/• \s*\n\s*/g, '• ')
    .trim();

/**
 * Converts Reactive Resume JSON (rxresu.me: `basics`, `sections.NAME.items`) to JSON Resume and returns other JSON
 * unchanged.
 */
export function convertToJsonResume(json: unknown): unknown {
  const root = new JsonNode(json);
  const sections = root.get('sections');
  if (!sections.isObject) return json;
  const basics = root.get('basics');
  const listItems = (name: string) =>
    sections
      .get(name)
      .list('items')
      .filter((node) => node.get('hidden').value !== true);
  const getLink = (node: JsonNode) => node.get('url', 'website').text('href', 'url') || node.text('url', 'website');
  const readDateFields = (node: JsonNode) => {
    const text = node.text('date', 'period');
    const span = findDateRange(text, 'en');
    return {
      startDate: span ? toIsoMonth(span.startDate) : text,
      endDate: span && !span.current ? toIsoMonth(span.endDate) : '',
      date: text,
    };
  };
  const listKeywords = (node: JsonNode) => node.list('keywords').map((node) => node.text());
  return {
    basics: {
      name: basics.text('name'),
      label: basics.text('headline'),
      email: basics.text('email'),
      phone: basics.text('phone'),
      location: basics.text('location'),
      url: getLink(basics),
      summary: htmlToText(sections.get('summary').text('content') || root.get('summary').text('content')),
      profiles: listItems('profiles').map((node) => ({
        network: node.text('network'),
        username: node.text('username'),
        url: getLink(node),
      })),
    },
    work: listItems('experience').map((node) => ({
      name: node.text('company'),
      position: node.text('position'),
      location: node.text('location'),
      summary: htmlToText(node.text('summary', 'description')),
      ...readDateFields(node),
    })),
    education: listItems('education').map((node) => ({
      institution: node.text('institution', 'school'),
      studyType: node.text('studyType', 'degree'),
      area: node.text('area'),
      score: node.text('score', 'grade'),
      summary: htmlToText(node.text('summary', 'description')),
      ...readDateFields(node),
    })),
    projects: listItems('projects').map((node) => ({
      name: node.text('name'),
      description: [node.text('date', 'period'), node.text('description'), htmlToText(node.text('summary'))]
        .filter(Boolean)
        .join('\n'),
      keywords: listKeywords(node),
      url: getLink(node),
    })),
    skills: listItems('skills').map((node) => ({ name: node.text('name'), keywords: listKeywords(node) })),
    languages: listItems('languages').map((node) => ({
      language: node.text('name', 'language'),
      fluency: node.text('description', 'fluency'),
    })),
    certificates: listItems('certifications').map((node) => ({
      name: node.text('name', 'title'),
      issuer: node.text('issuer'),
      date: node.text('date'),
    })),
    awards: listItems('awards').map((node) => ({
      title: node.text('title'),
      awarder: node.text('awarder'),
      date: node.text('date'),
      summary: htmlToText(node.text('summary', 'description')),
    })),
    volunteer: listItems('volunteer').map((node) => ({
      organization: node.text('organization'),
      position: node.text('position'),
      location: node.text('location'),
      summary: htmlToText(node.text('summary', 'description')),
      ...readDateFields(node),
    })),
    publications: listItems('publications').map((node) => ({
      name: node.text('name', 'title'),
      publisher: node.text('publisher'),
      releaseDate: node.text('date'),
      summary: htmlToText(node.text('summary', 'description')),
    })),
    interests: listItems('interests').map((node) => ({ name: node.text('name'), keywords: listKeywords(node) })),
    references: listItems('references').map((node) => ({
      name: node.text('name'),
      reference: htmlToText(node.text('summary', 'description')),
    })),
  };
}

const toIsoMonth = (date: string) => date.replace(/^(\d\d)\/(\d{4})$/, '$2-$1');
