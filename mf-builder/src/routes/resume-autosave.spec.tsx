import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

describe('without a network', () => {
  it('keeps the draft in the browser and sends it once the network is back', async () => {
    await openBuilder();
    const firstNameField = await findField('First name');
    server.isOffline = true;
    changeValue(firstNameField, 'Nora');
    await screen.findByText('You’re offline. Your changes are kept on this device.');
    expect(localStorage.getItem('builder.resume.unsaved.r-1')).toContain('Nora');

    server.isOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(server.getResume('r-1').draft?.personalInfo.firstName).toBe('Nora'));
    expect(await screen.findByText('All changes saved')).toBeInTheDocument();
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
    expect(localStorage.getItem('builder.resume.unsaved.r-1')).toBeNull();
  });

  it('restores the draft after a reload', async () => {
    const view = await openBuilder();
    const firstNameField = await findField('First name');
    server.isOffline = true;
    changeValue(firstNameField, 'Nora');
    await screen.findByText('You’re offline. Your changes are kept on this device.');
    view.unmount();

    server.isOffline = false;
    await openBuilder();
    expect((await findField('First name')).value).toBe('Nora');
    await waitFor(() => expect(server.getResume('r-1').draft?.personalInfo.firstName).toBe('Nora'));
  });

  it('asks before leaving, and stays if the user chooses to', async () => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/templates';
    await openBuilder();
    const firstNameField = await findField('First name');
    server.isOffline = true;
    changeValue(firstNameField, 'Nora');
    await screen.findByText('You’re offline. Your changes are kept on this device.');
    fireEvent.click(link);
    fireEvent.click(await screen.findByText('Stay here'));
    expect(window.location.pathname).toBe('/resume-builder/r-1');

    fireEvent.click(link);
    fireEvent.click(await screen.findByText('Leave'));
    await waitFor(() => expect(window.location.pathname).toBe('/templates'));
    link.remove();
  });
});

it('shows which field prevents saving, and links to it', async () => {
  await openBuilder();
  const firstNameField = await findField('First name');
  server.rejectedPath = 'personalInfo.firstName';
  changeValue(firstNameField, 'Nora');
  const reasonButton = await screen.findByRole('button', {
    name: 'Personal information, First name: This is too long.',
  });
  fireEvent.click(reasonButton);
  await waitFor(() => expect(firstNameField).toHaveFocus());
  server.rejectedPath = '';
  changeValue(firstNameField, 'No');
  await waitFor(() => expect(screen.queryByRole('button', { name: /This is too long/ })).not.toBeInTheDocument());
});

