import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { sendJson, startApiServer } from '@shortlist/shared-ui/testing/api-server';
import { loadMessages } from '../messages';
import { Footer } from './footer';
import { TopBar } from './top-bar';

const user = {
  id: '1',
  username: 'ines.h',
  email: 'a@b.co',
  isPremium: false,
  isAdmin: false,
  createdAt: '2026-11-09',
};
const servedPaths = ['/', '/autonomous', '/templates', '/blog', '/contact', '/dashboard', '/cost-protection', '/inbox'];

describe('top bar and footer', () => {
  let currentUserResponse: { status: number; body: unknown };
  let openMessageCount: number;
  let requestedUrls: string[];
  let server: { close: () => Promise<void> };
  beforeEach(async () => {
    localStorage.clear();
    currentUserResponse = { status: 401, body: {} };
    openMessageCount = 0;
    requestedUrls = [];
    server = await startApiServer((request, response) => {
      requestedUrls.push(request.url ?? '');
      if (request.url === '/api/contact-messages/count') return sendJson(response, 200, { open: openMessageCount });
      sendJson(response, currentUserResponse.status, currentUserResponse.body);
    });
  });
  afterEach(() => server.close());

  const openPage = (url: string) =>
    renderScreen(
      <>
        <TopBar />
        <Footer />
      </>,
      { url, loadMessages, shell: { hasRoute: (path) => servedPaths.includes(path) } },
    );
  const listTopLinks = () =>
    within(screen.getAllByRole('navigation')[0] as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.textContent);

  it('links only to paths that a remote serves', async () => {
    await openPage('/');
    expect(listTopLinks()).toEqual(['Home', 'AI Generator', 'Templates', 'Blog', 'Contact']);
    expect(within(screen.getByRole('contentinfo')).queryByText('Upgrade')).not.toBeInTheDocument();
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Templates' })).toBeInTheDocument();
  });

  it('shows the dashboard and Sign Out to signed-in users', async () => {
    currentUserResponse = { status: 200, body: { user } };
    await openPage('/');
    expect(await screen.findAllByRole('link', { name: 'Dashboard' })).toHaveLength(2);
    // The username takes the space of the introductory links.
    expect(listTopLinks()).toEqual(['Home', 'AI Generator', 'Templates', 'Contact', 'Dashboard']);
    expect(screen.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'ines.h’s account' }));
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Cost Protection' })).not.toBeInTheDocument();
  });

  it('links guests who have documents to their documents', async () => {
    document.cookie = 'shortlist.session=guest';
    await openPage('/');
    expect(listTopLinks()).toEqual(['Home', 'AI Generator', 'Templates', 'Contact', 'My documents']);
    const links = screen.getAllByRole('link', { name: 'My documents' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard', '/dashboard']);
    document.cookie = 'shortlist.session=; max-age=0';
  });

  it('offers every way to start a document in one menu', async () => {
    servedPaths.push('/resume-builder', '/resume-builder/import', '/cover-letter');
    await openPage('/de/resume-builder/import');
    fireEvent.click(screen.getByRole('button', { name: 'Erstellen' }));
    const [menu] = screen.getAllByRole('link', { name: 'Anschreiben' }).map((link) => link.closest('ul')!);
    const menuLinks = within(menu!).getAllByRole('link');
    expect(menuLinks.map((link) => link.getAttribute('href'))).toEqual([
      '/de/autonomous',
      '/de/resume-builder/import',
      '/de/resume-builder',
      '/de/cover-letter',
    ]);
    servedPaths.splice(-3);
  });

  it('shows administrators the admin pages', async () => {
    currentUserResponse = { status: 200, body: { user: { ...user, isAdmin: true } } };
    await openPage('/cost-protection');
    expect(await screen.findByRole('link', { name: 'Cost Protection' })).toBeInTheDocument();
    expect(listTopLinks()).toEqual(['Cost Protection', 'Inbox']);
  });

  it('shows the number of open messages to administrators only', async () => {
    currentUserResponse = { status: 200, body: { user } };
    const { unmount } = await openPage('/');
    await screen.findByRole('button', { name: 'ines.h’s account' });
    unmount();
    expect(requestedUrls).not.toContain('/api/contact-messages/count');
    openMessageCount = 6;
    currentUserResponse.body = { user: { ...user, isAdmin: true } };
    await openPage('/cost-protection');
    expect(await screen.findByRole('link', { name: 'Inbox 6 open messages' })).toBeInTheDocument();
  });

  it('marks the current page and keeps the language in every link', async () => {
    await openPage('/de/templates');
    const links = screen.getAllByRole('link', { name: 'Vorlagen' });
    expect(links[0]?.getAttribute('aria-current')).toBe('page');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/de/templates', '/de/templates']);
  });

  it('switches the language and keeps path and query', async () => {
    await openPage('/de/templates?category=ats#top');
    fireEvent.click(screen.getByRole('button', { name: 'Sprache: Deutsch' }));
    const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(getHref('English')).toBe('/templates?category=ats#top');
    expect(getHref('日本語')).toBe('/ja/templates?category=ats#top');
    fireEvent.keyDown(screen.getByRole('link', { name: 'English' }), { key: 'Escape' });
    expect(screen.queryByRole('link', { name: 'English' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sprache: Deutsch' })).toHaveFocus();
  });

  it('stores the selected color scheme', async () => {
    const { unmount } = await openPage('/');
    fireEvent.click(screen.getByRole('button', { name: 'Theme: System' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    unmount();
    await openPage('/');
    expect(screen.getByRole('button', { name: 'Theme: Dark' })).toBeInTheDocument();
  });
});
