import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findShellRoute, shellRoutes } from './shell-routes';

describe('shell routes', () => {
  it('match the mounts in package.json, so that servers know them', () => {
    const { mounts } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as { mounts: string[] };
    expect(shellRoutes.map(({ path }) => `/${path}`)).toEqual(mounts);
  });

  it('match whole paths only', () => {
    expect(findShellRoute('/account')?.title).toBe('account.title');
    for (const path of ['/', '/account/nothing', '/accounts']) expect(findShellRoute(path)).toBeUndefined();
  });
});
