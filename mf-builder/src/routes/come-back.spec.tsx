import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { Route, Routes } from '@shortlist/shared-ui/router';
import { loadMessages } from '../messages';
import { letter } from '../testing/documents';
import { EditorServer } from '../testing/editor-server';
import { LetterServer } from '../testing/letter-server';
import { resumesQuery } from '../shared/stored/queries';
import { field, openBuilder, type } from '../testing/open-builder';
import { roundTrips } from '../testing/round-trips';
import CoverLetter from './cover-letter';
import ResumeBuilder from './resume-builder';

const held: (() => void)[] = [];
const hold = () => new Promise<void>((resolve) => held.push(resolve));
const release = () => held.shift()?.();

beforeEach(() => localStorage.clear());

/**
 * Leaves the screen while its last write is pending and comes back. The response to the request made on return arrives
 * only after the write is acknowledged and the local backup is cleared.
 */
async function leaveAndComeBack(leave: () => void, back: () => Promise<unknown>, copy: string): Promise<void> {
  leave();
  expect(localStorage.getItem(copy)).not.toBeNull();
  await back();
  // A request that does not wait for the write would be pending by now.
  await roundTrips();
  release();
  await waitFor(() => expect(localStorage.getItem(copy)).toBeNull());
  release();
}

async function typeAndHold(server: EditorServer) {
  const view = await openBuilder(server, <ResumeBuilder />);
  type(await field('First name'), 'Nora');
  server.held.set('PUT /api/resumes/r-1/draft', hold());
  return view;
}

it('shows the latest text of a resume when the user returns before it is written', async () => {
  const server = new EditorServer();
  await server.start();
  try {
    const view = await typeAndHold(server);
    server.held.set('GET /api/resumes/r-1', hold());
    await leaveAndComeBack(
      view.unmount,
      () => openBuilder(server, <ResumeBuilder />, { set: [] }),
      'builder.resume.unsaved.r-1',
    );
    expect((await field('First name')).value).toBe('Nora');
    expect(screen.getByText('All changes saved')).toBeTruthy();
  } finally {
    await server.stop();
  }
});

it('shows the latest text of a letter when the user returns before it is written', async () => {
  const server = new LetterServer();
  await server.start();
  try {
    server.letter = { ...letter, content: 'Stored words' };
    const open = () =>
      renderScreen(
        <Routes>
          <Route path="/:language?/cover-letter/:id?" element={<CoverLetter />} />
        </Routes>,
        { at: '/cover-letter/l-1', area: 'builder', loadMessages },
      );
    const text = () => screen.findByLabelText<HTMLTextAreaElement>('Letter text');
    const view = await open();
    type(await text(), 'Newer words');
    server.held.set('PUT /api/cover-letters/l-1/draft', hold());
    server.held.set('GET /api/cover-letters/l-1', hold());
    await leaveAndComeBack(view.unmount, open, 'builder.letter.unsaved.l-1');
    expect((await text()).value).toBe('Newer words');
  } finally {
    await server.stop();
  }
});

it('lists the latest text when the list is requested before it is written', async () => {
  const server = new EditorServer();
  await server.start();
  try {
    const view = await typeAndHold(server);
    view.unmount();
    const list = resumesQuery().queryFn({ signal: new AbortController().signal });
    await roundTrips();
    release();
    expect((await list)[0]?.draft?.personalInfo.firstName).toBe('Nora');
  } finally {
    await server.stop();
  }
});
