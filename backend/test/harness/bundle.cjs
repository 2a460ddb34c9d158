const { execFileSync } = require('node:child_process');
const { mkdirSync, mkdtempSync, rmSync } = require('node:fs');
const { dirname, join } = require('node:path');

const backend = join(__dirname, '../..');

/**
 * Bundles the server and its worker programs into `TEST_BUNDLE`, as the build does. Tests of processes need the bundle,
 * and worker threads start a second faster from it. Runs once per test run. Returns a function that removes the bundle.
 */
exports.bundle = function bundle() {
  if (process.env.TEST_BUNDLE) return () => undefined;
  // The folder must be inside the package, so that external dependencies can be resolved.
  const results = join(backend, 'test-results');
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(join(results, 'bundle-'));
  const rspack = join(dirname(require.resolve('@rspack/cli/package.json')), 'bin', 'rspack.js');
  execFileSync(process.execPath, [rspack, 'build', '--output-path', folder], { cwd: backend, stdio: 'ignore' });
  process.env.TEST_BUNDLE = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};
