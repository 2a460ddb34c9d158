import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { toPlainText } from '@shortlist/documents/plain-text';
import { renderStaticSheet } from './render-static-sheet';

describe('renderStaticSheet', () => {
  const tree = composeResume(getSampleResume('en'), { templateId: 'tech-focused', language: 'en', pageSize: 'A4' });
  const { html, css } = renderStaticSheet(tree, { styleSheets: ['sheet.css', 'tech-focused.css'] });
  const page = new DOMParser().parseFromString(html, 'text/html');

  it('returns a page without inline styles or scripts', () => {
    expect(page.querySelectorAll('[style], style, script')).toHaveLength(0);
    expect([...page.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      'sheet.css',
      'tech-focused.css',
    ]);
    expect(page.title).toBe('Tomás Rivera – Junior Data Analyst');
    expect(page.documentElement.lang).toBe('en');
  });

  it('contains the whole text and a rule for every styled element', () => {
    const ruleIds = [...page.querySelectorAll('[data-s]')].map((element) => element.getAttribute('data-s'));
    expect(ruleIds.length).toBeGreaterThan(50);
    for (const ruleId of ruleIds) expect(css).toContain(`[data-s="${ruleId}"]{--`);
    expect(page.body.textContent?.replace(/\s/g, '')).toBe(toPlainText(tree).replace(/\s/g, ''));
  });
});
