import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { getCacheControl, isPrivatePath } from './site-rules';
import { createPageFileResolver } from './page-file-resolver';

const buildRemote = (name: string, mounts: string[]) => ({
  name,
  entry: `/${name}/1/m.json`,
  version: '1',
  contract: 1,
  mounts,
});

describe('page file resolver', () => {
  let site: string;
  const createPathChecker = (folder: string) => {
    const findFile = createPageFileResolver(folder);
    return (path: string) => findFile(path) !== undefined;
  };
  const writeRegistry = (...remotes: object[]) =>
    writeFileSync(join(site, 'remotes.json'), JSON.stringify({ remotes }));
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'shortlist-site-'));
  });
  afterEach(() => rmSync(site, { recursive: true }));

  it('finds mounted paths, in six languages, with and without a trailing slash', () => {
    writeRegistry(buildRemote('mf-marketing', ['/']), buildRemote('mf-builder', ['/templates']));
    const isKnown = createPathChecker(site);
    for (const path of ['/', '/templates', '/templates/', '/es', '/es/', '/ko/templates/'])
      expect(isKnown(path)).toBe(true);
    for (const path of ['/nothing', '/templates/nothing', '/es/nothing', '/escape', '/pt/templates']) {
      expect(isKnown(path)).toBe(false);
    }
  });

  it('finds paths of the shell', () => {
    writeFileSync(join(site, 'remotes.json'), JSON.stringify({ shell: { mounts: ['/account'] }, remotes: [] }));
    const isKnown = createPathChecker(site);
    for (const path of ['/account', '/ja/account/']) expect(isKnown(path)).toBe(true);
    expect(isKnown('/account/nothing')).toBe(false);
  });

  it('finds the id of a document below a mount', () => {
    writeRegistry(buildRemote('mf-builder', ['/resume-builder', '/resume-builder/:id', '/resume-builder/import']));
    const isKnown = createPathChecker(site);
    const id = '0b54dd4e-93f5-4f6e-a5cf-6a1b1f2d7c3e';
    for (const path of [`/resume-builder/${id}`, `/ja/resume-builder/${id}/`, '/resume-builder/import']) {
      expect(isKnown(path)).toBe(true);
    }
    for (const path of ['/resume-builder/nothing', `/resume-builder/${id}/more`, `/${id}`, '/resume-builder/:id']) {
      expect(isKnown(path)).toBe(false);
    }
  });

  it('follows changes to the registry', () => {
    writeRegistry(buildRemote('mf-builder', ['/templates']));
    const isKnown = createPathChecker(site);
    expect(isKnown('/autonomous')).toBe(false);
    writeRegistry(buildRemote('mf-generator', ['/autonomous']));
    utimesSync(join(site, 'remotes.json'), new Date(), new Date(Date.now() + 5_000));
    expect(isKnown('/autonomous')).toBe(true);
    expect(isKnown('/templates')).toBe(false);
  });

  it('prefers the prerendered page to the empty shell', () => {
    writeRegistry(buildRemote('mf-marketing', ['/', '/upgrade']));
    const pages = [
      { path: '/', file: '/index.html' },
      { path: '/de/upgrade', file: '/de/upgrade/index.html' },
      { path: '/gone', file: '/gone/index.html' },
    ];
    writeFileSync(join(site, 'pages.json'), JSON.stringify({ pages }));
    const findFile = createPageFileResolver(site);
    expect(['/', '/de/upgrade/', '/upgrade', '/gone'].map(findFile)).toEqual([
      '/index.html',
      '/de/upgrade/index.html',
      '/app.html',
      undefined,
    ]);
  });

  it('finds nothing when the registry is missing or malformed', () => {
    expect(createPathChecker(site)('/')).toBe(false);
    writeFileSync(join(site, 'remotes.json'), '<html>');
    Logger.overrideLogger(false);
    expect(createPathChecker(site)('/')).toBe(false);
  });
});

describe('cache rules', () => {
  it.each([
    ['/remotes.json', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/early.js', 'no-cache'],
    ['/mf-builder/3f2a9c/remoteEntry.js', 'public, max-age=31536000, immutable'],
    ['/assets/main.0123abcd.js', 'public, max-age=31536000, immutable'],
    ['/shell/3f2a9c/early.js', 'public, max-age=31536000, immutable'],
  ])('%s: %s', (path, expected) => {
    expect(getCacheControl(path)).toBe(expected);
  });

  it.each([
    '/private/mf-builder/1/main.js.map',
    '/backend/1/main.js',
    '//private/x',
    '/shell/../private/x',
    '/%70rivate/x',
    '/PRIVATE/x',
    '/.\\private\\x',
    '/%E0%A4%A',
  ])('hides %s', (path) => expect(isPrivatePath(path)).toBe(true));

  it.each(['/', '/privacy', '/mf-builder/1/private/x.js', '/index.html'])('does not hide %s', (path) =>
    expect(isPrivatePath(path)).toBe(false),
  );
});
