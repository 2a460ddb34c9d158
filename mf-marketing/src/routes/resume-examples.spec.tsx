import type { IncomingMessage, ServerResponse } from 'node:http';
import { exampleSchema } from '@shortlist/contracts/builder/example';
import { languages } from '@shortlist/contracts/platform/languages';
import cards from '@shortlist/documents/samples/examples/cards/en.json';
import { exampleIds, translatedExampleIds } from '@shortlist/documents/samples/examples/ids';
import { examples, groupByIndustry } from '@shortlist/documents/samples/examples/example-list';
import { loadExampleText } from '@shortlist/documents/samples/examples/texts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { mockIntersectionObserver } from '@shortlist/shared-ui/testing/mock-intersection-observer';
import {
  buildExampleStructuredData,
  buildExampleListStructuredData,
} from '../features/examples/examples-structured-data';
import { loadExampleMessages } from '../features/examples/messages';
import { createExampleScreen } from './resume-example';
import ResumeExamples from './resume-examples';

const createOptions = (url: string, mountedPaths = ['/resume-builder', '/autonomous']) => ({
  url,
  area: 'marketing',
  loadMessages: loadExampleMessages,
  shell: { hasRoute: (path: string) => mountedPaths.includes(path) },
});
const show = (url = '/resume-examples', mountedPaths?: string[]) =>
  renderScreen(<ResumeExamples />, createOptions(url, mountedPaths));
const listTitles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const getCard = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);
const searchFor = (text: string) =>
  fireEvent.change(screen.getByLabelText('Search examples'), { target: { value: text } });

/** Handles the only kind of request that these pages send. */
function respondWithExample(request: IncomingMessage, response: ServerResponse) {
  const example = examples.find(({ id }) => request.url === `/api/examples/${id}`);
  const requestedLanguage = languages.find(({ code }) => code === request.headers['accept-language'])?.code ?? 'en';
  if (!example || shouldFail) return void response.writeHead(500).end();
  void loadExampleText(example.id, requestedLanguage).then(({ language, text }) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(exampleSchema.parse({ ...example, language, resume: text.resume })));
  });
}
let server: { close: () => Promise<void> };
let shouldFail = false;
beforeEach(async () => (server = await startApiServer(respondWithExample)));
afterEach(() => server.close());

