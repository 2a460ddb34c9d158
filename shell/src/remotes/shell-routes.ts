import type { AreaRoute } from '@shortlist/shared-ui/remote';
import { matchPath } from '@shortlist/shared-ui/router';
import { loadAccountMessages } from '../account/messages';

/** The routes of the shell's own screens. Servers read the paths from `mounts` in package.json. */
export const shellRoutes: AreaRoute[] = [
  {
    path: 'account',
    title: 'account.title',
    load: () => import('../account/account-screen'),
    messages: loadAccountMessages,
  },
  {
    path: 'reset-password',
    title: 'account.reset.title',
    load: () => import('../account/reset-password-screen'),
    messages: loadAccountMessages,
  },
  {
    path: 'verify-address',
    title: 'account.verify.title',
    load: () => import('../account/verify-screen'),
    messages: loadAccountMessages,
  },
];

export const findShellRoute = (path: string): AreaRoute | undefined =>
  shellRoutes.find((route) => matchPath(`/${route.path}`, path));
