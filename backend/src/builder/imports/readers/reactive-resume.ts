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
  const whole = new JsonNode(json);
  const sections = whole.get('sections');
  if (!sections.isObject) return json;
  const basics = whole.get('basics');
  const items = (name: string) =>
    sections
      .get(name)
      .list('items')
      .filter((node) => node.get('hidden').value !== true);
  const link = (node: JsonNode) => node.get('url', 'website').text('href', 'url') || node.text('url', 'website');
  const dated = (node: JsonNode) => {
    const text = node.text('date', 'period');
    const span = findDateRange(text, 'en');
    return {
      startDate: span ? toIsoMonth(span.startDate) : text,
      endDate: span && !span.current ? toIsoMonth(span.endDate) : '',
      date: text,
    };
  };
  const keywords = (node: JsonNode) => node.list('keywords').map((node) => node.text());
  return {
    basics: {
      name: basics.text('name'),
      label: basics.text('headline'),
      email: basics.text('email'),
      phone: basics.text('phone'),
      location: basics.text('location'),
      url: link(basics),
      summary: htmlToText(sections.get('summary').text('content') || whole.get('summary').text('content')),
      profiles: items('profiles').map((node) => ({
        network: node.text('network'),
        username: node.text('username'),
        url: link(node),
      })),
    },
    work: items('experience').map((node) => ({
      name: node.text('company'),
      position: node.text('position'),
      location: node.text('location'),
      summary: htmlToText(node.text('summary', 'description')),
      ...dated(node),
    })),
    education: items('education').map((node) => ({
      institution: node.text('institution', 'school'),
      studyType: node.text('studyType', 'degree'),
      area: node.text('area'),
      score: node.text('score', 'grade'),
      summary: htmlToText(node.text('summary', 'description')),
      ...dated(node),
    })),
    projects: items('projects').map((node) => ({
      name: node.text('name'),
      description: [node.text('date', 'period'), node.text('description'), htmlToText(node.text('summary'))]
        .filter(Boolean)
        .join('\n'),
      keywords: keywords(node),
      url: link(node),
    })),
    skills: items('skills').map((node) => ({ name: node.text('name'), keywords: keywords(node) })),
    languages: items('languages').map((node) => ({
      language: node.text('name', 'language'),
      fluency: node.text('description', 'fluency'),
    })),
    certificates: items('certifications').map((node) => ({
      name: node.text('name', 'title'),
      issuer: node.text('issuer'),
      date: node.text('date'),
    })),
    awards: items('awards').map((node) => ({
      title: node.text('title'),
      awarder: node.text('awarder'),
      date: node.text('date'),
      summary: htmlToText(node.text('summary', 'description')),
    })),
    volunteer: items('volunteer').map((node) => ({
      organization: node.text('organization'),
      position: node.text('position'),
      location: node.text('location'),
      summary: htmlToText(node.text('summary', 'description')),
      ...dated(node),
    })),
    publications: items('publications').map((node) => ({
      name: node.text('name', 'title'),
      publisher: node.text('publisher'),
      releaseDate: node.text('date'),
      summary: htmlToText(node.text('summary', 'description')),
    })),
    interests: items('interests').map((node) => ({ name: node.text('name'), keywords: keywords(node) })),
    references: items('references').map((node) => ({
      name: node.text('name'),
      reference: htmlToText(node.text('summary', 'description')),
    })),
  };
}

const toIsoMonth = (date: string) => date.replace(/^(\d\d)\/(\d{4})$/, '$2-$1');