describe('conflicting edits', () => {
  const otherDraft = { ...completeResumeFixture, personalInfo: createPersonalInfo('Typed elsewhere.') };

  async function causeConflict(): Promise<HTMLElement> {
    await openBuilder();
    await openSummarySection();
    server.updateFromOtherDevice('r-1', { draft: otherDraft });
    changeValue(await findField('Summary'), 'Typed here.');
    const dialog = await screen.findByRole('dialog', { name: 'This resume was changed somewhere else' });
    expect(within(dialog).getByRole('radio', { name: /^Here Typed here/, checked: true })).toBeInTheDocument();
    expect(within(dialog).getByRole('radio', { name: /^Somewhere else Typed elsewhere/ })).toBeInTheDocument();
    expect(server.getResume('r-1').draft?.personalInfo.summary).toBe('Typed elsewhere.');
    return dialog;
  }

  it('asks before overwriting the other draft, and keeps that draft as a version', async () => {
    const dialog = await causeConflict();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Apply choices' }));
    await waitFor(() => expect(server.getResume('r-1').draft?.personalInfo.summary).toBe('Typed here.'));
    expect(server.versions).toEqual([{ cause: 'conflict', summary: 'Typed elsewhere.' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await findField('Summary')).value).toBe('Typed elsewhere.');
  });

  it('can keep the other draft, and then keeps the local draft as a version', async () => {
    const dialog = await causeConflict();
    fireEvent.click(within(dialog).getByRole('radio', { name: /^Somewhere else/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Apply choices' }));
    await waitFor(async () => expect((await findField('Summary')).value).toBe('Typed elsewhere.'));
    await waitFor(() => expect(server.versions.at(-1)).toEqual({ cause: 'conflict', summary: 'Typed here.' }));
    await waitFor(() => expect(server.getResume('r-1').draft?.personalInfo.summary).toBe('Typed elsewhere.'));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await findField('Summary')).value).toBe('Typed here.');
  });

  it('merges fields changed in only one place without asking, and can undo only local changes', async () => {
    const { toasts } = await openBuilder();
    const [firstNameField, lastNameField] = [await findField('First name'), await findField('Last name')];
    server.updateFromOtherDevice('r-1', {
      draft: { ...completeResumeFixture, personalInfo: { ...completeResumeFixture.personalInfo, lastName: 'Berg' } },
    });
    changeValue(firstNameField, 'Nora');
    await waitFor(() =>
      expect(server.getResume('r-1').draft?.personalInfo).toMatchObject({ firstName: 'Nora', lastName: 'Berg' }),
    );
    expect(toasts.at(-1)?.title).toBe('Changes from another tab or device were added');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(lastNameField.value).toBe('Berg');
    expect(server.versions).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect([firstNameField.value, lastNameField.value]).toEqual([completeResumeFixture.personalInfo.firstName, 'Berg']);
  });

  it('saves the merged draft', async () => {
    await openBuilder();
    const firstNameField = await findField('First name');
    server.updateFromOtherDevice('r-1', {
      draft: { ...completeResumeFixture, personalInfo: { ...completeResumeFixture.personalInfo, lastName: 'Berg' } },
    });
    changeValue(firstNameField, 'Nora');
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await waitFor(() => expect(server.getResume('r-1').version).toBe(2));
    expect(server.getResume('r-1').personalInfo).toMatchObject({ firstName: 'Nora', lastName: 'Berg' });
  });

  it('merges input typed before a reload with changes made elsewhere in the meantime', async () => {
    const view = await openBuilder();
    const firstNameField = await findField('First name');
    server.isOffline = true;
    changeValue(firstNameField, 'Nora');
    await screen.findByText('You’re offline. Your changes are kept on this device.');
    view.unmount();
    server.isOffline = false;
    const draft = {
      ...completeResumeFixture,
      personalInfo: { ...completeResumeFixture.personalInfo, lastName: 'Berg' },
    };
    await openBuilder(undefined, [
      { ...completeResumeFixture, draft, draftVersion: completeResumeFixture.draftVersion + 1 },
    ]);
    expect((await findField('First name')).value).toBe('Nora');
    await waitFor(() =>
      expect(server.getResume('r-1').draft?.personalInfo).toMatchObject({ firstName: 'Nora', lastName: 'Berg' }),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not treat a write with a lost response as a conflict', async () => {
    await openBuilder();
    const firstNameField = await findField('First name');
    server.shouldLoseResponses = true;
    changeValue(firstNameField, 'Nora');
    await screen.findByText('You’re offline. Your changes are kept on this device.');
    server.shouldLoseResponses = false;
    changeValue(firstNameField, 'Nora Lie');
    await waitFor(() => expect(server.getResume('r-1').draft?.personalInfo.firstName).toBe('Nora Lie'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('updates an idle tab when another tab writes', async () => {
    await openBuilder();
    await findField('First name');
    server.updateFromOtherDevice('r-1', {
      draft: { ...completeResumeFixture, personalInfo: { ...completeResumeFixture.personalInfo, firstName: 'Nora' } },
    });
    const storageEvent = { key: 'builder.resume.written', newValue: `r-1 ${server.getResume('r-1').draftVersion}` };
    act(() => void window.dispatchEvent(new StorageEvent('storage', storageEvent)));
    await waitFor(async () => expect((await findField('First name')).value).toBe('Nora'));
    expect(server.listWritesTo('/draft')).toEqual([]);
  });
});
