import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { expectResult, submitGeneratorForm } from '../support/actions/generator';
import { useSeparateApp } from '../support/separate-app';
import { port } from '../support/test-app';

const testing = fileURLToPath(new URL('../../testing', import.meta.url));
const modelPort = port + 2;

test.describe('with a language model', () => {
  const { baseUrl } = useSeparateApp({
    OPENAI_API_KEY: 'test',
    OPENAI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
    OPENAI_MODEL: 'test-model',
    OPENAI_INPUT_PRICE: '1',
    OPENAI_OUTPUT_PRICE: '4',
    OPENAI_TIMEOUT_SECONDS: '12',
  });
  let model: ChildProcess;
  const setModelBehavior = (behavior: string) =>
    fetch(`http://127.0.0.1:${modelPort}/v1/behavior`, { method: 'POST', body: behavior });

  test.beforeAll(async () => {
    model = spawn('node', ['--import', '@swc-node/register/esm-register', 'servers/openai-cli.ts'], {
      cwd: testing,
      env: { ...process.env, PORT: String(modelPort) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(model.stdout!, 'data');
  });
  test.afterAll(() => {
    model.kill();
  });

  test('a guest can generate a resume', async ({ page }) => {
    await setModelBehavior('normal');
    await page.goto(`${baseUrl}/autonomous`);
    await submitGeneratorForm(page, 'Registered Nurse', 'Healthcare');
    await expectResult(page);
    await expect(page.getByText('Written by the built-in writer.')).toHaveCount(0);
  });

  for (const behavior of ['error', 'stall', 'nonsense']) {
    test(`the built-in writer answers for free when the model responds with ${behavior}`, async ({ page }) => {
      await setModelBehavior(behavior);
      await page.goto(`${baseUrl}/autonomous`);
      await submitGeneratorForm(page, 'Registered Nurse', 'Healthcare');
      await expectResult(page);
      await expect(page.getByText('Written by the built-in writer.', { exact: true })).toBeVisible();
      expect(await (await page.request.get(`${baseUrl}/api/me/allowance`)).json()).toMatchObject({ used: 0 });
    });
  }
});
