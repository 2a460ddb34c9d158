import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** An area may take 8 seconds to load, and build machines are slow. */
const timeoutMs = 30_000;

export async function findScreenProblems(page: Page, path: string, origin: string): Promise<string[]> {
  const problems: string[] = [];
  const addProblem = (message: string) => void problems.push(`${path}: ${message.split('\n')[0]}`);
  const isFromSite = (url: string) => url.startsWith(origin) && !url.startsWith(`${origin}/api/`);

  const onPageError = (error: Error) => addProblem(error.message);
  const onConsole = (message: ConsoleMessage) => {
    // The backend may reject a guest's request with a 4xx status, which the browser logs as an error.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) addProblem(message.text());
  };
  const onRequestFailed = (request: Request) => {
    const errorText = request.failure()?.errorText;
    if (isFromSite(request.url()) && errorText !== 'net::ERR_ABORTED') addProblem(`${request.url()} ${errorText}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400 && isFromSite(response.url()))
      addProblem(`${response.url()} returned ${response.status()}`);
  };
  page.on('pageerror', onPageError).on('console', onConsole);
  page.on('requestfailed', onRequestFailed).on('response', onResponse);
  try {
    await page.goto(origin + path);
    // The first interaction loads the scripts of the page.
    await page.dispatchEvent('html', 'pointermove');
    await page.locator('html[data-ready]').waitFor({ timeout: timeoutMs });
    await page.locator('h1').first().waitFor({ timeout: timeoutMs });
    // Deferred parts such as the chat may fail, too.
    await page.waitForLoadState('networkidle', { timeout: timeoutMs });
  } catch (error) {
    addProblem(String(error instanceof Error ? error.message : error));
  }
  page.off('pageerror', onPageError).off('console', onConsole);
  page.off('requestfailed', onRequestFailed).off('response', onResponse);
  return problems;
}
