import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Resume } from '@shortlist/contracts/builder/saved-resume';
import { EditorServer } from '../testing/editor-server';
import { field, openBuilder, openSummary, stored, type, withSummary } from '../testing/open-builder';
import ResumeBuilder from './resume-builder';

const server = new EditorServer();

beforeEach(() => server.startEmpty());
afterEach(() => server.stop());

const open = (at?: string, set?: Resume[]) => openBuilder(server, <ResumeBuilder />, { at, set });

describe('without a network', () => {
  it('keeps the draft in the browser and sends it once the network is back', async () => {
    await open();
    const first = await field('First name');
    server.down = true;
    type(first, 'Nora');
    await screen.findByText("You're offline. Your changes are kept on this device.");
    expect(localStorage.getItem('builder.resume.unsaved.r-1')).toContain('Nora');

    server.down = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(server.stored('r-1').draft?.personalInfo.firstName).toBe('Nora'));
    expect(await screen.findByText('All changes saved')).toBeTruthy();
    expect(screen.queryByText(/offline/)).toBeNull();
    expect(localStorage.getItem('builder.resume.unsaved.r-1')).toBeNull();
  });

  it('restores the draft after a reload', async () => {
    const view = await open();
    const first = await field('First name');
    server.down = true;
    type(first, 'Nora');
    await screen.findByText("You're offline. Your changes are kept on this device.");
    view.unmount();

    server.down = false;
    await open();
    expect((await field('First name')).value).toBe('Nora');
    await waitFor(() => expect(server.stored('r-1').draft?.personalInfo.firstName).toBe('Nora'));
  });

  it('asks before leaving, and stays on request', async () => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/templates';
    await open();
    const first = await field('First name');
    server.down = true;
    type(first, 'Nora');
    await screen.findByText("You're offline. Your changes are kept on this device.");
    fireEvent.click(link);
    fireEvent.click(await screen.findByText('Stay here'));
    expect(window.location.pathname).toBe('/resume-builder/r-1');

    fireEvent.click(link);
    fireEvent.click(await screen.findByText('Leave'));
    await waitFor(() => expect(window.location.pathname).toBe('/templates'));
    link.remove();
  });
});

describe('conflicting edits', () => {
  const elsewhere = { ...stored, personalInfo: withSummary('Typed elsewhere.') };

  async function collide(): Promise<HTMLElement> {
    await open();
    await openSummary();
    server.changeElsewhere('r-1', { draft: elsewhere });
    type(await field('Summary'), 'Typed here.');
    const dialog = await screen.findByRole('dialog', { name: 'This resume was changed somewhere else' });
    expect(within(dialog).getByRole('radio', { name: /^Here Typed here/, checked: true })).toBeTruthy();
    expect(within(dialog).getByRole('radio', { name: /^Somewhere else Typed elsewhere/ })).toBeTruthy();
    expect(server.stored('r-1').draft?.personalInfo.summary).toBe('Typed elsewhere.');
    return dialog;
  }

  it('overwrites nothing without asking; the local draft can win and the other becomes a version', async () => {
    const dialog = await collide();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Apply choices' }));
    await waitFor(() => expect(server.stored('r-1').draft?.personalInfo.summary).toBe('Typed here.'));
    expect(server.versions).toEqual([{ cause: 'conflict', summary: 'Typed elsewhere.' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await field('Summary')).value).toBe('Typed elsewhere.');
  });

  it('lets the other draft win, and the local one becomes a version', async () => {
    const dialog = await collide();
    fireEvent.click(within(dialog).getByRole('radio', { name: /^Somewhere else/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Apply choices' }));
    await waitFor(async () => expect((await field('Summary')).value).toBe('Typed elsewhere.'));
    await waitFor(() => expect(server.versions.at(-1)).toEqual({ cause: 'conflict', summary: 'Typed here.' }));
    await waitFor(() => expect(server.stored('r-1').draft?.personalInfo.summary).toBe('Typed elsewhere.'));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await field('Summary')).value).toBe('Typed here.');
  });

  it('merges fields changed in only one place without asking, and undoes only local changes', async () => {
    const { toasts } = await open();
    const [first, last] = [await field('First name'), await field('Last name')];
    server.changeElsewhere('r-1', { draft: { ...stored, personalInfo: { ...stored.personalInfo, lastName: 'Berg' } } });
    type(first, 'Nora');
    await waitFor(() =>
      expect(server.stored('r-1').draft?.personalInfo).toMatchObject({ firstName: 'Nora', lastName: 'Berg' }),
    );
    expect(toasts.at(-1)?.title).toBe('Changes from another tab or device were added');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(last.value).toBe('Berg');
    expect(server.versions).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect([first.value, last.value]).toEqual([stored.personalInfo.firstName, 'Berg']);
  });

  it('saves the merged draft', async () => {
    await open();
    const first = await field('First name');
    server.changeElsewhere('r-1', { draft: { ...stored, personalInfo: { ...stored.personalInfo, lastName: 'Berg' } } });
    type(first, 'Nora');
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await waitFor(() => expect(server.stored('r-1').version).toBe(2));
    expect(server.stored('r-1').personalInfo).toMatchObject({ firstName: 'Nora', lastName: 'Berg' });
  });

  it('merges input from before a reload with changes from the meantime', async () => {
    const view = await open();
    const first = await field('First name');
    server.down = true;
    type(first, 'Nora');
    await screen.findByText("You're offline. Your changes are kept on this device.");
    view.unmount();
    server.down = false;
    const draft = { ...stored, personalInfo: { ...stored.personalInfo, lastName: 'Berg' } };
    await open(undefined, [{ ...stored, draft, draftVersion: stored.draftVersion + 1 }]);
    expect((await field('First name')).value).toBe('Nora');
    await waitFor(() =>
      expect(server.stored('r-1').draft?.personalInfo).toMatchObject({ firstName: 'Nora', lastName: 'Berg' }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not treat a write with a lost response as a conflict', async () => {
    await open();
    const first = await field('First name');
    server.losesAnswers = true;
    type(first, 'Nora');
    await screen.findByText("You're offline. Your changes are kept on this device.");
    server.losesAnswers = false;
    type(first, 'Nora Lie');
    await waitFor(() => expect(server.stored('r-1').draft?.personalInfo.firstName).toBe('Nora Lie'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('updates an idle tab when another tab writes', async () => {
    await open();
    await field('First name');
    server.changeElsewhere('r-1', {
      draft: { ...stored, personalInfo: { ...stored.personalInfo, firstName: 'Nora' } },
    });
    const told = { key: 'builder.resume.written', newValue: `r-1 ${server.stored('r-1').draftVersion}` };
    act(() => void window.dispatchEvent(new StorageEvent('storage', told)));
    await waitFor(async () => expect((await field('First name')).value).toBe('Nora'));
    expect(server.writesTo('/draft')).toEqual([]);
  });
});
