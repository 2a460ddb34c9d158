import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { getAxeViolations } from '../support/axe-violations';
import { createSourceCopy, repoRoot } from '../support/source-copy';
import { createUniqueName } from '../support/actions/account';
import { port } from '../support/test-app';

const remoteName = 'mf-builder';
const releasedUrl = `http://localhost:${port}`;
const firstPort = port + 2;
/** The port follows from scripts/rspack/dev-ports.mjs. */
const devUrl = `http://localhost:${firstPort + 2}`;

const sourceCopy = createSourceCopy(remoteName);
function writeHeading(title: string) {
  const messagesFile = join(sourceCopy, remoteName, 'src/locales/en.json');
  writeFileSync(
    messagesFile,
    readFileSync(messagesFile, 'utf8').replace(/"title": "Templates.*"/, `"title": "${title}"`),
  );
}

async function startDevServer() {
  // The packages are symlinked, so outdated packages must be updated in this checkout.
  const installScript = "import('./scripts/setup.mjs').then(({ ensurePackages }) => ensurePackages())";
  execFileSync('node', ['--eval', installScript], { cwd: repoRoot, stdio: 'inherit' });
  // Without these options, symlinks would lead back to this checkout's builder.
  const options = ['--preserve-symlinks', '--preserve-symlinks-main'];
  const devProcess = spawn('node', [...options, 'scripts/dev.mjs', remoteName, '--shell', releasedUrl], {
    cwd: sourceCopy,
    env: { ...process.env, DEV_PORT: String(firstPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  devProcess.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => devProcess.exitCode ?? output, { timeout: 120_000 }).toContain(`ready on ${devUrl}`);
  return async () => {
    devProcess.kill('SIGTERM');
    await once(devProcess, 'exit');
  };
}

let stopDevServer: () => Promise<void>;
test.beforeAll(async () => {
  writeHeading('Templates of this checkout');
  stopDevServer = await startDevServer();
});
test.afterAll(async () => {
  await stopDevServer();
  rmSync(sourceCopy, { recursive: true });
});

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getBanner = (page: Page, name = 'Development') => page.getByRole('complementary', { name });

test('the released site shows a remote from a checkout, with a banner and live updates', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await page.goto(`${devUrl}/templates`);
  await expect(getHeading(page)).toHaveText('Templates of this checkout');
  await expect(getBanner(page)).toContainText(
    `mf-builder is loaded from ${devUrl}, everything else from ${releasedUrl}.`,
  );

  await page.getByRole('navigation').first().getByRole('link', { name: 'Contact' }).click();
  await expect(getHeading(page)).toHaveText('Contact');
  await expect(getBanner(page)).toBeVisible();
  const loadedFolders = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.split('/').slice(1, 3).join('/')),
  );
  expect(loadedFolders.filter((folder) => folder.startsWith('mf-builder/') && folder !== 'mf-builder/dev')).toEqual([]);
  expect(loadedFolders.some((folder) => /^mf-support\/[0-9a-f]{16}$/.test(folder))).toBe(true);
  expect(loadedFolders.some((folder) => /^shell\/[0-9a-f]{16}$/.test(folder))).toBe(true);
  await page.goto(`${devUrl}/de/contact`);
  await expect(getBanner(page, 'Entwicklung')).toContainText('mf-builder');

  await page.goto(`${devUrl}/templates`);
  await expect(getHeading(page)).toHaveText('Templates of this checkout');
  writeHeading('Templates as they are changed');
  await expect(getHeading(page)).toHaveText('Templates as they are changed', { timeout: 60_000 });
  expect(errors).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(getBanner(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${releasedUrl}/templates`);
  await expect(getHeading(page)).toHaveText('Templates');
  await expect(getBanner(page)).toBeHidden();
});

test('users can sign in through the dev server', async ({ page }) => {
  await page.goto(`${devUrl}/dashboard`);
  await expect(getHeading(page)).toBeVisible();
  const username = createUniqueName('override');
  const account = { username, email: `${username}@example.org`, password: 'correct horse battery' };
  const status = await page.evaluate(async (body) => {
    const response = await fetch('/api/auth/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.status;
  }, account);
  expect(status).toBe(201);
  await page.reload();
  await expect(page.getByRole('button', { name: `${username}’s account` })).toBeVisible();
});

test('requests from another site are rejected', async ({ request }) => {
  const response = await request.post(`${devUrl}/api/contact`, {
    headers: { Origin: 'https://evil.example', 'Content-Type': 'application/json' },
    data: '{}',
  });
  expect(response.status()).toBe(403);
});

test('the banner is readable in both modes and at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${devUrl}/ja/contact`);
    await expect(getBanner(page, '開発')).toBeVisible();
    await expect(getHeading(page)).toBeVisible();
    expect(await getAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
