import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Resume } from '@shortlist/contracts/builder/resume';
import type { RenderScreenResult } from '@shortlist/shared-ui/testing';
import { completeResumeFixture, letterFixture } from '../testing/document-fixtures';
import { FakeExportServer } from '../testing/fake-export-server';
import { renderBuilder } from '../testing/render-builder';
import ResumeBuilderRoute from './resume-builder';

// jsdom can't render PDF pages. Browser tests cover them.
jest.mock('../shared/pdf-pages/open-pdf', () => ({
  openPdf: () => Promise.resolve({ numPages: 2, loadingTask: { destroy: () => Promise.resolve() } }),
}));

let server: FakeExportServer;

beforeEach(async () => {
  localStorage.clear();
  server = new FakeExportServer();
  await server.start();
});
afterEach(async () => {
  await server.stop();
  jest.restoreAllMocks();
});

async function openExportTab(
  overrides: Partial<Resume> = {},
  url = '/resume-builder/r-1?tab=preview',
): Promise<RenderScreenResult> {
  const view = await renderBuilder(server, <ResumeBuilderRoute />, {
    url,
    resumes: [{ ...completeResumeFixture, ...overrides }],
  });
  // The tab loads when it is first opened.
  await screen.findByRole('region', { name: 'Export' });
  return view;
}
const listSaves = () =>
  server.writes.filter(({ method, path }) => method === 'PUT' && path === '/api/resumes/r-1/draft');
const pressButton = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const getRegion = (name: string) => within(screen.getByRole('region', { name }));
const openParserView = async () => {
  await screen.findByRole('img', { name: 'Page 1 of 2' });
  fireEvent.click(screen.getByRole('radio', { name: 'What the ATS sees' }));
  await screen.findByText('Reads cleanly: 38 of 40');
};

