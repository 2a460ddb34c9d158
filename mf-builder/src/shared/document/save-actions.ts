import type { Issue } from '@shortlist/contracts/platform/errors';
import { ApiError, getErrorMessage } from '@shortlist/shared-ui/api';
import type { ShellServices } from '@shortlist/shared-ui/area';
import type { VersionedDocument, WriteMetadata } from './document-adapter';
import type { DocumentStore } from './document-store';
import { indexIssuesByPath } from './issues';

interface SaveActionOptions<Draft> {
  toast: ShellServices['toast'];
  offlineTitle: string;
  failureTitle: string;
  /** Shown if the server gives no reason. */
  failureText: string;
  notifyEmpty: () => void;
  validate: (draft: Draft) => Promise<Issue[]>;
  prepare?: (draft: Draft) => Draft;
}

/** Creates the actions that store a document. The actions notify the user of every failure. */
export function createSaveActions<Draft extends object, Saved extends VersionedDocument>(
  store: DocumentStore<Draft, Saved>,
  options: SaveActionOptions<Draft>,
) {
  const { toast, offlineTitle, failureTitle, failureText, notifyEmpty, validate, prepare = (draft) => draft } = options;

  function notifyFailure(error?: unknown): void {
    const { saveStatus, refusal } = store.getSnapshot();
    // A conflict has its own dialog.
    if (saveStatus === 'conflict') return;
    if (saveStatus === 'offline') return toast({ title: offlineTitle });
    const isFull = error instanceof ApiError && error.body?.code === 'storage_full';
    const reason = refusal ?? (isFull ? getErrorMessage(error) : undefined);
    toast({ title: failureTitle, description: reason ?? failureText, variant: 'destructive' });
  }

  /** Returns null if the document is empty or couldn't be stored. */
  async function ensureStored(): Promise<Saved | null> {
    const isStored = await store.flush();
    const { stored } = store.getSnapshot();
    if (isStored && stored) return stored;
    if (isStored) notifyEmpty();
    else notifyFailure();
    return null;
  }

  /**
   * Saves a version and returns the document, or null on failure. If required fields are missing, marks them and stores
   * the document as a draft. A failure of `onSaved` counts as a failed save.
   */
  async function saveVersion(
    metadata: WriteMetadata,
    onSaved: (saved: Saved, issues: Issue[]) => void | Promise<void>,
  ): Promise<Saved | null> {
    try {
      const issues = await validate(store.getSnapshot().draft);
      store.setIssues(indexIssuesByPath(issues));
      const saved = issues.length === 0 ? await store.save(prepare, metadata) : await ensureStored();
      if (saved) await onSaved(saved, issues);
      return saved;
    } catch (error) {
      console.error('The version could not be saved', error);
      if (error instanceof ApiError && error.body?.issues) store.setIssues(indexIssuesByPath(error.body.issues));
      notifyFailure(error);
      return null;
    }
  }

  return { ensureStored, saveVersion };
}
