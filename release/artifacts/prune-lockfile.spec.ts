import { pruneLockfile } from './prune-lockfile';

it('keeps only the packages that the root needs, at the paths where Node finds them', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      'node_modules/a': {
        version: '1',
        dev: true,
        dependencies: { b: '2' },
        peerDependencies: { c: '1', d: '1' },
        peerDependenciesMeta: { d: { optional: true } },
      },
      'node_modules/a/node_modules/b': { version: '2', dependencies: { e: '1' } },
      'node_modules/b': { version: '1' },
      'node_modules/c': { version: '1', optionalDependencies: { 'c-linux': '1', 'c-gone': '1' } },
      'node_modules/c-linux': { version: '1', os: ['linux'], optional: true },
      'node_modules/d': { version: '1' },
      'node_modules/e': { version: '1' },
    },
  };
  const root = { name: 'backend', version: '1', dependencies: { a: '1' } };
  const { packages } = pruneLockfile(lock, root);
  expect(Object.keys(packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/c-linux',
    'node_modules/e',
  ]);
  expect(packages['node_modules/a']).not.toHaveProperty('dev');
  expect(packages['node_modules/c-linux']).toMatchObject({ optional: true });
  expect(() => pruneLockfile(lock, { ...root, dependencies: { x: '1' } })).toThrow(
    'x is not in the lock file: backend needs it',
  );
});
