import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { maxImportBytes } from '@shortlist/contracts/builder/import';
import { Route, Routes } from '@shortlist/shared-ui/router';
import { renderScreen, type RenderScreenResult } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../messages';
import { FakeImportServer } from '../testing/fake-import-server';
import ImportResumeRoute from './import-resume';

const server = new FakeImportServer();

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  server.writes.length = 0;
  server.receivedFiles.length = 0;
  server.resumes.clear();
  server.errorResponse = undefined;
  server.isOffline = false;
  server.settings = undefined;
  await server.start();
});
afterEach(() => server.stop());

function openImport(url = '/resume-builder/import'): Promise<RenderScreenResult> {
  const element = (
    <Routes>
      <Route path="/:language?/resume-builder/import" element={<ImportResumeRoute />} />
      <Route path="/:language?/resume-builder/:id" element={<p>The builder</p>} />
    </Routes>
  );
  return renderScreen(element, { url, area: 'builder', loadMessages });
}
const textFile = new File(['Ines Halvorsen'], 'halvorsen-cv.txt', { type: 'text/plain' });
const selectFile = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
async function openReview(): Promise<RenderScreenResult> {
  const view = await openImport();
  selectFile(textFile);
  await screen.findByRole('heading', { name: 'Check what we read' });
  return view;
}
const getRow = (key: string) => {
  const element = document.querySelector<HTMLElement>(`[data-row="${key}"]`);
  if (!element) throw new Error(`No row ${key}`);
  return element;
};
const pressButton = (container: HTMLElement, name: string | RegExp) =>
  fireEvent.click(within(container).getByRole('button', { name }));
const getSummary = () => document.querySelector('h1 + p')?.textContent;
const undoLast = ({ toasts }: RenderScreenResult) => act(() => toasts.at(-1)?.action?.onPress());

