import { expect, test, type Locator, type Page } from '@playwright/test';
import { createUniqueName } from '../support/actions/account';
import { readPdfText } from '../support/actions/downloads';
import { expectResult } from '../support/actions/generator';
import { getToast, waitUntilHydrated } from '../support/actions/page';
import { resumeFixture } from '../support/resume-fixture';

/** Presses the key until the target has the focus. Checks that the focus is visible at every stop. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < 200; stops++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press(key);
    expect(await describeFocusIndicator(page), 'the focus is shown').toBe('shown');
  }
  throw new Error(`${target.toString()} cannot be reached with ${key}`);
}

const describeFocusIndicator = (page: Page) =>
  page.evaluate(() => {
    const focusedElement = document.activeElement;
    // Between the last and the first stop, the focus is in the browser's toolbar.
    if (!focusedElement || focusedElement === document.body) return 'shown';
    for (let element: Element | null = focusedElement, up = 0; element && up < 4; element = element.parentElement, up++)
      for (const candidate of [element, ...(up > 0 ? element.children : [])]) {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(candidate);
        const isVisible = !/rgba\(.*, 0\)/.test(outlineColor);
        if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && isVisible) return 'shown';
      }
    return focusedElement.outerHTML.slice(0, 200);
  });

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/templates');
  await waitUntilHydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('a resume can be generated, filled in, and downloaded by keyboard', async ({ page }) => {
  await page.goto('/autonomous');
  await waitUntilHydrated(page);
  await tabTo(page, page.getByRole('button', { name: 'Generate', exact: true }));
  await page.keyboard.press('Enter');
  await expect(getToast(page, 'Missing Information')).toBeVisible();
  await expect(page.getByLabel('Target job title')).toBeFocused();
  await page.keyboard.type('Registered Nurse');
  await tabTo(page, page.getByLabel('Industry'));
  await page.keyboard.type('Health');
  await tabTo(page, page.getByRole('button', { name: 'Generate', exact: true }));
  await page.keyboard.press('Enter');
  await expectResult(page);
  await expect(page.locator('h1')).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Fill in the blanks' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ines Halvorsen');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ines@example.com');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const button = page.getByRole('button', { name: 'Download PDF' }).first();
  await tabTo(page, button, 'Shift+Tab');
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const text = await readPdfText(file);
  expect(text).toContain('Ines Halvorsen');
  expect(text).toContain('ines@example.com');
});

test('a resume can be created, filled in, reordered, and saved by keyboard', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/resume-builder');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Resume' })).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: /^Modern Professional/ }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Classic Executive/ })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Continue to Content' }).first());
  await page.keyboard.press('Enter');

  await tabTo(page, main.getByLabel('Last name'));
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Company name is required')).toBeVisible();
  await expect(main.getByLabel('First name')).toBeFocused();

  const [job, school] = ['Experience', 'Education'].map((name) => main.getByRole('region', { name, exact: true }));
  const fields: [Locator, string][] = [
    [main.getByLabel('First name'), 'Ines'],
    [main.getByLabel('Last name'), 'Halvorsen'],
    [main.getByLabel('Email'), 'ines@example.com'],
    [main.getByLabel('Phone'), '+1 206 555 0148'],
    [main.getByLabel('Location', { exact: true }).first(), 'Tacoma, WA'],
    [main.getByRole('textbox', { name: 'Summary' }), resumeFixture.personalInfo.summary],
    [job!.getByLabel('Company'), 'Orrin Bay Hospital'],
    [job!.getByLabel('Position'), 'Registered Nurse'],
    [job!.getByLabel('Start date'), '03/2020'],
    [job!.getByLabel('I work here now'), ' '],
    [job!.getByLabel(/^Description/), 'Trained 9 new nurses in infection control.'],
    [school!.getByLabel('Institution'), 'Halden State University'],
    [school!.getByLabel('Degree'), 'Bachelor of Science'],
    [school!.getByLabel('Field of study'), 'Nursing'],
    [school!.getByLabel('Start date'), '09/2013'],
    [school!.getByLabel('End date'), '05/2017'],
    [main.getByRole('textbox', { name: 'Skills' }), resumeFixture.skills.join(', ')],
  ];
  for (const [field, text] of fields) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }

  const getMoveButton = (position: number) =>
    page.getByRole('button', { name: new RegExp(`^Move Education, ${position} of`) });
  const label = await page.getByRole('button', { name: /^Move Education, / }).getAttribute('aria-label');
  const position = Number(/\d+/.exec(label ?? '')?.[0]);
  await tabTo(page, getMoveButton(position));
  for (const [key, expectedPosition] of [
    ['Space', position],
    ['ArrowUp', position - 1],
    ['Escape', position],
    ['Space', position],
    ['ArrowUp', position - 1],
    ['Space', position - 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(getMoveButton(expectedPosition)).toBeFocused();
  }
  await expect(page.getByRole('status').filter({ hasText: `Education dropped at ${position - 1} of` })).toHaveCount(1);

  await page.keyboard.press('ControlOrMeta+s');
  await expect(getToast(page, 'Resume Saved')).toBeVisible();
  await tabTo(page, page.getByRole('tab', { name: /Add Content/ }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /Preview & Export/, selected: true })).toBeFocused();
});

test('the sign-in dialog can be used by keyboard', async ({ page }) => {
  await page.goto('/contact');
  await waitUntilHydrated(page);
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
  const dialog = page.getByRole('dialog');
  await tabTo(page, signIn);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(signIn).toBeFocused();

  await page.keyboard.press('Enter');
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    const isInside = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside, 'the focus stays in the dialog').toBe(true);
  }
  await tabTo(page, dialog.getByRole('tab', { name: 'Sign In' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('tab', { name: 'Create Account', selected: true })).toBeFocused();
  const username = createUniqueName('keys');
  const values = {
    Username: username,
    Email: `${username}@example.com`,
    Password: 'calm desk real paper',
    'Confirm password': 'calm desk real papel',
  };
  for (const [label, value] of Object.entries(values)) {
    await tabTo(page, dialog.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(getToast(page, 'Password Mismatch')).toBeVisible();
  await tabTo(page, dialog.getByLabel('Confirm password'), 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('calm desk real paper');
  await page.keyboard.press('Enter');
  await expect(getToast(page, 'Account created!')).toBeVisible();
  await expect(dialog).toBeHidden();

  const menu = page.getByRole('banner').getByRole('button', { name: `${username}’s account` });
  await tabTo(page, menu, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Sign Out' }));
  await page.keyboard.press('Enter');
  await expect(signIn).toBeVisible();
});

test('on small screens, the menu can be opened, used, and closed by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  await waitUntilHydrated(page);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Templates' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeFocused();
});
