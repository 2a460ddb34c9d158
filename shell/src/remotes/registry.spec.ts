import type { Registry } from '@shortlist/contracts/platform/registry';
import { getTrustedEntryUrl, findRemote } from './registry';

const pageOrigin = 'https://shortlist.example';
const remote = {
  name: 'mf-builder',
  entry: '/mf-builder/1/entry.js',
  version: '1',
  contract: 1,
  mounts: ['/templates', '/resume-builder'],
  widgets: false,
  integrity: {},
};
const homeRemote = { ...remote, name: 'mf-marketing', mounts: ['/'] };
const registry: Registry = {
  shell: { mounts: [] },
  remotes: [remote, homeRemote],
};

describe('registry', () => {
  it.each([
    ['/', 'mf-marketing'],
    ['/templates', 'mf-builder'],
    ['/resume-builder/17', 'mf-builder'],
    ['/templates-old', undefined],
    ['/nowhere', undefined],
  ])('assigns %s to %s', (path, name) => {
    expect(findRemote(registry, path)?.name).toBe(name);
  });

  it('accepts remotes from its own origin and from origins trusted at build time', () => {
    expect(getTrustedEntryUrl(remote, pageOrigin, []).href).toBe(`${pageOrigin}/mf-builder/1/entry.js`);
    const cdnRemote = { ...remote, entry: 'https://cdn.example/entry.js' };
    expect(getTrustedEntryUrl(cdnRemote, pageOrigin, ['https://cdn.example']).href).toBe(
      'https://cdn.example/entry.js',
    );
    expect(() => getTrustedEntryUrl(cdnRemote, pageOrigin, [])).toThrow(
      'mf-builder comes from https://cdn.example, which is not allowed',
    );
    expect(() => getTrustedEntryUrl({ ...remote, entry: '//evil.example/entry.js' }, pageOrigin, [])).toThrow(
      'not allowed',
    );
    expect(() => getTrustedEntryUrl({ ...remote, entry: 'data:text/javascript,1' }, pageOrigin, [])).toThrow(
      'not allowed',
    );
  });

  it('rejects a remote with another contract', () => {
    expect(() => getTrustedEntryUrl({ ...remote, contract: 2 }, pageOrigin, [])).toThrow(
      'mf-builder has contract 2, the shell has 1',
    );
  });
});
