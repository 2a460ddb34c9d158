import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownScreenOf, ownScreens } from './own-screens';

describe('own screens', () => {
  it('are those that the package says it mounts, so that whoever serves the page knows them', () => {
    const { mounts } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as { mounts: string[] };
    expect(ownScreens.map(({ path }) => `/${path}`)).toEqual(mounts);
  });

  it('are found by the whole path only', () => {
    expect(ownScreenOf('/account')?.title).toBe('account.title');
    for (const path of ['/', '/account/nothing', '/accounts']) expect(ownScreenOf(path)).toBeUndefined();
  });
});
