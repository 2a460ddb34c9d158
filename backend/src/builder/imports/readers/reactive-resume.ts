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
      .filter((one) => one.get('hidden').value !== true);
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
  const keywords = (node: JsonNode) => node.list('keywords').map((one) => one.text());
  return {
    basics: {
      name: basics.text('name'),
      label: basics.text('headline'),
      email: basics.text('email'),
      phone: basics.text('phone'),
      location: basics.text('location'),
      url: link(basics),
      summary: htmlToText(sections.get('summary').text('content') || whole.get('summary').text('content')),
      profiles: items('profiles').map((one) => ({
        network: one.text('network'),
        username: one.text('username'),
        url: link(one),
      })),
    },
    work: items('experience').map((one) => ({
      name: one.text('company'),
      position: one.text('position'),
      location: one.text('location'),
      summary: htmlToText(one.text('summary', 'description')),
      ...dated(one),
    })),
    education: items('education').map((one) => ({
      institution: one.text('institution', 'school'),
      studyType: one.text('studyType', 'degree'),
      area: one.text('area'),
      score: one.text('score', 'grade'),
      summary: htmlToText(one.text('summary', 'description')),
      ...dated(one),
    })),
    projects: items('projects').map((one) => ({
      name: one.text('name'),
      description: [one.text('date', 'period'), one.text('description'), htmlToText(one.text('summary'))]
        .filter(Boolean)
        .join('\n'),
      keywords: keywords(one),
      url: link(one),
    })),
    skills: items('skills').map((one) => ({ name: one.text('name'), keywords: keywords(one) })),
    languages: items('languages').map((one) => ({
      language: one.text('name', 'language'),
      fluency: one.text('description', 'fluency'),
    })),
    certificates: items('certifications').map((one) => ({
      name: one.text('name', 'title'),
      issuer: one.text('issuer'),
      date: one.text('date'),
    })),
    awards: items('awards').map((one) => ({
      title: one.text('title'),
      awarder: one.text('awarder'),
      date: one.text('date'),
      summary: htmlToText(one.text('summary', 'description')),
    })),
    volunteer: items('volunteer').map((one) => ({
      organization: one.text('organization'),
      position: one.text('position'),
      location: one.text('location'),
      summary: htmlToText(one.text('summary', 'description')),
      ...dated(one),
    })),
    publications: items('publications').map((one) => ({
      name: one.text('name', 'title'),
      publisher: one.text('publisher'),
      releaseDate: one.text('date'),
      summary: htmlToText(one.text('summary', 'description')),
    })),
    interests: items('interests').map((one) => ({ name: one.text('name'), keywords: keywords(one) })),
    references: items('references').map((one) => ({
      name: one.text('name'),
      reference: htmlToText(one.text('summary', 'description')),
    })),
  };
}

const toIsoMonth = (date: string) => date.replace(/^(\d\d)\/(\d{4})$/, '$2-$1');