describe('file selection', () => {
  it('parses the selected file and saves nothing', async () => {
    await openReview();
    expect(server.receivedFiles).toEqual([{ fileName: 'halvorsen-cv.txt', text: 'Ines Halvorsen' }]);
    expect(server.resumes.size).toBe(0);
    expect(document.activeElement?.textContent).toBe('Check what we read');
  });

  it('parses a dropped file', async () => {
    await openImport();
    fireEvent.drop(screen.getByTestId('drop-zone'), { dataTransfer: { files: [textFile] } });
    await screen.findByText('Check what we read');
  });

  it('parses pasted text, and asks for text if there is none', async () => {
    await openImport();
    fireEvent.click(screen.getByText('Import text'));
    expect(screen.getByText('Paste some text first.')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Or paste the text'), { target: { value: 'Inés 冴子' } });
    fireEvent.click(screen.getByText('Import text'));
    await screen.findByText('Check what we read');
    expect(server.receivedFiles).toEqual([{ fileName: 'Pasted text', text: 'Inés 冴子' }]);
  });

  it.each([
    ['empty', new File([''], 'empty.txt'), 'The file is empty. Choose another one.'],
    [
      'too large',
      new File([new Uint8Array(maxImportBytes + 1)], 'large.pdf'),
      'The file is too large. Choose one of up to 5 MB.',
    ],
  ])('rejects a file that is %s without sending it', async (_, file, message) => {
    await openImport();
    selectFile(file);
    expect((await screen.findByRole('alert')).textContent).toBe(`We couldn’t read ${file.name}. ${message}`);
    expect(server.receivedFiles).toEqual([]);
  });

  it('shows the server message for an unreadable file and accepts another file', async () => {
    const issues = [{ path: 'data', message: 'This file is a scan without text.' }];
    server.errorResponse = { status: 400, body: { code: 'invalid_input', message: 'Please check.', issues } };
    await openImport();
    selectFile(textFile);
    expect((await screen.findByRole('alert')).textContent).toContain('This file is a scan without text.');
    expect(screen.queryByText('Retry')).not.toBeInTheDocument();
    server.errorResponse = undefined;
    selectFile(textFile);
    await screen.findByText('Check what we read');
  });

  it('offers to retry a file that could not be sent', async () => {
    server.isOffline = true;
    await openImport();
    selectFile(textFile);
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
    server.isOffline = false;
    fireEvent.click(screen.getByText('Retry'));
    await screen.findByText('Check what we read');
  });
});

describe('import review', () => {
  it('counts sure, doubtful and missing fields', async () => {
    await openReview();
    expect(getSummary()).toBe(
      'halvorsen-cv.txt. 11 of 14 fields look right, 1 to review, 2 not found. Nothing is saved yet.',
    );
    expect(within(getRow('experience.0.startDate')).getByText('Please check')).toBeInTheDocument();
    expect(within(getRow('personalInfo.email')).getByText('Good')).toBeInTheDocument();
    expect(within(getRow('education.0.degree')).getByText('Not found')).toBeInTheDocument();
  });

  it('moves between doubtful rows by keyboard and shows the source line of each', async () => {
    await openReview();
    expect(getRow('personalInfo.location')).toHaveAttribute('aria-current', 'true');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'n' });
    await waitFor(() => expect(screen.getByLabelText('Start date')).toHaveFocus());
    expect(getRow('personalInfo.location')).not.toHaveAttribute('aria-current');
    const line = document.querySelector('li[aria-current]');
    expect(line?.textContent).toBe('Orrin Bay Hospital 03/04/2020 – now');
  });

  it('offers both readings of an ambiguous date, and applies the selected one', async () => {
    await openReview();
    pressButton(getRow('experience.0.startDate'), /Change: Dates/);
    const readings = screen.getByRole('group', { name: 'Two ways to read it' });
    expect(
      within(readings)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['03/2020 to present', '04/2020 to present']);
    pressButton(readings, '04/2020 to present');
    expect(screen.queryByRole('group', { name: 'Two ways to read it' })).not.toBeInTheDocument();
    expect(getSummary()).toContain('12 of 14 fields look right, 2 not found.');
    pressButton(getRow('experience.0.startDate'), 'Looks right');
    expect(getRow('experience.0.startDate').textContent).toContain('04/2020 to present');
  });

  it('confirms a row with Enter and moves on to the next one that needs review', async () => {
    await openReview();
    pressButton(getRow('experience.0.startDate'), /Change: Dates/);
    fireEvent.keyDown(screen.getByLabelText('Start date'), { key: 'Enter' });
    await waitFor(() => expect(screen.getByLabelText('Degree')).toHaveFocus());
    expect(within(getRow('experience.0.startDate')).getByText('Good')).toBeInTheDocument();
    fireEvent.keyDown(screen.getByLabelText('Degree'), { key: 'Escape' });
    await waitFor(() => expect(getRow('education.0.degree').contains(document.activeElement)).toBe(true));
    expect(screen.queryByLabelText('Degree')).not.toBeInTheDocument();
  });

  it('highlights the confirm button only for a doubtful row', async () => {
    await openReview();
    const isPrimary = (row: HTMLElement) =>
      within(row).getByRole('button', { name: 'Looks right' }).classList.contains('bg-accent');
    pressButton(getRow('experience.0.startDate'), /Change: Dates/);
    expect(isPrimary(getRow('experience.0.startDate'))).toBe(true);
    pressButton(getRow('personalInfo.email'), /Change: Email/);
    expect(isPrimary(getRow('personalInfo.email'))).toBe(false);
  });

  it('parses dates in common notations', async () => {
    await openReview();
    pressButton(getRow('experience.0.startDate'), /Change: Dates/);
    fireEvent.change(screen.getByLabelText('Start date'), { target: { value: 'Mar 2019' } });
    fireEvent.blur(screen.getByLabelText('Start date'));
    expect(screen.getByLabelText<HTMLInputElement>('Start date').value).toBe('03/2019');
  });

  it('marks a missing field as found when it is filled in, and as missing again when it is cleared', async () => {
    await openReview();
    const locationField = screen.getByLabelText('Location');
    fireEvent.change(locationField, { target: { value: 'Tacoma' } });
    expect(getSummary()).toContain('12 of 14 fields look right, 1 to review, 1 not found.');
    fireEvent.change(locationField, { target: { value: '' } });
    expect(getSummary()).toContain('2 not found');
  });

  it('removes, adds and restores skills', async () => {
    const view = await openReview();
    const skills = screen.getByRole('region', { name: 'Skills' });
    pressButton(skills, 'Remove ACLS');
    const listNames = () =>
      within(skills)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(listNames()).toEqual(['Epic']);
    fireEvent.change(within(skills).getByLabelText('Add a skill'), { target: { value: 'TNCC, Spanish' } });
    pressButton(skills, 'Add');
    expect(listNames()).toEqual(['Epic', 'TNCC', 'Spanish']);
    undoLast(view);
    await waitFor(() => expect(listNames()).toEqual(['ACLS', 'Epic', 'TNCC', 'Spanish']));
  });

  it('survives a reload', async () => {
    const { unmount } = await openReview();
    fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'Tacoma' } });
    unmount();
    await openImport();
    expect(await screen.findByText('Tacoma')).toBeInTheDocument();
    expect(server.receivedFiles).toHaveLength(1);
  });
});

