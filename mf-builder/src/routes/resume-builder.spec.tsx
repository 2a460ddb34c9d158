import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Resume } from '@shortlist/contracts/builder/resume';
import { FakeEditorServer } from '../testing/fake-editor-server';
import { completeResumeFixture } from '../testing/document-fixtures';
import {
  findField,
  renderBuilder,
  openSummarySection,
  changeValue,
  createPersonalInfo,
} from '../testing/render-builder';
import ResumeBuilderRoute from './resume-builder';

const server = new FakeEditorServer();

beforeEach(() => server.startEmpty());
afterEach(() => server.stop());

const openBuilder = (url?: string, resumes?: Resume[]) =>
  renderBuilder(server, <ResumeBuilderRoute />, { url, resumes });

const saveVersion = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true });

describe('a new resume', () => {
  it('starts with the templates, and continues only when the user clicks Continue', async () => {
    await openBuilder('/resume-builder');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create Your Resume');
    const selectedTemplate = await screen.findByRole<HTMLInputElement>('radio', { name: /Modern Professional/ });
    expect(selectedTemplate).toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: /Classic Executive/ }), { detail: 1 });
    expect(await screen.findByRole('complementary', { name: 'Classic Executive' })).toBeInTheDocument();
    expect(new URLSearchParams(window.location.search).get('tab')).not.toBe('content');
    fireEvent.click(screen.getByRole('button', { name: 'Continue to Content' }));
    await findField('First name');
    expect(new URLSearchParams(window.location.search).get('tab')).toBe('content');
  });

  it('skips the templates if one was selected elsewhere', async () => {
    await openBuilder('/resume-builder?template=classic-executive', []);
    changeValue(await findField('First name'), 'Ines');
    await waitFor(() => expect(window.location.pathname).toBe('/resume-builder/r-1'));
    expect(window.location.search).toBe('?tab=content');
    expect(server.getResume('r-1').draft?.templateId).toBe('classic-executive');
  });

  it('shows six placeholders while the templates load', async () => {
    await openBuilder('/resume-builder');
    expect(screen.getAllByTestId('template-skeleton')).toHaveLength(6);
    await screen.findAllByRole('radio', { name: /Modern Professional/ });
  });

  it('gets its URL while the user types, without resetting the screen', async () => {
    await openBuilder('/resume-builder?tab=content', []);
    const firstNameField = await findField('First name');
    firstNameField.focus();
    changeValue(firstNameField, 'Ines');
    await waitFor(() => expect(window.location.pathname).toBe('/resume-builder/r-1'));
    expect(firstNameField).toHaveFocus();
    expect(server.getResume('r-1').draft?.personalInfo.firstName).toBe('Ines');
    expect(await screen.findByText('All changes saved')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit Resume');

    changeValue(firstNameField, 'Inés');
    await waitFor(() => expect(server.getResume('r-1').draft?.personalInfo.firstName).toBe('Inés'));
    expect(server.listWritesTo('/draft').map(({ method }) => method)).toEqual(['POST', 'PUT']);
  });

  it('is created only once when the first response is lost', async () => {
    const view = await openBuilder('/resume-builder?tab=content', []);
    changeValue(await findField('First name'), 'Ines');
    await waitFor(() => expect(server.resumes.size).toBe(1));
    const key = server.writes[0]?.key;
    expect(key).toBeTruthy();
    view.unmount();
    // Restoring the backup with its key simulates a lost response.
    localStorage.setItem(
      'builder.resume.unsaved.new',
      JSON.stringify({ draft: server.getResume('r-1').draft, draftVersion: 0, createKey: key }),
    );
    await openBuilder('/resume-builder?tab=content', []);
    await waitFor(() => expect(window.location.pathname).toBe('/resume-builder/r-1'));
    expect(server.resumes.size).toBe(1);
  });

  it('shows an empty state on the export tab, with a button to the first field', async () => {
    await openBuilder('/resume-builder?tab=preview', []);
    expect(await screen.findByText('Nothing here yet')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Add content' }));
    await waitFor(async () => expect(await findField('First name')).toHaveFocus());
  });

  it('can be saved while incomplete, and shows validation messages next to the fields', async () => {
    const { toasts } = await openBuilder('/resume-builder?tab=content', []);
    changeValue(await findField('First name'), 'Ines');
    saveVersion();
    for (const message of [
      'Last name is required',
      'Valid email is required',
      'Phone number is required',
      'Location is required',
      'Company name is required',
      'Position is required',
      'Institution name is required',
      'Degree is required',
      'Field of study is required',
    ]) {
      expect(await screen.findByText(message)).toBeInTheDocument();
    }
    expect(screen.getAllByText('Start date is required')).toHaveLength(2);
    expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Resume Saved']));
    expect(server.listWritesTo('/versions')).toHaveLength(1);

    changeValue(await findField('Last name'), 'Halvorsen');
    expect(screen.queryByText('Last name is required')).not.toBeInTheDocument();
  });
});

