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

function open(stored: Resume) {
  const store = createDocumentStore(resumeKind, stored, resumeKind.draftOf(stored), () => undefined);
  const stop = store.start();
  leave = () => {
    stop();
    return store.flush();
  };
  return store;
}
/** Returns the phone number that a page opened later would show. */
function phoneAfterReload(stored: Resume): string {
  return createDocumentStore(resumeKind, stored, resumeKind.draftOf(stored), () => undefined).get().state.personalInfo
    .phone;
}
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

describe('the browser backup', () => {
  it('restores input that never reached the server', () => {
    const store = open(resume);
    store.set('personalInfo.phone', '1');
    leavePage();
    expect(phoneAfterReload(resume)).toBe('1');
  });

  it('is deleted when a version from the server replaces the draft', () => {
    const store = open(resume);
    store.set('personalInfo.phone', '1');
    leavePage();
    const restored = { ...resume, version: 2, draftVersion: 2 };
    store.replace(restored);
    expect(phoneAfterReload(restored)).toBe(resume.personalInfo.phone);
  });

  it('is deleted when the same text was written elsewhere', async () => {
    const store = open(resume);
    const personalInfo = { ...resume.personalInfo, phone: '1' };
    server.changeElsewhere(resume.id, { personalInfo });
    store.set('personalInfo.phone', '1');
    leavePage();
    expect(await store.flush()).toBe(true);
    // After another change elsewhere, this page must not restore its old backup.
    server.changeElsewhere(resume.id, { personalInfo: { ...personalInfo, phone: '2' } });
    expect(phoneAfterReload(server.stored(resume.id))).toBe('2');
  });
});
