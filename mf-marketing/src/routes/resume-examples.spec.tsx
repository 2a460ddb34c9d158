import { languages } from '@shortlist/contracts/platform/languages';
import { examples } from '@shortlist/documents/samples/examples/example';
import { loadExamples } from '@shortlist/documents/samples/examples/load';
import scores from '@shortlist/documents/samples/examples/scores.json';
import { listTemplates } from '@shortlist/documents/templates/catalogue';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { examplesData } from '../features/examples/examples-data';
import { loadWords } from '../features/examples/words';
import { intersectAll } from '@shortlist/shared-ui/testing/intersect-all';
import ResumeExamples from './resume-examples';

const show = (at = '/resume-examples', mounted = ['/resume-builder', '/autonomous']) =>
  renderScreen(<ResumeExamples />, {
    at,
    area: 'marketing',
    loadMessages: loadWords,
    shell: { isMounted: (path) => mounted.includes(path) },
  });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

describe('the examples', () => {
  it('are six, each with its place and its score', async () => {
    await show();
    expect(titles()).toEqual([
      'Frontend Developer',
      'Content Marketer',
      'Registered Nurse, Emergency',
      'Financial Analyst',
      'Operations Director',
      'Customer Service Associate',
    ]);
    const analyst = card('Financial Analyst');
    expect(analyst.getByText('Finance. Mid-Level (3-5 years)')).toBeTruthy();
    expect(analyst.getByRole('img', { name: `ATS score ${scores.analyst.en} of 100` })).toBeTruthy();
  });

  it('lead to the builder with their template, and to nothing that is not there', async () => {
    const { unmount } = await show();
    const hrefs = examples.map(({ templateId }) => `/resume-builder?template=${templateId}`);
    expect(screen.getAllByText('Use Template').map((link) => link.getAttribute('href'))).toEqual(hrefs);
    unmount();
    await show('/resume-examples', []);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('are filtered by industry and level, which stand in the address', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Marketing' }));
    await waitFor(() => expect(titles()).toEqual(['Content Marketer']));
    expect(window.location.search).toBe('?industry=marketing');
    expect(screen.getByRole('status').textContent).toBe('1 example');
    fireEvent.click(screen.getByRole('radio', { name: 'All Industries' }));
    fireEvent.change(screen.getByLabelText('Level'), { target: { value: 'senior' } });
    await waitFor(() => expect(titles()).toEqual(['Registered Nurse, Emergency', 'Operations Director']));
    expect(window.location.search).toBe('?level=senior');
  });

  it('have a way back where none fits', async () => {
    await show('/resume-examples?industry=finance&level=entry');
    expect(titles()).toEqual(['No example for this choice']);
    expect(screen.getByRole('status').textContent).toBe('0 examples');
    fireEvent.click(screen.getByRole('button', { name: 'Show all examples' }));
    await waitFor(() => expect(titles()).toHaveLength(6));
    expect(window.location.search).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('are all shown where the address names no industry or level that there is', async () => {
    await show('/resume-examples?industry=gardening&level=');
    expect(titles()).toHaveLength(6);
  });

  it('open as a whole, without links of a fictional person, and with the ways on', async () => {
    await show('/de/resume-examples');
    const opener = card('Finanzanalyst').getByRole('button', { name: 'Vorschau: Finanzanalyst' });
    opener.focus();
    fireEvent.click(opener);
    const dialog = within(screen.getByRole('dialog', { name: 'Finanzanalyst' }));
    const sheet = await dialog.findByRole('article', { name: 'Beispiel-Lebenslauf: Finanzanalyst' });
    expect(sheet.textContent).toContain('Aufdeckung einer doppelt gebuchten Förderung');
    const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/de/resume-builder?template=classic-executive',
      '/de/autonomous?title=Finanzanalyst&industry=Finance&template=classic-executive',
    ]);
    fireEvent.click(dialog.getByRole('button', { name: 'Vorschau schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(languages.map(({ code }) => code))('say on their cards what their resumes say (%s)', async (code) => {
    const resumes = await loadExamples(code);
    const { container } = await show(code === 'en' ? '/resume-examples' : `/${code}/resume-examples`);
    expect(titles()).toEqual(examples.map(({ id }) => resumes[id].personalInfo.headline));
    const cards = [...container.querySelectorAll('ul > li')].filter((item) => item.querySelector('h2'));
    for (const [index, { id }] of examples.entries()) {
      const skills = [...(cards[index]?.querySelectorAll('ul > li') ?? [])].map(({ textContent }) => textContent);
      const said = JSON.stringify(resumes[id]).toLowerCase();
      expect(skills.filter((skill) => !said.includes(skill?.toLowerCase() ?? ''))).toEqual([]);
      expect(skills).toHaveLength(3);
    }
    expect(document.body.textContent).not.toMatch(/\{\{|undefined|examples\./);
  });

  it('name their templates as the gallery does', () => {
    const gallery = new Map(listTemplates('en').map((template) => [template.id, template]));
    for (const { templateId, templateName, isPremium = false } of examples)
      expect(gallery.get(templateId)).toMatchObject({ name: templateName, isPremium });
  });

  it('are a list for search engines, each with an address that shows it alone', async () => {
    const page = { path: '/resume-examples', language: 'de', publicUrl: 'https://a.example', answers: {} } as const;
    const url = 'https://a.example/de/resume-examples';
    const { itemListElement } = examplesData({ ...page, url, title: 'Lebenslauf-Beispiele', description: '' });
    expect(itemListElement).toHaveLength(6);
    const { name, url: address } = itemListElement[3]?.item ?? {};
    expect(name).toBe('Finanzanalyst');
    await show(address?.slice(page.publicUrl.length));
    expect(titles()).toEqual([name]);
  });

  it('show their sheets once they come into sight, for the eye only', async () => {
    intersectAll();
    await show();
    const sheet = await card('Financial Analyst').findByText('DANIEL OSEI');
    expect(sheet.closest('[inert][aria-hidden="true"]')).toBeTruthy();
  });
});