describe('a stored resume', () => {
  it('marks missing values on blur, and accepts a school with only a graduation year', async () => {
    await openBuilder('/resume-builder/r-1', [
      {
        ...completeResumeFixture,
        education: completeResumeFixture.education.map((item) => ({ ...item, startDate: '', endDate: '' })),
      },
    ]);
    const phoneField = await findField('Phone');
    changeValue(phoneField, '');
    fireEvent.blur(phoneField);
    expect(await screen.findByText('Phone number is required')).toBeInTheDocument();
    expect(screen.queryByText('Start date is required')).not.toBeInTheDocument();
    fireEvent.click(await screen.findByText('Education', { selector: 'h2 span' }));
    const startDateFields = await screen.findAllByLabelText<HTMLInputElement>('Start date', { selector: 'input' });
    fireEvent.blur(startDateFields.at(-1)!);
    expect(await screen.findByText('Start date is required')).toBeInTheDocument();
    const endDateField = screen.getAllByRole('textbox', { name: /^End date/ }).at(-1)!;
    changeValue(endDateField, '2015');
    fireEvent.blur(endDateField);
    await waitFor(() => expect(screen.queryByText('Start date is required')).not.toBeInTheDocument());
  });

  it('selects a blank when its field is focused, so that typing replaces it', async () => {
    await openBuilder('/resume-builder/r-1', [
      {
        ...completeResumeFixture,
        personalInfo: { ...completeResumeFixture.personalInfo, location: '[City]', phone: '+47 [number]' },
      },
    ]);
    const locationField = await findField('Location');
    locationField.focus();
    await waitFor(() => expect([locationField.selectionStart, locationField.selectionEnd]).toEqual([0, 6]));
    const phoneField = await findField('Phone');
    phoneField.setSelectionRange(0, 0);
    phoneField.focus();
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    expect(phoneField.selectionEnd).toBe(0);
  });

  it('marks a job that ends in "present" as current', async () => {
    await openBuilder('/resume-builder/r-1', [
      {
        ...completeResumeFixture,
        experience: [{ ...completeResumeFixture.experience[0]!, endDate: 'Present', current: false }],
      },
    ]);
    const checkbox = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'I work here now' });
    expect(checkbox).toBeChecked();
    fireEvent.click(checkbox);
    await waitFor(() =>
      expect(server.getResume('r-1').draft?.experience[0]).toMatchObject({ endDate: '', current: false }),
    );
  });

  it('clears an end date that is a blank when the job is marked as current', async () => {
    await openBuilder('/resume-builder/r-1', [
      {
        ...completeResumeFixture,
        experience: [{ ...completeResumeFixture.experience[0]!, endDate: '[MM/YYYY]', current: false }],
      },
    ]);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'I work here now' }));
    await waitFor(() =>
      expect(server.getResume('r-1').draft?.experience[0]).toMatchObject({ endDate: '', current: true }),
    );
  });

  it('is renamed in place', async () => {
    await openBuilder();
    changeValue(await findField('Document name'), 'For Oslo');
    await waitFor(() => expect(server.getResume('r-1').draft?.title).toBe('For Oslo'));
  });

  it('opens with its content and latest draft, and saves', async () => {
    const draft = { ...completeResumeFixture, personalInfo: createPersonalInfo('Typed last.') };
    const { toasts } = await openBuilder('/resume-builder/r-1', [{ ...completeResumeFixture, draft }]);
    await openSummarySection();
    expect((await findField('Summary')).value).toBe('Typed last.');
    fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
    fireEvent.click(screen.getByRole('button', { name: /Save a version/ }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Resume Saved']));
    expect(server.getResume('r-1')).toMatchObject({
      version: 2,
      draft: null,
      personalInfo: { summary: 'Typed last.' },
    });
  });

  it('reports a failed save and keeps the draft', async () => {
    const { toasts } = await openBuilder();
    changeValue(await findField('First name'), 'Nora');
    server.shouldFailWrites = true;
    saveVersion();
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: 'Error', description: 'Failed to save resume. Please try again.', variant: 'destructive' },
      ]),
    );
    expect((await findField('First name')).value).toBe('Nora');
    server.isOffline = true;
    saveVersion();
    await waitFor(() => expect(toasts[1]?.title).toBe('You’re offline. Your changes are kept on this device.'));
  });

  it('shows as unavailable if it was deleted or belongs to another user', async () => {
    await openBuilder('/resume-builder/r-9', []);
    expect(await screen.findByText('We couldn’t find this resume')).toBeInTheDocument();
  });

  it('warns when an end date is before its start date, but still stores it', async () => {
    await openBuilder('/resume-builder/r-1', [
      {
        ...completeResumeFixture,
        experience: [{ ...completeResumeFixture.experience[0]!, startDate: '05/2020', endDate: '', current: false }],
      },
    ]);
    const endDateField = (await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^End date/ }))[0]!;
    changeValue(endDateField, '01/2019');
    const warning = await screen.findByText('The end date is before the start date.');
    expect(endDateField.getAttribute('aria-describedby')?.split(' ')).toContain(warning.closest('[id]')?.id);
    await waitFor(() => expect(server.getResume('r-1').draft?.experience[0]?.endDate).toBe('01/2019'), {
      timeout: 5_000,
    });
    changeValue(endDateField, '2020');
    await waitFor(() => expect(screen.queryByText('The end date is before the start date.')).not.toBeInTheDocument());
  });

  it('undoes and redoes', async () => {
    await openBuilder();
    const firstNameField = await findField('First name');
    changeValue(firstNameField, 'A');
    changeValue(firstNameField, 'Ab');
    const lastNameField = await findField('Last name');
    changeValue(lastNameField, 'X');
    fireEvent.keyDown(lastNameField, { key: 'z', ctrlKey: true });
    expect(lastNameField.value).toBe(completeResumeFixture.personalInfo.lastName);
    expect(firstNameField.value).toBe('Ab');
    fireEvent.keyDown(lastNameField, { key: 'z', ctrlKey: true });
    expect(firstNameField.value).toBe(completeResumeFixture.personalInfo.firstName);
    fireEvent.keyDown(lastNameField, { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(firstNameField.value).toBe('Ab');
  });
});

