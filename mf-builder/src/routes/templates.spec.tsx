import type { User } from '@shortlist/contracts/account/auth';
import { experienceSchema } from '@shortlist/contracts/builder/document-content';
import type { Resume } from '@shortlist/contracts/builder/resume';
import type { Template } from '@shortlist/contracts/builder/template';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from '@shortlist/shared-ui/router';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { loadMessages } from '../messages';
import { resumeFixture } from '../testing/document-fixtures';
import { mockIntersectionObserver } from '@shortlist/shared-ui/testing/mock-intersection-observer';
import TemplatesRoute from './templates';

const createTemplate = (id: string, category: Template['category'], isPremium = false): Template => ({
  id,
  name: id,
  category,
  description: `About ${id}.`,
  isAts: id !== 'creative',
  isPremium,
  previewUrl: `previews/${id}.html`,
});
const templates = [
  createTemplate('pro', 'modern'),
  createTemplate('accent', 'modern', true),
  createTemplate('creative', 'creative'),
];

const experienceEntry = experienceSchema.parse({ company: 'Orrin Bay', position: 'Nurse', startDate: '03/2020' });

function CurrentSearch() {
  return <output data-testid="address">{useLocation().search}</output>;
}

describe('templates gallery', () => {
  let templatesResponse: { status: number; body: unknown };
  let requestedUrls: (string | undefined)[];
  let user: User | null;
  let resumes: Resume[];
  let releaseTemplates: () => void;
  let templatesDelay: Promise<void>;
  let server: { close: () => Promise<void> };

  beforeEach(async () => {
    templatesResponse = { status: 200, body: templates };
    templatesDelay = Promise.resolve();
    releaseTemplates = () => undefined;
    user = null;
    resumes = [];
    requestedUrls = [];
    localStorage.clear();
    server = await startApiServer(async (request, response) => {
      requestedUrls.push(request.url);
      if (request.url === '/api/resumes') return sendJson(response, 200, resumes);
      if (request.url === '/api/auth/me') return sendJson(response, user ? 200 : 401, { user });
      await templatesDelay;
      sendJson(response, templatesResponse.status, templatesResponse.body);
    });
  });
  afterEach(() => server.close());

  const renderGallery = (url = '/templates', routes = ['/templates', '/autonomous']) =>
    renderScreen(
      <>
        <TemplatesRoute />
        <CurrentSearch />
      </>,
      { url, area: 'builder', loadMessages, shell: { hasRoute: (path) => routes.includes(path) } },
    );
  const listCardTitles = async () =>
    (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);

  it('has a tab for each category', async () => {
    await renderGallery();
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'All Templates',
      'Modern',
      'Classic',
      'Creative',
      'ATS Optimized',
      'Tech Focused',
    ]);
  });

  it('shows six skeleton cards while the list loads', async () => {
    templatesDelay = new Promise((resolve) => (releaseTemplates = resolve));
    await renderGallery();
    expect(screen.getAllByTestId('template-skeleton')).toHaveLength(6);
    releaseTemplates();
    expect(await listCardTitles()).toContain('pro');
    expect(screen.queryAllByTestId('template-skeleton')).toEqual([]);
  });

  it('shows the name, category, description, badges and static preview of each template', async () => {
    mockIntersectionObserver();
    const { container } = await renderGallery();
    expect(await listCardTitles()).toEqual(['pro', 'accent', 'creative', 'Prefer to start with the words?']);
    const [pro, accent, creative] = screen.getAllByRole('listitem').map((item) => within(item));
    expect(pro?.getByText('Modern. About pro.')).toBeTruthy();
    expect(pro?.getByText('ATS Compatible')).toBeTruthy();
    expect(pro?.queryByText('Premium')).toBeNull();
    expect(accent?.getByText('Premium')).toBeTruthy();
    expect(creative?.queryByText('ATS Compatible')).toBeNull();
    // The gallery loads one frame at a time, starting with the first.
    await waitFor(() => expect(container.querySelector('iframe')).toBeTruthy());
    const frame = container.querySelector('iframe');
    expect(frame?.src).toBe('http://localhost/mf-builder/1/previews/pro.html');
    expect(frame?.closest('[inert]')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('filters by category, updates the URL and keeps the focus', async () => {
    await renderGallery();
    await listCardTitles();
    const modern = screen.getByRole('radio', { name: 'Modern' });
    modern.focus();
    fireEvent.click(modern);
    expect(await listCardTitles()).toEqual(['pro', 'accent', 'Prefer to start with the words?']);
    expect(screen.getByTestId('address').textContent).toBe('?category=modern');
    expect(screen.getByText('2 templates')).toBeInTheDocument();
    expect(modern).toHaveFocus();
    fireEvent.click(screen.getByRole('radio', { name: 'All Templates' }));
    expect(screen.getByTestId('address').textContent).toBe('');
  });

  it('applies the filter from the URL and shows all templates for an unknown category', async () => {
    const { unmount } = await renderGallery('/templates?category=creative');
    expect(await listCardTitles()).toEqual(['creative', 'Prefer to start with the words?']);
    unmount();
    await renderGallery('/templates?category=odd');
    expect(await screen.findByText('3 templates')).toBeInTheDocument();
  });

  it('links to the builder if it is available, otherwise to the generator', async () => {
    const { unmount } = await renderGallery('/de/templates');
    const startLink = await screen.findByRole('link', { name: 'Jetzt loslegen mit pro' });
    expect(startLink).toHaveAttribute('href', '/de/autonomous?template=pro');
    expect(screen.queryByRole('link', { name: 'Lebenslauf erstellen' })).not.toBeInTheDocument();
    unmount();
    await renderGallery('/templates', ['/templates', '/autonomous', '/resume-builder']);
    const templateLink = await screen.findByRole('link', { name: 'Use Template: pro' });
    expect(templateLink).toHaveAttribute('href', '/resume-builder?template=pro');
    expect(screen.getByRole('link', { name: 'Start Building Your Resume' })).toHaveAttribute('href', '/resume-builder');
    expect(screen.getByRole('link', { name: 'Get Started Now' })).toHaveAttribute('href', '/autonomous');
  });

  it('links a premium template only for accounts with Premium', async () => {
    const { unmount } = await renderGallery();
    expect(await screen.findByText('Part of Premium')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Get Started Now with accent' })).not.toBeInTheDocument();
    unmount();
    user = {
      id: 'u1',
      username: 'ines',
      email: 'ines@example.com',
      isPremium: true,
      isAdmin: false,
      createdAt: '2026-11-01T10:00:00.000Z',
    };
    await renderGallery();
    const startLink = await screen.findByRole('link', { name: 'Get Started Now with accent' });
    expect(startLink).toHaveAttribute('href', '/autonomous?template=accent');
    expect(screen.queryByText('Part of Premium')).not.toBeInTheDocument();
  });

  it('opens a premium template in the builder for everyone', async () => {
    await renderGallery('/templates', ['/templates', '/resume-builder']);
    const templateLink = await screen.findByRole('link', { name: 'Use Template: accent' });
    expect(templateLink).toHaveAttribute('href', '/resume-builder?template=accent');
  });

  it('renders the templates with the most recently edited resume or the sample, as selected', async () => {
    mockIntersectionObserver();
    const completeResume = { ...resumeFixture, experience: [experienceEntry, experienceEntry] };
    const olderResume = { ...completeResume, id: 'r-0', updatedAt: '2026-01-01T10:00:00.000Z' };
    resumes = [{ ...olderResume, personalInfo: { ...olderResume.personalInfo, firstName: 'Older' } }, completeResume];
    const { container } = await renderGallery();
    await listCardTitles();
    await waitFor(() => expect(container.querySelectorAll('[data-role="name"]')).toHaveLength(3));
    expect(container.querySelectorAll('iframe')).toHaveLength(0);
    expect(container.querySelector('[data-role="name"]')?.textContent).toBe('Ines Halvorsen');

    fireEvent.click(screen.getByRole('radio', { name: 'Sample' }));
    await waitFor(() => expect(container.querySelectorAll('iframe').length).toBeGreaterThan(0));
    expect(screen.getByTestId('address').textContent).toBe('?content=sample');
    fireEvent.click(screen.getByRole('radio', { name: 'My content' }));
    expect(screen.getByTestId('address').textContent).toBe('');
  });

  it('hides the content choice when no resume has enough content to show a design', async () => {
    resumes = [resumeFixture];
    await renderGallery();
    await listCardTitles();
    await waitFor(() => expect(requestedUrls).toContain('/api/resumes'));
    expect(screen.queryByRole('radio', { name: 'Sample' })).not.toBeInTheDocument();
  });

  it('reports an empty category and offers all templates again', async () => {
    await renderGallery('/templates?category=tech');
    fireEvent.click(await screen.findByRole('button', { name: 'Show all templates' }));
    expect(await listCardTitles()).toContain('accent');
  });

  it('reports a load failure and retries', async () => {
    templatesResponse = { status: 500, body: {} };
    await renderGallery();
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the templates.');
    templatesResponse = { status: 200, body: templates };
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await listCardTitles()).toContain('pro');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