describe('resume examples', () => {
  it('are all listed, each with its industry, level, score and links', async () => {
    await show();
    expect(listTitles()).toEqual(exampleIds.map((id) => cards[id].title));
    const analyst = getCard('Financial Analyst');
    expect(analyst.getByText('Finance. Mid-Level (3-5 years)')).toBeInTheDocument();
    expect(analyst.getByRole('img', { name: `ATS score ${cards.analyst.score} of 100` })).toBeInTheDocument();
    const links = analyst.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/resume-examples/analyst', '/resume-builder?template=classic-executive']);
  });

  it('do not link to the builder if it is not mounted', async () => {
    await show('/resume-examples', []);
    expect(screen.queryByText('Use Template')).not.toBeInTheDocument();
  });

  it('can be filtered by industry and level, and the URL stores the filters', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Finance' }));
    const financeExamples = examples.filter(({ industry }) => groupByIndustry[industry] === 'finance');
    await waitFor(() => expect(listTitles()).toEqual(financeExamples.map(({ id }) => cards[id].title)));
    expect(window.location.search).toBe('?industry=finance');
    fireEvent.click(screen.getByRole('radio', { name: 'All Industries' }));
    fireEvent.change(screen.getByLabelText('Level'), { target: { value: 'senior' } });
    const seniorExamples = examples.filter(({ level }) => level === 'senior');
    await waitFor(() => expect(listTitles()).toHaveLength(seniorExamples.length));
    expect(window.location.search).toBe('?level=senior');
  });

  it('can be searched by title, industry and skill, regardless of case', async () => {
    await show();
    searchFor('FINANCIAL an');
    await waitFor(() => expect(listTitles()).toEqual(['Financial Analyst']));
    expect(screen.getByRole('status').textContent).toBe('1 example');
    searchFor('power bi');
    await waitFor(() => expect(listTitles()).toContain('Financial Analyst'));
    searchFor('customer service');
    await waitFor(() => expect(listTitles()).toContain('Customer Service Associate'));
    await waitFor(() => expect(window.location.search).toBe('?search=customer+service'));
  });

  it('are replaced by a button that resets the filters if no example matches', async () => {
    await show('/resume-examples?search=astronaut&industry=finance');
    expect(listTitles()).toEqual(['No matching examples']);
    expect(screen.getByRole('status').textContent).toBe('0 examples');
    fireEvent.click(screen.getByRole('button', { name: 'Show all examples' }));
    await waitFor(() => expect(listTitles()).toHaveLength(examples.length));
    expect(window.location.search).toBe('');
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('are all shown for an unknown industry or level', async () => {
    await show('/resume-examples?industry=gardening&level=');
    expect(listTitles()).toHaveLength(examples.length);
  });

  it.each(languages.map(({ code }) => code))('are marked in %s if they exist only in English', async (code) => {
    await show(code === 'en' ? '/resume-examples' : `/${code}/resume-examples`);
    const expectedTexts = await Promise.all(exampleIds.map((id) => loadExampleText(id, code)));
    expect(listTitles()).toEqual(expectedTexts.map(({ text }) => text.resume.personalInfo.headline));
    const englishTitles = screen.getAllByRole('heading', { level: 2 }).filter((title) => title.lang === 'en');
    expect(englishTitles).toHaveLength(code === 'en' ? 0 : exampleIds.length - translatedExampleIds.length);
    expect(document.body.textContent).not.toMatch(/\{\{|undefined|examples\./);
  });

  it('form a list for search engines, each with its own URL', () => {
    const page = { path: '/resume-examples', language: 'de', publicUrl: 'https://a.example', answers: {} } as const;
    const url = 'https://a.example/de/resume-examples';
    const { itemListElement } = buildExampleListStructuredData({
      ...page,
      url,
      title: 'Lebenslauf-Beispiele',
      description: '',
    });
    expect(itemListElement).toHaveLength(examples.length);
    const { item } = itemListElement[exampleIds.indexOf('analyst')]!;
    expect(item).toMatchObject({ name: 'Finanzanalyst', url: `${url}/analyst`, inLanguage: 'de' });
    const examplePage = {
      ...page,
      path: '/resume-examples/analyst',
      url: `${url}/analyst`,
      title: '',
      description: '',
    };
    expect(buildExampleStructuredData(examplePage)).toEqual([item]);
    expect(buildExampleStructuredData({ ...examplePage, path: '/blog' })).toEqual([]);
  });

  it('load their sheets, hidden from assistive technology, when they come into view', async () => {
    mockIntersectionObserver();
    await show();
    const sheet = await getCard('Financial Analyst').findByText('Daniel Osei');
    expect(sheet.closest('[inert][aria-hidden="true"]')).toBeTruthy();
  });
});

describe('one example', () => {
  const openExample = (id: (typeof exampleIds)[number], prefix = '') => {
    const Screen = createExampleScreen(id).default;
    return renderScreen(<Screen />, createOptions(`${prefix}/resume-examples/${id}`));
  };

  it('is shown in full, with links to the next steps but without the fictional person’s links', async () => {
    await openExample('analyst', '/de');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lebenslauf-Beispiel: Finanzanalyst');
    // There is a second sheet for phones. CSS hides one of the two.
    const [sheet] = await screen.findAllByRole('article', { name: 'Beispiel-Lebenslauf: Finanzanalyst' });
    expect(sheet?.textContent).toContain('Aufdeckung einer doppelt gebuchten Förderung');
    expect(sheet?.querySelector('a')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/de/resume-examples',
      '/de/resume-builder?example=analyst',
      '/de/resume-builder?template=classic-executive',
      '/de/autonomous?title=Finanzanalyst&industry=Finance&template=classic-executive',
    ]);
  });

  it('shows an error if it cannot be loaded, and retries', async () => {
    shouldFail = true;
    await openExample('service');
    expect(await screen.findAllByText('We couldn’t load this example.')).toHaveLength(2);
    shouldFail = false;
    fireEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
    expect(await screen.findAllByRole('article', { name: /Customer Service Associate/ })).not.toHaveLength(0);
  });
});
