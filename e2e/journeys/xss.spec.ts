import { expect, test } from '@playwright/test';
import { createUniqueName } from '../support/actions/account';
import { waitUntilHydrated } from '../support/actions/page';
import { resumeFixture } from '../support/resume-fixture';

const xssPayloads = [
  '<script>window.hit=1</script>',
  '<img src=x onerror="window.hit=1">',
  '"><svg onload=window.hit=1>',
  '<iframe srcdoc="<script>parent.hit=1</script>">',
  "';window.hit=1;//",
  '{{constructor.constructor("window.hit=1")()}}',
  '<a href="javascript:window.hit=1">x</a>',
  '<style>*{background:url(//evil.example/x)}</style>',
  '&lt;img src=x onerror=window.hit=1&gt;',
];
const allPayloads = xssPayloads.join(' ');

test('hostile text in a field never runs or loads anything on any screen', async ({ page }) => {
  const unsafeEvents: string[] = [];
  page.on('dialog', (dialog) => {
    unsafeEvents.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) unsafeEvents.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (window as unknown as { reports: string[] }).reports ??= [];
      (window as unknown as { reports: string[] }).reports.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await page.request.post('/api/auth/register', {
    data: {
      username: createUniqueName(xssPayloads[1]!),
      email: `${createUniqueName('hostile')}@example.com`,
      password: 'calm desk real paper',
    },
  });
  const experience = resumeFixture.experience.map((entry) => ({
    ...entry,
    company: allPayloads.slice(0, 200),
    position: xssPayloads[1],
    location: xssPayloads[2],
    achievements: xssPayloads,
  }));
  const createResponse = await page.request.post('/api/resumes', {
    data: {
      ...resumeFixture,
      title: allPayloads.slice(0, 200),
      targetJobTitle: xssPayloads[1],
      personalInfo: {
        ...resumeFixture.personalInfo,
        firstName: xssPayloads[0],
        headline: xssPayloads[2],
        summary: allPayloads,
      },
      experience,
      skills: xssPayloads,
      achievements: xssPayloads,
      customSections: [
        { id: 'own', name: xssPayloads[1], items: [{ title: xssPayloads[0], achievements: xssPayloads }] },
      ],
      sections: [{ key: 'experience', name: xssPayloads[1] }],
    },
  });
  expect(createResponse.status()).toBe(201);
  const { id } = (await createResponse.json()) as { id: string };
  const letterResponse = await page.request.post('/api/cover-letters', {
    data: {
      jobTitle: xssPayloads[1],
      companyName: xssPayloads[2],
      content: xssPayloads.join('\n\n'),
      resumeId: id,
      recipient: xssPayloads[0],
    },
  });
  const { id: letterId } = (await letterResponse.json()) as { id: string };

  for (const path of [
    `/resume-builder/${id}?tab=template`,
    `/resume-builder/${id}`,
    `/resume-builder/${id}?tab=preview`,
    `/cover-letter/${letterId}?tab=details`,
    `/cover-letter/${letterId}?tab=preview`,
    '/dashboard',
    '/account',
    '/templates',
  ]) {
    await page.goto(path);
    await waitUntilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const state = await page.evaluate(() => {
      const { hit, reports = [] } = window as unknown as { hit?: number; reports?: string[] };
      return { hit, reports };
    });
    expect([path, state]).toEqual([path, { hit: undefined, reports: [] }]);
  }
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.locator('[role=status], [role=alert]').filter({ hasText: '<script>' }).first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { hit?: number }).hit)).toBeUndefined();
  // Trusted Types stop even the product's own scripts from turning text into markup.
  const insertMarkup = () => document.body.insertAdjacentHTML('beforeend', '<b>markup</b>');
  await expect(page.evaluate(insertMarkup)).rejects.toThrow('TrustedHTML');
  expect(unsafeEvents).toEqual([]);
});

test('no screen violates the content security policy', async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  for (const path of ['/', '/templates', '/autonomous', '/contact', '/cost-protection', '/ja/autonomous']) {
    await page.goto(path);
    await waitUntilHydrated(page);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForTimeout(500);
    expect([path, await page.evaluate(() => (window as unknown as { violations: string[] }).violations)]).toEqual([
      path,
      [],
    ]);
  }
});