describe('unplaced lines', () => {
  const getPlaceSelect = (line: string) => screen.getByLabelText(`Add to… “${line}”`);
  const placeLine = (line: string, path: string) => {
    fireEvent.change(getPlaceSelect(line), { target: { value: path } });
    // Selecting an option places nothing, because the arrow keys change the selection.
    expect(screen.getByText('2 lines')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: `Add ${line}` }));
  };

  it('show where each line came from, and can be placed and restored', async () => {
    const view = await openReview();
    expect(screen.getByText('2 lines')).toBeInTheDocument();
    expect(screen.getByText('Under “Other”')).toBeInTheDocument();
    placeLine('Driving licence, own car', 'experience.0.achievements');
    expect(screen.getByText('1 line')).toBeInTheDocument();
    expect(getPlaceSelect('Tacoma, WA 98402')).toHaveFocus();
    expect(getRow('experience.0.achievements').textContent).toContain('Driving licence, own car');
    undoLast(view);
    await screen.findByText('2 lines');
    expect(getRow('experience.0.achievements').textContent).not.toContain('Driving licence');
  });

  it('fill a missing field', async () => {
    await openReview();
    placeLine('Tacoma, WA 98402', 'personalInfo.location');
    expect(getSummary()).toContain('1 not found');
  });

  it('can be discarded and restored, and disappear when none is left', async () => {
    const view = await openReview();
    fireEvent.click(screen.getByLabelText('Discard “Driving licence, own car”'));
    fireEvent.click(screen.getByLabelText('Discard “Tacoma, WA 98402”'));
    expect(screen.queryByText('Unplaced lines')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Check what we read' })).toHaveFocus();
    undoLast(view);
    expect(await screen.findByText('Tacoma, WA 98402')).toBeInTheDocument();
  });
});

describe('end of the review', () => {
  it('creates a draft with the design, language and paper size of a file exported by Shortlist', async () => {
    server.settings = {
      ...{ templateId: 'tech-lead', accent: 'Navy', fonts: '', density: 'airy', fit: 3 },
      ...{ language: 'ja', pageSize: 'Letter', targetJobTitle: 'Ward nurse' },
      sections: [{ key: 'skills', name: 'Strengths', hidden: false }],
    };
    await openReview();
    fireEvent.click(screen.getByText('Create resume'));
    await screen.findByText('The builder');
    expect(server.listWritesTo('/draft')[0]?.body).toMatchObject(server.settings);
  });

  it('creates a draft from the fields and unplaced lines, and opens it', async () => {
    await openReview();
    fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'Tacoma' } });
    fireEvent.click(screen.getByText('Create resume'));
    await screen.findByText('The builder');
    expect(window.location.pathname).toBe('/resume-builder/r-1');
    const [write] = server.listWritesTo('/draft');
    expect(write?.body).toMatchObject({ cause: 'import', language: 'en', personalInfo: { location: 'Tacoma' } });
    expect(write?.body.tray).toHaveLength(2);
    expect(sessionStorage).toHaveLength(0);
  });

  it('creates only one resume if the request is repeated after a reload', async () => {
    const { unmount } = await openReview();
    const storedItems = { ...sessionStorage } as Record<string, string>;
    fireEvent.click(screen.getByText('Create resume'));
    await screen.findByText('The builder');
    unmount();
    // Simulates a lost response.
    for (const [key, value] of Object.entries(storedItems)) sessionStorage.setItem(key, value);
    await openImport();
    fireEvent.click(await screen.findByText('Create resume'));
    await screen.findByText('The builder');
    expect(server.listWritesTo('/draft').map(({ key }) => key)).toEqual([expect.any(String), server.writes[0]?.key]);
    expect(server.resumes.size).toBe(1);
  });

  it('reports a failure and keeps the review', async () => {
    const { toasts } = await openReview();
    server.isOffline = true;
    fireEvent.click(screen.getByText('Create resume'));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'We couldn’t create the resume' }]));
    expect(getSummary()).toContain('11 of 14');
  });

  it('asks for confirmation before discarding only if something was changed', async () => {
    await openReview();
    fireEvent.click(screen.getByText('Cancel'));
    selectFile(textFile);
    await screen.findByText('Check what we read');
    fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'Tacoma' } });
    fireEvent.click(screen.getByText('Cancel'));
    fireEvent.click(screen.getByText('Keep checking'));
    expect(screen.getByLabelText<HTMLInputElement>('Location').value).toBe('Tacoma');
    fireEvent.click(screen.getByText('Cancel'));
    fireEvent.click(screen.getByText('Discard'));
    expect(await screen.findByText('Choose a file')).toBeInTheDocument();
    expect(document.activeElement?.textContent).toBe('Import a resume');
    expect(sessionStorage).toHaveLength(0);
  });
});
