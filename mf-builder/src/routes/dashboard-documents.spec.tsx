import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ShellServices } from '@shortlist/shared-ui/area';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../messages';
import { waitForRoundTrips } from '@shortlist/shared-ui/testing/api-server';
import { letterFixture, resumeFixture } from '../testing/document-fixtures';
import { FakeDashboardServer } from '../testing/fake-dashboard-server';
import { mockIntersectionObserver } from '@shortlist/shared-ui/testing/mock-intersection-observer';
import Dashboard from './dashboard';

const getTimeMinutesAgo = (count: number) => new Date(Date.now() - count * 60_000).toISOString();

describe('documents on the dashboard', () => {
  let server: FakeDashboardServer;

  beforeEach(async () => {
    localStorage.clear();
    server = new FakeDashboardServer();
    await server.start();
  });
  afterEach(async () => {
    await server.stop();
    jest.restoreAllMocks();
  });

  const openDashboard = async (shell?: Partial<ShellServices>) => {
    const view = await renderScreen(<Dashboard />, { url: '/dashboard', area: 'builder', loadMessages, shell });
    await screen.findByRole('heading', { level: 1 });
    return view;
  };
  const findPanel = (name: string) => screen.findByRole('region', { name });
  const listTitles = async (name: string) =>
    within(await findPanel(name))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const selectAction = (title: string, action: string) => {
    pressButton(`More actions for ${title}`);
    pressButton(action);
  };

  it('shows a thumbnail, the last edit, a different language, the score, and a link to the builder', async () => {
    mockIntersectionObserver();
    server.lists.resumes.push({ ...resumeFixture, language: 'de', updatedAt: getTimeMinutesAgo(12) });
    const { container } = await openDashboard();
    const card = within((await within(await findPanel('Recent Resumes')).findAllByRole('listitem'))[0]!);
    expect(card.getByText('Edited 12 minutes ago')).toBeInTheDocument();
    expect(card.getByText('German')).toBeInTheDocument();
    expect(card.getByRole('img', { name: 'ATS score 84 of 100' })).toBeInTheDocument();
    expect(card.queryByText('Draft')).not.toBeInTheDocument();
    const link = card.getByRole('link', { name: 'Open Emergency nurse, Fennwick' });
    expect(link).toHaveAttribute('href', '/resume-builder/r-1');
    expect(container.querySelector('[inert][aria-hidden] [data-role="name"]')?.textContent).toBe('Ines Halvorsen');
  });

  it('lists the documents from every page of a paginated response', async () => {
    const ids = ['r-1', 'r-2', 'r-3', 'r-4', 'r-5'];
    server.lists.resumes.push(...ids.map((id) => ({ ...resumeFixture, id, title: id })));
    server.pageLength = 2;
    await openDashboard();
    await screen.findAllByRole('heading', { level: 3 });
    expect(await listTitles('Recent Resumes')).toEqual(ids);
  });

  it('reports that a page of a paginated response failed to load, and lists nothing', async () => {
    server.lists.resumes.push({ ...resumeFixture }, { ...resumeFixture, id: 'r-2' });
    server.pageLength = 1;
    server.failures.set('GET /api/resumes?after=r-1', 500);
    await openDashboard();
    expect(await within(await findPanel('Recent Resumes')).findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  });

  it('offers to import a resume or create a new one', async () => {
    server.lists.resumes.push({ ...resumeFixture });
    await openDashboard();
    const newLink = await within(await findPanel('Recent Resumes')).findByRole('link', { name: 'New resume' });
    const links = within(newLink.parentElement!).getAllByRole('link');
    expect(links.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
      ['Import a resume', '/resume-builder/import'],
      ['New resume', '/resume-builder'],
    ]);
  });

  it('renders no sheet before it scrolls into view', async () => {
    Object.assign(window, {
      IntersectionObserver: class {
        observe() {}
        disconnect() {}
      },
    });
    server.lists.resumes.push({ ...resumeFixture });
    const { container } = await openDashboard();
    await listTitles('Recent Resumes').catch(() => undefined);
    await screen.findByRole('heading', { level: 3 });
    expect(container.querySelector('[data-role="name"]')).toBeNull();
  });

  it('renders the latest draft', async () => {
    mockIntersectionObserver();
    const draft = { ...resumeFixture, personalInfo: { ...resumeFixture.personalInfo, firstName: 'Inés' } };
    server.lists.resumes.push({ ...resumeFixture, draft }, { ...resumeFixture, id: 'r-2', version: 0 });
    const { container } = await openDashboard();
    await findPanel('Recent Resumes');
    await waitFor(() => expect(container.querySelector('[data-role="name"]')).toBeTruthy());
    expect(container.querySelector('[data-role="name"]')?.textContent).toBe('Inés Halvorsen');
  });

  it('renames in place: Enter saves, Escape discards, and the focus is restored', async () => {
    server.lists.resumes.push({ ...resumeFixture });
    await openDashboard();
    await screen.findByRole('heading', { level: 3 });
    selectAction(resumeFixture.title, 'Rename');
    const getField = () => screen.getByRole('textbox', { name: `New name for ${resumeFixture.title}` });
    fireEvent.change(getField(), { target: { value: 'No' } });
    fireEvent.keyDown(getField(), { key: 'Escape' });
    expect(await listTitles('Recent Resumes')).toEqual([resumeFixture.title]);

    selectAction(resumeFixture.title, 'Rename');
    expect(getField()).toHaveFocus();
    fireEvent.change(getField(), { target: { value: ' Charge nurse ' } });
    fireEvent.keyDown(getField(), { key: 'Enter' });
    await waitFor(async () => expect(await listTitles('Recent Resumes')).toEqual(['Charge nurse']));
    expect(document.activeElement?.textContent).toBe('Charge nurse');
    await waitFor(() =>
      expect(server.calls).toEqual([{ method: 'PATCH', path: '/api/resumes/r-1', body: { title: 'Charge nurse' } }]),
    );
  });

  it('restores the old name when the server rejects the new one', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    server.lists.resumes.push({ ...resumeFixture });
    server.failures.set('PATCH /api/resumes/r-1', 500);
    const { toasts } = await openDashboard();
    await screen.findByRole('heading', { level: 3 });
    selectAction(resumeFixture.title, 'Rename');
    const field = screen.getByRole('textbox', { name: /^New name/ });
    fireEvent.change(field, { target: { value: 'Charge nurse' } });
    fireEvent.blur(field);
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({
      title: 'We couldn’t rename it',
      description: 'The server is busy.',
      variant: 'destructive',
    });
    await waitFor(async () => expect(await listTitles('Recent Resumes')).toEqual([resumeFixture.title]));
  });

  it('duplicates a resume, as an independent copy or as a variant that can adopt later changes', async () => {
    server.lists.resumes.push({ ...resumeFixture });
    const { toasts } = await openDashboard();
    await screen.findByRole('heading', { level: 3 });
    pressButton(`Duplicate ${resumeFixture.title}`);
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.title).toBe(`“${resumeFixture.title}” duplicated`);

    server.baseChanges = [createBaseChange('1'), createBaseChange('2')];
    selectAction(resumeFixture.title, 'Duplicate as a variant');
    const changesLink = await screen.findByRole('link', { name: '2 changes in the original' });
    expect(changesLink).toHaveAttribute('href', '/resume-builder/r-1-copy-2?review=base');
    expect(screen.getByText(`Variant of ${resumeFixture.title}`)).toBeInTheDocument();
    expect(server.calls.map(({ body }) => body)).toEqual([
      { linked: false },
      { title: `${resumeFixture.title} (variant)`, linked: true },
    ]);
  });

  it('deletes immediately and restores on undo', async () => {
    server.lists.resumes.push({ ...resumeFixture }, { ...resumeFixture, id: 'r-2', title: 'Nurse educator' });
    let releaseResponse = () => {};
    server.delays.set('/api/resumes/r-1', new Promise((resolve) => (releaseResponse = resolve)));
    const { toasts } = await openDashboard();
    await screen.findAllByRole('heading', { level: 3 });
    pressButton(`Delete ${resumeFixture.title}`);
    await waitFor(async () => expect(await listTitles('Recent Resumes')).toEqual(['Nurse educator']));
    expect(toasts[0]).toMatchObject({ title: `“${resumeFixture.title}” moved to trash`, action: { label: 'Undo' } });
    expect(document.activeElement?.textContent).toBe('Recent Resumes');

    toasts[0]?.action?.onPress();
    releaseResponse();
    await waitFor(async () => expect(await listTitles('Recent Resumes')).toContain(resumeFixture.title));
    expect(server.writes).toEqual(['DELETE /api/resumes/r-1', 'POST /api/resumes/r-1/restore']);
  });

  it('keeps a deleted document hidden when a list requested before the deletion arrives', async () => {
    const delayResponse = (path: string) => {
      let releaseResponse = () => {};
      server.delays.set(path, new Promise((resolve) => (releaseResponse = resolve)));
      return () => releaseResponse();
    };
    server.lists.resumes.push({ ...resumeFixture }, { ...resumeFixture, id: 'r-2', title: 'Nurse educator' });
    await openDashboard();
    await screen.findAllByRole('heading', { level: 3 });
    const [releaseList, releaseRemoval] = [delayResponse('/api/resumes'), delayResponse('/api/resumes/r-1')];
    pressButton('Delete Nurse educator');
    await screen.findByRole('button', { name: 'Trash, 1 document' });
    pressButton(`Delete ${resumeFixture.title}`);
    expect(await screen.findByText('No resumes yet')).toBeInTheDocument();
    releaseList();
    await waitForRoundTrips();
    expect(screen.queryByText(resumeFixture.title)).not.toBeInTheDocument();
    releaseRemoval();
    expect(await screen.findByRole('button', { name: 'Trash, 2 documents' })).toBeInTheDocument();
    expect(screen.queryByText(resumeFixture.title)).not.toBeInTheDocument();
  });

  it('shows a document again when the server fails to delete it', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    server.lists['cover-letters'].push({ ...letterFixture });
    server.failures.set('DELETE /api/cover-letters/l-1', 500);
    const { toasts } = await openDashboard();
    await screen.findByRole('heading', { level: 3 });
    selectAction(letterFixture.title, 'Delete');
    expect(document.activeElement?.textContent).toBe('Cover letters');
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(toasts[1]).toMatchObject({ title: 'We couldn’t delete it', variant: 'destructive' });
    await waitFor(async () => expect(await listTitles('Cover letters')).toEqual([letterFixture.title]));
  });

  it('downloads the PDF of the latest draft, saved or not', async () => {
    const downloadedPaths: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloadedPaths.push(this.pathname);
    });
    server.lists.resumes.push(
      { ...resumeFixture, draft: resumeFixture },
      { ...resumeFixture, id: 'r-2', title: 'Never saved', version: 0 },
    );
    const { toasts } = await openDashboard();
    await screen.findAllByRole('heading', { level: 3 });
    pressButton(`Download ${resumeFixture.title} as a PDF`);
    await waitFor(() => expect(downloadedPaths).toEqual(['/files/r-1.pdf']));
    expect(toasts).toEqual([{ title: 'PDF Generated' }]);
    pressButton('Download Never saved as a PDF');
    await waitFor(() => expect(downloadedPaths).toEqual(['/files/r-1.pdf', '/files/r-2.pdf']));
  });

  it('explains that the file of a premium template requires Premium', async () => {
    server.lists.resumes.push({ ...resumeFixture });
    server.failures.set('POST /api/resumes/r-1/pdf', 402);
    const { toasts } = await openDashboard();
    await screen.findByRole('heading', { level: 3 });
    pressButton(`Download ${resumeFixture.title} as a PDF`);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link')).toHaveAttribute('href', '/upgrade');
    expect(toasts).toEqual([]);
  });

  it('offers sorting and search only for more than six documents', async () => {
    const sevenTitles = ['Élodie', 'Beta', 'Gamma', 'Delta', 'Alpha', 'Zeta', 'Omega'];
    server.lists.resumes.push(
      ...sevenTitles.map((title, index) => ({
        ...resumeFixture,
        id: `r-${index}`,
        title,
        atsScore: index * 10,
        updatedAt: getTimeMinutesAgo(index),
      })),
    );
    server.lists['cover-letters'].push({ ...letterFixture });
    await openDashboard();
    await screen.findByText('Élodie');
    const resumes = within(await findPanel('Recent Resumes'));
    expect(await listTitles('Recent Resumes')).toEqual(sevenTitles.slice(0, 6));
    fireEvent.click(resumes.getByRole('button', { name: 'Show 1 more' }));
    expect(await listTitles('Recent Resumes')).toEqual(sevenTitles);
    fireEvent.change(resumes.getByRole('combobox', { name: 'Sort' }), { target: { value: 'score' } });
    expect((await listTitles('Recent Resumes'))[0]).toBe('Omega');
    fireEvent.change(resumes.getByRole('searchbox'), { target: { value: 'elodie' } });
    expect(await listTitles('Recent Resumes')).toEqual(['Élodie']);
    expect(resumes.getByText('1 found')).toBeInTheDocument();
    expect(within(await findPanel('Cover letters')).queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('lists letters with their actions', async () => {
    server.lists['cover-letters'].push({ ...letterFixture, updatedAt: getTimeMinutesAgo(3) });
    await openDashboard();
    const letters = within(await findPanel('Cover letters'));
    const link = await letters.findByRole('link', { name: letterFixture.title });
    expect(link).toHaveAttribute('href', '/cover-letter/l-1');
    expect(letters.getByText('Edited 3 minutes ago')).toBeInTheDocument();
    selectAction(letterFixture.title, 'Duplicate');
    await waitFor(() => expect(server.writes).toEqual(['POST /api/cover-letters/l-1/copy']));
    expect(letters.getByRole('link', { name: 'New letter' })).toHaveAttribute('href', '/cover-letter?new=1');
  });

  it('reports that a list failed to load, and retries', async () => {
    server.failures.set('GET /api/resumes', 500);
    await openDashboard();
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load this list.');
    server.failures.clear();
    pressButton('Retry');
    expect(await screen.findByText('No resumes yet')).toBeInTheDocument();
  });
});

const createBaseChange = (id: string) => ({
  id,
  path: 'personalInfo.summary',
  before: 'a',
  after: 'b',
  verdict: 'safe',
  reason: 'The base says so now.',
  points: 0,
  kind: 'text',
});
