import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/setup.mjs';
import { findRegistryEntry } from '../versions/registry.mjs';
import { startBackend } from './start-backend.mjs';
import { startPreviewServer } from './preview-server.mjs';

/** In milliseconds: an area may take 8 seconds to load, and build machines are slow. */
const timeoutMs = 30_000;

/**
 * Returns the screens to verify: all screens of a released remote; for the shell and the backend, one screen of each
 * area.
 */
function listPathsToVerify(names, registry) {
  const listMounts = (name) =>
    (findRegistryEntry(registry, name)?.mounts ?? []).filter((mount) => !mount.includes(':'));
  const firstMounts = registry.remotes.map(({ mounts }) => mounts[0]);
  return [...new Set(names.flatMap((name) => [...listMounts(name), ...(/^mf-/.test(name) ? [] : firstMounts)]))];
}

async function findScreenProblems(page, path, origin) {
  const problems = [];
  // Reports only the first line: the URL of the failed request suffices without the stack trace.
  const addProblem = (message) => problems.push(`${path}: ${message.split('\n')[0]}`);
  const isFromSite = (url) => url.startsWith(origin) && !url.startsWith(`${origin}/api/`);
  const listeners = {
    pageerror: (error) => addProblem(error.message),
    // The backend may reject requests of a guest with a 4xx status, which the browser logs as an error.
    console: (message) =>
      message.type() === 'error' && !/status of 4\d\d/.test(message.text()) && addProblem(message.text()),
    requestfailed: (request) =>
      isFromSite(request.url()) &&
      request.failure()?.errorText !== 'net::ERR_ABORTED' &&
      addProblem(`${request.url()} ${request.failure()?.errorText}`),
    response: (response) =>
      response.status() >= 400 &&
      isFromSite(response.url()) &&
      addProblem(`${response.url()} returned ${response.status()}`),
  };
  for (const [event, listen] of Object.entries(listeners)) page.on(event, listen);
  try {
    await page.goto(origin + path);
    // Simulates the first interaction, which loads the scripts of the page.
    await page.dispatchEvent('html', 'pointermove');
    await page.locator('html[data-ready]').waitFor({ timeout: timeoutMs });
    await page.locator('h1').first().waitFor({ timeout: timeoutMs });
    // Waits for deferred parts such as the chat, because they may fail, too.
    await page.waitForLoadState('networkidle', { timeout: timeoutMs });
  } catch (error) {
    addProblem(error.message);
  }
  for (const [event, listen] of Object.entries(listeners)) page.off(event, listen);
  return problems;
}

/**
 * Visits the screens of `names` as they will be after activation. `api` is the URL of a backend; if it is missing,
 * starts the backend of this checkout. Returns the number of screens. Throws an error that lists all problems.
 */
export async function verifyInBrowser(store, { names, registry, site, api }) {
  const ownBackend = api ? undefined : await startBackend();
  const preview = await startPreviewServer(store, { registry, site, api: api ?? ownBackend.url });
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    const paths = listPathsToVerify(names, registry);
    const problems = [];
    // Errors that the page reports also appear on the console, so they are not sent to a real log.
    await page.route('**/api/log-error', (route) => route.fulfill({ status: 204 }));
    for (const path of paths) problems.push(...(await findScreenProblems(page, path, preview.url)));
    if (problems.length > 0)
      throw new Error(`nothing was activated:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    return paths.length;
  } finally {
    await browser.close();
    preview.stop();
    await ownBackend?.stop();
  }
}
