import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ShellServices } from '@shortlist/shared-ui/area';
import { useLocation } from '@shortlist/shared-ui/router';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../messages';
import { FakeGeneratorServer } from '../testing/fake-generator-server';
import Autonomous from './autonomous';

const LocationProbe = () => <output>{useLocation().pathname}</output>;

describe('opening a result in the builder', () => {
  let server: FakeGeneratorServer;

  beforeEach(async () => {
    sessionStorage.clear();
    localStorage.clear();
    server = new FakeGeneratorServer();
    await server.start();
  });
  afterEach(async () => {
    await server.stop();
    jest.restoreAllMocks();
  });

  const openResult = (url = '/autonomous?result=g-1', shell?: Partial<ShellServices>) =>
    renderScreen(
      <>
        <Autonomous />
        <LocationProbe />
      </>,
      { url, area: 'generator', loadMessages, shell },
    );
  const findButton = async (document: string, name: string) =>
    within(await screen.findByRole('region', { name: document })).getByRole('button', { name });
  const getPath = () => document.querySelector('output')?.textContent;

  it('saves the latest fills and then opens the resume', async () => {
    await openResult();
    fireEvent.click(await screen.findByRole('button', { name: 'Fill in the blanks' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: 'Ines Halvorsen' } });
    fireEvent.click(await findButton('Resume', 'Open in the builder'));
    await waitFor(() => expect(getPath()).toBe('/resume-builder/made-1'));
    expect(server.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'PUT',
        '/api/generations/g-1/blanks',
        { fills: { 'personalInfo.firstName#0': 'Ines Halvorsen' }, leftOut: [], ownLines: [] },
      ],
      ['POST', '/api/resumes/draft', { generationId: 'g-1' }],
    ]);
  });

  it("opens the cover letter in its editor, in the page's language", async () => {
    await openResult('/de/autonomous?result=g-1');
    fireEvent.click(await findButton('Anschreiben', 'Im Editor öffnen'));
    await waitFor(() => expect(getPath()).toBe('/de/cover-letter/made-1'));
    expect(server.getCallsTo('/draft').map(({ path }) => path)).toEqual(['/api/cover-letters/draft']);
  });

  it('opens the document that is visible in a single column', async () => {
    const defaultQuery = window.matchMedia('all');
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...defaultQuery, media, matches: true }));
    await openResult();
    fireEvent.click(await screen.findByRole('radio', { name: 'Cover letter' }));
    fireEvent.click(screen.getByRole('button', { name: 'Open in the builder' }));
    await waitFor(() => expect(getPath()).toBe('/cover-letter/made-1'));
  });

  it('offers only mounted editors, and stays on the page when opening fails', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    server.failures.set('/api/resumes/draft', 500);
    const { toasts } = await openResult(undefined, { hasRoute: (path) => path === '/resume-builder' });
    fireEvent.click(await screen.findByRole('button', { name: 'Open in the builder' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({ title: 'We couldn’t open it', description: 'no', variant: 'destructive' });
    expect(getPath()).toBe('/autonomous');
  });
});
