import { composeResume } from '@shortlist/documents/compose/resume';
import { sampleResume } from '@shortlist/documents/samples/samples';
import { toText } from '@shortlist/documents/text';
import { renderStaticSheet } from './static';

describe('renderStaticSheet', () => {
  const tree = composeResume(sampleResume('en'), { templateId: 'tech-focused', language: 'en', pageSize: 'A4' });
  const { html, css } = renderStaticSheet(tree, { styleSheets: ['sheet.css', 'tech-focused.css'] });
  const page = new DOMParser().parseFromString(html, 'text/html');

  it('returns a page without inline styles and scripts', () => {
    expect(page.querySelectorAll('[style], style, script')).toHaveLength(0);
    expect([...page.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      'sheet.css',
      'tech-focused.css',
    ]);
    expect(page.title).toBe('Tomás Rivera – Junior Data Analyst');
    expect(page.documentElement.lang).toBe('en');
  });

  it('has a rule for every styled element and the whole text', () => {
    const styled = [...page.querySelectorAll('[data-s]')].map((element) => element.getAttribute('data-s'));
    expect(styled.length).toBeGreaterThan(50);
    for (const name of styled) expect(css).toContain(`[data-s="${name}"]{--`);
    expect(page.body.textContent?.replace(/\s/g, '')).toBe(toText(tree).replace(/\s/g, ''));
  });
});
