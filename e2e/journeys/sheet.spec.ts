import { expect, test, type Page } from '@playwright/test';
import { fetchResume, createResume } from '../support/resume-fixture';

const getSheet = (page: Page) => page.getByRole('article', { name: 'Resume' });
const getEditor = (page: Page) => page.getByRole('textbox', { name: 'Edit line' });
const fetchBullet = async (page: Page, id: string) =>
  (await fetchResume(page, id)).current.experience[0]?.achievements[1];
const bullet = 'Responsible for assigning nurses as charge nurse on night shifts.';

const getPane = (page: Page) => page.getByRole('region', { name: 'Sheet, as it will print' });

async function focusLine(page: Page, text: string): Promise<void> {
  await getPane(page).focus();
  await page.keyboard.press('Enter');
  for (let steps = 0; steps < 30; steps++) {
    const line = (await page.locator(':focus').textContent()) ?? '';
    // Non-breaking spaces join the last words of a line.
    if (line.replaceAll('\u00a0', ' ').includes(text)) return;
    await page.keyboard.press('ArrowDown');
  }
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }));

test('clicking a line on the sheet edits it in place, and the edit can be undone', async ({ page }) => {
  const id = await createResume(page);
  await page.goto(`/resume-builder/${id}?tab=content`);
  await getSheet(page).getByText(bullet).click();
  await expect(getEditor(page)).toBeFocused();
  await getEditor(page).fill('Assigned 14 nurses a shift as charge nurse.');
  await getEditor(page).press('Enter');
  await expect(getSheet(page).getByText('Assigned 14 nurses a shift')).toBeVisible();
  await expect.poll(() => fetchBullet(page, id)).toBe('Assigned 14 nurses a shift as charge nurse.');

  await page.keyboard.press('Control+z');
  await expect(getSheet(page).getByText(bullet)).toBeVisible();
  await expect.poll(() => fetchBullet(page, id)).toBe(bullet);
});

test('the lines of the sheet can be reached and edited by keyboard', async ({ page }) => {
  const id = await createResume(page);
  await page.goto(`/resume-builder/${id}?tab=content`);
  await expect(getSheet(page).getByText(bullet)).toBeVisible();
  await focusLine(page, bullet);
  await page.keyboard.press('Enter');
  await expect(getEditor(page)).toHaveValue(bullet);
  await getEditor(page).press('Control+a');
  await page.keyboard.type('Typed by keys.');
  await page.keyboard.press('Tab');
  await expect(getEditor(page)).toHaveValue('Staff Nurse, Urgent Care');
  await page.keyboard.press('Escape');
  await expect(getEditor(page)).toBeHidden();
  await expect.poll(() => fetchBullet(page, id)).toBe('Typed by keys.');
});

test('the sheet has the accessibility tree of a document, even while a line is edited', async ({ page }) => {
  const id = await createResume(page);
  await page.goto(`/resume-builder/${id}?tab=content`);
  await expect(getPane(page)).toMatchAriaSnapshot(`
    - region "Sheet, as it will print":
      - article "Resume":
        - heading /^Ines/ [level=2]
        - heading "Summary" [level=3]
        - heading "Experience" [level=3]
        - paragraph: Registered Nurse, Emergency
        - list:
          - listitem: /Responsible for assigning nurses/
        - heading "Education" [level=3]
  `);

  await focusLine(page, bullet);
  await page.keyboard.press('Enter');
  await expect(getEditor(page)).toHaveAccessibleDescription(/Orrin Bay Hospital, bullet 2/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Assigned 14 nurses.');
  await expect(getPane(page)).toMatchAriaSnapshot(`
    - region "Sheet, as it will print":
      - article "Resume":
        - list:
          - listitem: /Assigned 14 nurses/
      - textbox "Edit line": Assigned 14 nurses.
  `);
  await page.keyboard.press('Enter');
  await expect(getEditor(page)).toBeHidden();
  await expect(page.locator(':focus')).toHaveText(/Assigned 14\snurses/);
});

test('on a phone, the sheet opens at the edited line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  const id = await createResume(page);
  await page.goto(`/resume-builder/${id}?tab=content`);
  await page.getByLabel('Headline').focus();
  await page.getByRole('button', { name: 'See the sheet' }).click();
  const line = getSheet(page).getByText('Registered Nurse, Emergency').first();
  await expect(line).toBeInViewport();
  await line.click();
  await expect(getEditor(page)).toHaveValue('Registered Nurse, Emergency');
});
