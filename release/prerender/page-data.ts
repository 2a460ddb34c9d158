import { spawnSync } from 'node:child_process';
import type { Language } from '@shortlist/contracts/platform/languages';
import { root } from '@shortlist/scripts/process';
import { readJson, type Store } from '../stores/store';
import type { Registry } from '../versions/registry';

/** Data of the backend that public pages show. */
export interface PageData {
  publicUrl: string;
  /** Responses of public requests by path, for each language. */
  answers: Record<Language, Record<string, unknown>>;
}

export const getPageDataPath = (backendVersion: string) => `private/backend/${backendVersion}/page-data.json`;

/**
 * Returns the data of this checkout's backend with the current settings. Throws an error with the backend's message if
 * a setting is invalid.
 */
export function readLocalPageData(): PageData {
  const { status, stdout, stderr } = spawnSync('node', ['backend/dist/page-data.js'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr.trim());
  return JSON.parse(stdout) as PageData;
}

export async function readPageData(store: Store, { backend }: Registry): Promise<PageData> {
  const { value } = backend ? await readJson<PageData>(store, getPageDataPath(backend.version)) : {};
  return value ?? readLocalPageData();
}