describe('PDF download', () => {
  const download = async () => fireEvent.click(await screen.findByText('Download PDF'));
  const downloadedUrls: string[] = [];
  beforeEach(() => {
    downloadedUrls.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloadedUrls.push(this.getAttribute('href') ?? '');
    });
    server.pdfResponse = { status: 200, body: { success: true, pdfUrl: '/files/resume.pdf?inline' } };
  });
  afterEach(() => jest.restoreAllMocks());

  it('downloads the latest draft even if it was not saved', async () => {
    const { toasts } = await openBuilder();
    changeValue(await findField('First name'), 'Nora');
    await download();
    await waitFor(() => expect(downloadedUrls).toEqual(['/files/resume.pdf']));
    expect(server.getResume('r-1')).toMatchObject({ version: 1, draft: { personalInfo: { firstName: 'Nora' } } });
    expect(toasts.map(({ title }) => title)).toEqual(['PDF Generated']);
  });

  it('first lists missing fields with links, then lets the user download anyway', async () => {
    await openBuilder('/resume-builder/r-1', [
      {
        ...completeResumeFixture,
        experience: completeResumeFixture.experience.map((item) => ({ ...item, company: '[Employer]' })),
      },
    ]);
    changeValue(await findField('First name'), '');
    await download();
    const dialog = within(await screen.findByRole('dialog', { name: '2 things are missing' }));
    expect(dialog.getByText(/blanks? (is|are) still in brackets/)).toBeInTheDocument();
    fireEvent.click(dialog.getByText('First name is required'));
    await waitFor(async () => expect(await findField('First name')).toHaveFocus());
    expect(server.listWritesTo('/pdf')).toEqual([]);

    await download();
    fireEvent.click(await screen.findByRole('button', { name: 'Download anyway' }));
    await waitFor(() => expect(downloadedUrls).toHaveLength(1));
    // The user has confirmed the download, so the question doesn't appear again.
    await download();
    await waitFor(() => expect(downloadedUrls).toHaveLength(2));
  });

  it.each([
    [500, { code: 'internal', message: 'no' }],
    [200, { success: false, pdfUrl: '' }],
  ])('shows an error message for status %d', async (status, body) => {
    server.pdfResponse = { status, body };
    const { toasts } = await openBuilder();
    await findField('First name');
    await download();
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: 'PDF Generation Failed', description: 'Failed to generate PDF. Please try again.' },
      ]),
    );
    expect(downloadedUrls).toEqual([]);
  });

  it('offers Premium for a premium template', async () => {
    server.pdfResponse = { status: 402, body: { code: 'premium_template', message: 'no' } };
    const { toasts } = await openBuilder();
    await findField('First name');
    await download();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /\$19/ })).toHaveAttribute('href', '/upgrade');
    expect(toasts).toEqual([]);
  });
});

