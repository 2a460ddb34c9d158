import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Actor } from '../support/seed-data';
import { siteFolder } from '../support/test-app';

export interface RouteCase {
  /** A placeholder such as `:resume` stands for an id in `SeedIds`. */
  path: string;
  actor: Actor;
}

interface MountList {
  mounts: string[];
}
const readSiteJson = <T>(name: string) => JSON.parse(readFileSync(join(siteFolder, name), 'utf8')) as T;
const { shell, remotes } = readSiteJson<{ shell: MountList; remotes: MountList[] }>('remotes.json');
const { pages } = readSiteJson<{ pages: { path: string }[] }>('pages.json');

export const mounts = [shell, ...remotes].flatMap((part) => part.mounts);

const publicRoutes: Record<string, RouteCase> = Object.fromEntries(
  pages.filter(({ path }) => mounts.includes(path)).map(({ path }) => [path, { path, actor: 'guest' }]),
);

const privateRoutes: Record<string, RouteCase> = {
  '/account': { path: '/account', actor: 'owner' },
  '/reset-password': { path: '/reset-password?token=unknown', actor: 'guest' },
  '/verify-address': { path: '/verify-address?token=unknown', actor: 'owner' },
  '/newsletter': { path: '/newsletter?confirm=unknown', actor: 'guest' },
  '/success': { path: '/success', actor: 'premiumUser' },
  '/dashboard': { path: '/dashboard', actor: 'owner' },
  '/resume-builder': { path: '/resume-builder', actor: 'owner' },
  '/resume-builder/:id': { path: '/resume-builder/:resume', actor: 'owner' },
  '/resume-builder/import': { path: '/resume-builder/import', actor: 'owner' },
  '/cover-letter': { path: '/cover-letter', actor: 'owner' },
  '/cover-letter/:id': { path: '/cover-letter/:letter', actor: 'owner' },
  '/ai-staff': { path: '/ai-staff', actor: 'administrator' },
  '/ai-reports': { path: '/ai-reports', actor: 'administrator' },
  '/cost-protection': { path: '/cost-protection', actor: 'administrator' },
  '/inbox': { path: '/inbox', actor: 'administrator' },
};

export const routesByMount: Record<string, RouteCase> = { ...publicRoutes, ...privateRoutes };
