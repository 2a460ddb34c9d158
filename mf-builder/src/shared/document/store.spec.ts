import type { Resume } from '@shortlist/contracts/builder/saved-resume';
import { EditorServer } from '../../testing/editor-server';
import { resume } from '../../testing/documents';
import { resumeKind } from '../editor/resume-kind';
import { createDocumentStore } from './store';

const server = new EditorServer();
let leave: () => Promise<unknown> = () => Promise.resolve();
beforeEach(async () => {
  await server.startEmpty();
  server.resumes.set(resume.id, resume);
});
afterEach(async () => {
  await leave();
  await server.stop();
});

/** As a page does that opens it. */
function open(stored: Resume) {
  const store = createDocumentStore(resumeKind, stored, resumeKind.draftOf(stored), () => undefined);
  const stop = store.start();
  leave = () => {
    stop();
    return store.flush();
  };
  return store;
}
/** What a page that is opened after this one would show. */
function phoneAfterReload(stored: Resume): string {
  return createDocumentStore(resumeKind, stored, resumeKind.draftOf(stored), () => undefined).get().state.personalInfo
    .phone;
}
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

describe('the copy in the browser', () => {
  it('brings back what never reached the server', () => {
    const store = open(resume);
    store.set('personalInfo.phone', '1');
    leavePage();
    expect(phoneAfterReload(resume)).toBe('1');
  });

  it('is forgotten when a version of the server takes the place of what was typed', () => {
    const store = open(resume);
    store.set('personalInfo.phone', '1');
    leavePage();
    const restored = { ...resume, version: 2, draftVersion: 2 };
    store.replace(restored);
    expect(phoneAfterReload(restored)).toBe(resume.personalInfo.phone);
  });

  it('is forgotten when the same was written elsewhere', async () => {
    const store = open(resume);
    const personalInfo = { ...resume.personalInfo, phone: '1' };
    server.changeElsewhere(resume.id, { personalInfo });
    store.set('personalInfo.phone', '1');
    leavePage();
    expect(await store.flush()).toBe(true);
    // Somebody else goes on; this page does not bring its old copy back.
    server.changeElsewhere(resume.id, { personalInfo: { ...personalInfo, phone: '2' } });
    expect(phoneAfterReload(server.stored(resume.id))).toBe('2');
  });
});