describe('the job posting', () => {
  it('opens from the top of the form and focuses its field', async () => {
    await openBuilder('/resume-builder/r-1?tab=content');
    const button = await screen.findByRole('button', { name: 'Paste a job posting' });
    fireEvent.click(button);
    const postingField = within(screen.getByRole('dialog')).getByLabelText(/^Job posting/);
    expect(postingField).toHaveFocus();
    fireEvent.change(postingField, { target: { value: 'Ward nurse' } });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: /^Target job:/ })).toBeInTheDocument();
  });
});

it('keeps the focus on a section when it is collapsed, and skips disabled buttons', async () => {
  await openBuilder('/resume-builder/r-1?tab=content');
  fireEvent.click(await screen.findByRole('button', { name: 'Close Personal information' }));
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('button', { name: 'Undo' }).tabIndex).toBe(-1);
});

it('keeps the focus on the arrow button of a moved entry', async () => {
  await openBuilder('/resume-builder/r-1?tab=content');
  const [experience] = completeResumeFixture.experience;
  for (const [direction, position] of [
    ['down', 1],
    ['up', 0],
  ] as const) {
    const arrowButton = await screen.findByRole('button', { name: `Move ${experience?.position} ${direction}` });
    arrowButton.focus();
    fireEvent.click(arrowButton);
    const entries = within(screen.getByRole('region', { name: 'Experience' })).getAllByRole('heading', { level: 3 });
    expect(entries[position]?.textContent).toContain(experience?.position);
    expect(arrowButton).toHaveFocus();
  }
});