describe('page preview', () => {
  it('shows the pages of the file with its name and size', async () => {
    await openExportTab();
    expect(await screen.findByRole('img', { name: 'Page 1 of 2' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Page 2 of 2' })).toBeInTheDocument();
    expect(screen.getByText('Page 1 of 2')).toBeInTheDocument();
    expect(getRegion('Export').getByText('resume.pdf, 1 kB')).toBeInTheDocument();
    expect(listSaves()).toEqual([]);
  });

  it('regenerates the pages after a design change, without a toast, while the old ones stay visible', async () => {
    const { toasts } = await openExportTab();
    await screen.findByRole('img', { name: 'Page 1 of 2' });
    const writeCount = server.listWritesTo('/pdf').length;
    fireEvent.click(screen.getByRole('radio', { name: 'Airy' }));
    await waitFor(() => expect(listSaves()).toHaveLength(1));
    expect(listSaves()[0]?.body.density).toBe('airy');
    expect(screen.getByRole('img', { name: 'Page 1 of 2' })).toBeInTheDocument();
    await waitFor(() => expect(server.listWritesTo('/pdf').length).toBe(writeCount + 1));
    expect(toasts).toEqual([]);
  });

  it('generates the pages despite missing fields, and links to each field', async () => {
    const draft = { ...completeResumeFixture, personalInfo: { ...completeResumeFixture.personalInfo, phone: '' } };
    await openExportTab({ draft });
    expect(await screen.findByRole('img', { name: 'Page 1 of 2' })).toBeInTheDocument();
    fireEvent.click(await screen.findByText('1 thing is missing'));
    fireEvent.click(screen.getByText('Phone number is required'));
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('tab')).toBe('content'));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-field')).toBe('personalInfo.phone'));
  });

  it('updates the pages once the network is back', async () => {
    await openExportTab();
    await screen.findByRole('img', { name: 'Page 1 of 2' });
    server.isOffline = true;
    fireEvent.click(screen.getByRole('radio', { name: 'Airy' }));
    await screen.findByText('You’re offline. Your changes are kept on this device.');
    server.isOffline = false;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(server.getResume('r-1').draft?.density).toBe('airy'));
    expect(screen.getByRole('img', { name: 'Page 1 of 2' })).toBeInTheDocument();
  });

  it('previews a premium template as a sheet, and offers only formats without a template', async () => {
    server.pdfResponse = { status: 402, body: { code: 'premium_template', message: 'no' } };
    await openExportTab();
    expect(await screen.findByText(/Preview it here/)).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Preview' })).toBeInTheDocument();
    const exportRegion = getRegion('Export');
    expect(exportRegion.getByRole('button', { name: 'Download PDF' })).toHaveAttribute('aria-disabled', 'true');
    expect(exportRegion.getByRole('button', { name: 'Download: Word' })).toHaveAttribute('aria-disabled', 'true');
    expect(exportRegion.getByRole('button', { name: 'Download: Plain text' })).not.toHaveAttribute('aria-disabled');
  });

  it('reports that rendering failed, and retries', async () => {
    server.pdfResponse = { status: 500, body: { code: 'internal', message: 'no' } };
    await openExportTab();
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t show the pages.');
    server.pdfResponse = { status: 200, body: { success: true, pdfUrl: '/files/resume.pdf' } };
    pressButton('Retry');
    expect(await screen.findByRole('img', { name: 'Page 1 of 2' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('design', () => {
  it('shows the accent name, lists the template’s typefaces first, and moves skills to the top', async () => {
    await openExportTab({ accent: 'Plum' });
    const designRegion = getRegion('Design');
    expect(designRegion.getByText(/Plum/)).toBeInTheDocument();
    expect(designRegion.getAllByRole('option')[0]?.textContent).toBe('Libre Franklin (template)');
    fireEvent.click(designRegion.getByRole('radio', { name: 'Slate' }));
    fireEvent.change(designRegion.getByLabelText('Fonts'), { target: { value: 'zilla-slab_fira-sans' } });
    fireEvent.click(designRegion.getByRole('radio', { name: 'Skills first' }));
    await waitFor(() =>
      expect(server.getResume('r-1').draft).toMatchObject({ accent: 'Slate', fonts: 'zilla-slab_fira-sans' }),
    );
    expect(
      server
        .getResume('r-1')
        .draft?.sections.map(({ key }) => key)
        .slice(0, 2),
    ).toEqual(['summary', 'skills']);
  });

  it('can turn off the embedded re-import data, and explains what it is', async () => {
    await openExportTab();
    const reimportCheckbox = getRegion('Design').getByRole<HTMLInputElement>('checkbox', {
      name: 'Include data for re-import',
      description: /contains only what the file shows/,
    });
    expect(reimportCheckbox).toBeChecked();
    fireEvent.click(reimportCheckbox);
    await waitFor(() => expect(server.getResume('r-1').draft?.carriesData).toBe(false));
    expect(reimportCheckbox).not.toBeChecked();
    pressButton('Undo');
    await waitFor(() => expect(server.getResume('r-1').draft?.carriesData).toBe(true));
  });

  it('renames and hides sections', async () => {
    await openExportTab();
    pressButton('Rename and reorder');
    const dialog = within(screen.getByRole('dialog', { name: 'Rename and reorder' }));
    fireEvent.change(dialog.getByLabelText('Skills'), { target: { value: 'Toolbox' } });
    fireEvent.click(dialog.getByRole('checkbox', { name: /Projects/ }));
    await waitFor(() => {
      const sections = server.getResume('r-1').draft?.sections;
      expect(sections).toContainEqual({ key: 'skills', name: 'Toolbox', hidden: false });
      expect(sections).toContainEqual({ key: 'projects', name: '', hidden: true });
    });
  });
});

describe('page fit', () => {
  it('shows page count, fill, text size and free lines, and fits to fewer pages on request', async () => {
    await openExportTab();
    const fitRegion = getRegion('Page fit');
    expect(await fitRegion.findByText('2 pages, the last one 30% full')).toBeInTheDocument();
    expect(fitRegion.getByText(/Text is 9.4 pt. Room for 30 more lines./)).toBeInTheDocument();
    pressButton('Fit to 1 page');
    await waitFor(() => expect(server.getResume('r-1').draft?.fit).toBe(4));
    expect(server.calls).toEqual([{ path: '/api/resumes/r-1/fit', body: { pages: 1 } }]);
    fireEvent.click(await fitRegion.findByRole('button', { name: 'Undo fit' }));
    await waitFor(() => expect(server.getResume('r-1').draft?.fit).toBe(0));
  });

  it('lists and links the lines to remove, but removes none', async () => {
    server.fitResponse = { fits: false, overBy: 2, mustGo: ['experience.0.achievements.0'] };
    await openExportTab();
    fireEvent.click(await screen.findByRole('button', { name: 'Fit to 1 page' }));
    expect(await screen.findByText(/2 lines too long/)).toBeInTheDocument();
    expect(listSaves()).toEqual([]);
    pressButton(completeResumeFixture.experience[0]!.achievements[0]!);
    await waitFor(() => expect(document.activeElement?.getAttribute('data-field')).toBe('experience.0.achievements.0'));
  });
});

describe('downloads', () => {
  it('are created from the saved resume and reported with name and size', async () => {
    const { toasts } = await openExportTab();
    await screen.findByRole('img', { name: 'Page 1 of 2' });
    const clickSpy = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    pressButton('Download: Word');
    await waitFor(() => expect(toasts).toEqual([{ title: 'File ready', description: 'Ines.docx, 14 kB' }]));
    expect(server.calls).toEqual([{ path: '/api/resumes/r-1/file', body: { format: 'docx' } }]);
    fireEvent.click(getRegion('Export').getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(toasts[1]).toEqual({ title: 'PDF Generated', description: 'resume.pdf' }));
    expect(clickSpy).toHaveBeenCalledTimes(2);
  });

  it('include the cover letter only if this resume has one', async () => {
    // A letter for the same job title doesn't necessarily belong to this resume.
    const targetJobTitle = 'Registered Nurse';
    server.letters = [{ ...letterFixture, resumeId: '', targetJobTitle }];
    const { unmount } = await openExportTab({ targetJobTitle });
    await screen.findByRole('img', { name: 'Page 1 of 2' });
    expect(screen.queryByRole('button', { name: 'Download: Resume and cover letter' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write a matching cover letter' })).toBeInTheDocument();
    unmount();
    server.letters = [letterFixture, { ...letterFixture, id: 'l-2', resumeId: 'r-2' }];
    await openExportTab();
    expect(await screen.findByRole('button', { name: 'Download: Resume and cover letter' })).toBeInTheDocument();
    const letterLink = screen.getByRole('link', { name: 'Open the cover letter' });
    expect(letterLink).toHaveAttribute('href', '/cover-letter/l-1');
    expect(screen.getByRole('link', { name: 'Write another cover letter' })).toBeInTheDocument();
  });

  it('report a failure', async () => {
    const { toasts } = await openExportTab();
    await screen.findByRole('img', { name: 'Page 1 of 2' });
    server.failures.set('/file', 500);
    pressButton('Download: JSON');
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({ title: 'We couldn’t create the file', variant: 'destructive' }),
    );
  });
});

describe('parser view', () => {
  it('compares extracted fields with the resume, showing lost fields first', async () => {
    await openExportTab();
    await openParserView();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Phone',
      'Skills',
      'Name',
      'LinkedIn',
      'Dates 1',
    ]);
    expect(rows[0]?.textContent).toContain('nothing found');
    expect(rows[1]?.textContent).toContain('Spanish (working)');
    expect(rows[4]?.textContent).toContain('March 2020 – present');
    pressButton('Show differences only');
    expect(screen.getAllByRole('row')).toHaveLength(4);
    pressButton('Show all fields');
    expect(screen.getAllByRole('row')).toHaveLength(6);
  });

  it('links to a field that was lost', async () => {
    await openExportTab();
    await openParserView();
    pressButton('Phone');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-field')).toBe('personalInfo.phone'));
  });

  it('links from a failed check to the field to fix', async () => {
    server.parserView.checks = [
      {
        ...{ id: 'R1', group: 'reads', applies: true, points: 0, max: 4, reachable: 4 },
        ...{ title: 'Bullets', found: 'One is long.', fix: 'Shorten it.', path: 'experience.0.achievements.0' },
      },
    ];
    await openExportTab();
    await openParserView();
    const fixLink = screen.getByRole('button', { name: 'Shorten it.' });
    expect(fixLink.parentElement?.textContent).toMatch(/^Shorten it\.Experience, .*, bullet 1$/);
    fireEvent.click(fixLink);
    await waitFor(() => expect(document.activeElement?.getAttribute('data-field')).toBe('experience.0.achievements.0'));
  });

  it('shows and selects the text if the browser refuses to copy it', async () => {
    await openExportTab();
    await openParserView();
    fireEvent.click(getRegion('What the ATS sees').getByRole('button', { name: 'Copy as text' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your browser didn’t allow copying\./);
    const text = screen.getByLabelText<HTMLTextAreaElement>('Plain text');
    expect(text).toHaveFocus();
    expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('Ines Halvorsen\nSkills');
  });

  it('reports that the file could not be read, and retries', async () => {
    server.failures.set('/machine', 503);
    await openExportTab();
    await screen.findByRole('img', { name: 'Page 1 of 2' });
    fireEvent.click(screen.getByRole('radio', { name: 'What the ATS sees' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t read the file.');
    server.failures.clear();
    pressButton('Retry');
    expect(await screen.findByText('Reads cleanly: 38 of 40')).toBeInTheDocument();
  });
});

describe('version history', () => {
  const openWithVersions = async () => {
    server.resumes.set('r-1', completeResumeFixture);
    server.storedVersions = [server.createVersion('r-1', 'The summary before the optimization.')];
    server.storedVersions.push(server.createVersion('r-1', 'Older still.', { cause: 'hand', name: 'For Fennwick' }));
    return await openExportTab();
  };

  it('lists versions with time, cause and score, and restores one as the current draft', async () => {
    const { toasts } = await openWithVersions();
    const historyRegion = getRegion('History');
    expect(await historyRegion.findByText('Before AI Optimize')).toBeInTheDocument();
    expect(historyRegion.getByText('For Fennwick')).toBeInTheDocument();
    fireEvent.click(historyRegion.getAllByRole('button', { name: /^Restore:/ })[0]!);
    await waitFor(() => expect(toasts[0]?.title).toMatch(/^Restored:/));
    expect(server.getResume('r-1').draft?.personalInfo.summary).toBe('The summary before the optimization.');
    expect(server.calls[0]).toEqual({ path: '/api/resumes/r-1/versions/v-1/restore', body: { draftVersion: 1 } });
  });

  it('saves a version manually, with a name', async () => {
    await openWithVersions();
    fireEvent.click(await screen.findByRole('button', { name: 'All 2 earlier versions' }));
    const dialog = within(screen.getByRole('dialog', { name: 'History' }));
    fireEvent.change(dialog.getByLabelText(/^Version name/), { target: { value: 'Before the interview' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save this version' }));
    expect(await dialog.findByText('Before the interview')).toBeInTheDocument();
    expect(server.calls).toEqual([{ path: '/api/resumes/r-1/versions', body: { name: 'Before the interview' } }]);
  });

  it('compares a version with the current draft and with another version', async () => {
    await openWithVersions();
    fireEvent.click(await screen.findByRole('button', { name: 'All 2 earlier versions' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getAllByRole('button', { name: /^Compare:/ })[0]!);
    expect(await dialog.findByRole('heading', { name: 'Summary' })).toBeInTheDocument();
    const getDiffText = () =>
      [...document.querySelectorAll('del, ins')].map((element) => element.textContent).join(' ');
    expect(getDiffText()).toContain('optimization');
    fireEvent.change(dialog.getByLabelText('To'), { target: { value: 'v-2' } });
    await waitFor(() => expect(getDiffText()).toContain('Older still'));
    pressButton('All versions');
    expect(dialog.getAllByRole('button', { name: /^Compare:/ })).toHaveLength(2);
  });
});
