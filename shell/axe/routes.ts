import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Who } from '../e2e/everything';
import { siteFolder } from '../e2e/product';

export interface Route {
  /** The path; `:resume` stands for an id of the seed data, see `SeedIds`. */
  path: string;
  who: Who;
}

interface Mounts {
  mounts: string[];
}
const read = <T>(name: string) => JSON.parse(readFileSync(join(siteFolder, name), 'utf8')) as T;
const { shell, remotes } = read<{ shell: Mounts; remotes: Mounts[] }>('remotes.json');
const { pages } = read<{ pages: { path: string }[] }>('pages.json');

export const mounts = [shell, ...remotes].flatMap((part) => part.mounts);

const publicRoutes: Record<string, Route> = Object.fromEntries(
  pages.filter(({ path }) => mounts.includes(path)).map(({ path }) => [path, { path, who: 'visitor' }]),
);

const ownRoutes: Record<string, Route> = {
  '/account': { path: '/account', who: 'owner' },
  '/reset-password': { path: '/reset-password?token=unknown', who: 'visitor' },
  '/verify-address': { path: '/verify-address?token=unknown', who: 'owner' },
  '/newsletter': { path: '/newsletter?confirm=unknown', who: 'visitor' },
  '/success': { path: '/success', who: 'payer' },
  '/dashboard': { path: '/dashboard', who: 'owner' },
  '/resume-builder': { path: '/resume-builder', who: 'owner' },
  '/resume-builder/:id': { path: '/resume-builder/:resume', who: 'owner' },
  '/resume-builder/import': { path: '/resume-builder/import', who: 'owner' },
  '/cover-letter': { path: '/cover-letter', who: 'owner' },
  '/cover-letter/:id': { path: '/cover-letter/:letter', who: 'owner' },
  '/ai-staff': { path: '/ai-staff', who: 'administrator' },
  '/ai-reports': { path: '/ai-reports', who: 'administrator' },
  '/cost-protection': { path: '/cost-protection', who: 'administrator' },
  '/inbox': { path: '/inbox', who: 'administrator' },
};

export const routes: Record<string, Route> = { ...publicRoutes, ...ownRoutes };
