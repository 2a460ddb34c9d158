import { execFile, type ExecFileException } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import { isNightly } from '@shortlist/testing/scope';
import { createSourceCopy, repoRoot } from '../support/source-copy';
import { port, siteFolder } from '../support/test-app';
import { getPhoneField, getStoredPhone } from '../support/actions/builder';
import { waitUntilHydrated } from '../support/actions/page';
import { remoteScreens } from '../support/remotes';
import { createResume } from '../support/resume-fixture';

const remoteName = 'mf-builder';

const runNode = (folder: string, ...args: string[]) =>
  new Promise<string>((resolve, reject) => {
    execFile('node', args, { cwd: folder }, (error: ExecFileException | null, stdout: string, stderr: string) =>
      error ? reject(new Error(stdout + stderr)) : resolve(stdout),
    );
  });

/** Builds another version of the builder, which differs only in its messages. */
async function buildOtherVersion(headingSuffix: string) {
  const folder = createSourceCopy(remoteName);
  const messagesFile = join(folder, remoteName, 'src/locales/en.json');
  writeFileSync(
    messagesFile,
    readFileSync(messagesFile, 'utf8').replaceAll(/"(Templates|Create Your Resume)"/g, `"$1 ${headingSuffix}"`),
  );
  await runNode(join(folder, remoteName), join(repoRoot, 'node_modules/@rspack/cli/bin/rspack.js'), 'build');
  return folder;
}

const releaseBuilder = (checkout: string) =>
  runNode(
    repoRoot,
    'scripts/release.mjs',
    remoteName,
    '--to',
    siteFolder,
    '--built',
    checkout,
    '--api',
    `http://localhost:${port}`,
  );

const hashSiteFiles = () =>
  new Map(
    readdirSync(siteFolder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
      .map((path) => [path.slice(siteFolder.length), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );

async function expectOtherAreasToWork(browser: Browser) {
  const page = await browser.newPage();
  for (const [name, [path, heading]] of Object.entries(remoteScreens)) {
    if (name === remoteName) continue;
    await page.goto(path);
    await waitUntilHydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.close();
}

async function readHeadingsAsNewVisitor(browser: Browser) {
  const page = await browser.newPage();
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/templates');
  await waitUntilHydrated(page);
  const prerenderedHeading = await heading.textContent();
  await page.goto('/contact');
  await waitUntilHydrated(page);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Templates' }).click();
  await expect(heading).toHaveText(/^Templates/);
  const navigatedHeading = await heading.textContent();
  await page.close();
  return [prerenderedHeading, navigatedHeading];
}

// A test that fails halfway must not change the site of the next attempt.
let backupFolder: string;
test.beforeEach(() => {
  backupFolder = mkdtempSync(join(tmpdir(), 'shortlist-kept-'));
  cpSync(siteFolder, backupFolder, { recursive: true, preserveTimestamps: true });
});
test.afterEach(() => {
  cpSync(backupFolder, siteFolder, { recursive: true, preserveTimestamps: true });
  rmSync(backupFolder, { recursive: true });
});

const headingSuffixes = isNightly ? ['the second', 'the third'] : ['the second'];

test('versions of the builder are released and rolled back while a user types in it', async ({ browser, page }) => {
  test.setTimeout(600_000);
  const checkouts: string[] = [];
  for (const headingSuffix of headingSuffixes) checkouts.push(await buildOtherVersion(headingSuffix));
  const filesBefore = hashSiteFiles();
  expect(await readHeadingsAsNewVisitor(browser)).toEqual(['Templates', 'Templates']);

  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  const id = await createResume(page);
  await page.goto(`/resume-builder/${id}`);
  await getPhoneField(page).fill('+1 206 555 0001');
  await page.evaluate(() => Object.assign(window, { isStillThere: true }));

  for (const [index, checkout] of checkouts.entries()) {
    const releaseOutput = await releaseBuilder(checkout);
    expect(releaseOutput).toMatch(/verified \d+ screens in a browser/);
    const headingSuffix = headingSuffixes[index];
    expect(await readHeadingsAsNewVisitor(browser)).toEqual([
      `Templates ${headingSuffix}`,
      `Templates ${headingSuffix}`,
    ]);
    await getPhoneField(page).fill(`+1 206 555 000${index + 2}`);
    await expect.poll(() => getStoredPhone(page, id)).toBe(`+1 206 555 000${index + 2}`);
  }
  const lastPhone = `+1 206 555 000${headingSuffixes.length + 1}`;
  await page.getByRole('navigation').first().getByRole('link', { name: 'Templates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Templates', exact: true })).toBeVisible();
  expect(await getStoredPhone(page, id)).toBe(lastPhone);
  expect(await page.evaluate(() => 'isStillThere' in window)).toBe(true);
  expect(pageErrors).toEqual([]);

  const filesAfter = hashSiteFiles();
  const changedPaths = [...filesBefore].filter(([path, hash]) => filesAfter.get(path) !== hash).map(([path]) => path);
  const expectedChanges =
    /^\/(remotes\.json|private\/(releases|drawn)\.json|(\w\w\/)?templates\/index\.html)(\.br|\.gz)?$/;
  expect(changedPaths.filter((path) => !expectedChanges.test(path))).toEqual([]);
  expect(changedPaths).toContain('/templates/index.html');
  await expectOtherAreasToWork(browser);

  for (const expected of [
    ...headingSuffixes.slice(0, -1).map((headingSuffix) => `Templates ${headingSuffix}`),
    'Templates',
  ]) {
    const output = await runNode(repoRoot, 'scripts/rollback.mjs', remoteName, '--to', siteFolder);
    console.log(output.trim());
    expect(await readHeadingsAsNewVisitor(browser)).toEqual([expected, expected]);
  }
  const filesAfterRollback = hashSiteFiles();
  const differingPaths = [...filesBefore]
    .filter(([path, hash]) => filesAfterRollback.get(path) !== hash)
    .map(([path]) => path);
  expect(differingPaths.filter((path) => !path.startsWith('/private/'))).toEqual([]);
  await page.goto(`/resume-builder/${id}`);
  await expect(getPhoneField(page)).toHaveValue(lastPhone);
  for (const checkout of checkouts) rmSync(checkout, { recursive: true });
});
