const { execFileSync } = require('node:child_process');
const { mkdirSync, mkdtempSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

const backend = join(__dirname, '../..');

/** Bundles what threads run, as the build does, for `startThread`. Answers how to remove it. */
exports.bundleThreads = function bundleThreads() {
  // In the package, where what is not bundled is found.
  const results = join(backend, 'test-results');
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(join(results, 'threads-'));
  execFileSync('npx', ['rspack', 'build', '--output-path', folder], { cwd: backend, stdio: 'ignore' });
  process.env.TEST_THREADS = `${pathToFileURL(folder)}/`;
  return () => rmSync(folder, { recursive: true, force: true });
};
