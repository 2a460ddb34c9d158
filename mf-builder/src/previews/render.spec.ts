import { composeResume } from '@shortlist/documents/compose/resume';
import { sample } from '@shortlist/documents/samples/en';
import { listTemplates } from '@shortlist/documents/templates/catalogue';
import { toText } from '@shortlist/documents/text';
import { renderPreviews } from './render';

const pages = renderPreviews();
const words = (text: string) => text.replace(/\s+/g, '');

describe('the static previews', () => {
  it.each(listTemplates('en').map(({ id, previewUrl }) => ({ id, previewUrl })))(
    'show what the document of $id says, in its order',
    ({ id, previewUrl }) => {
      const page = new DOMParser().parseFromString(pages[previewUrl.replace('previews/', '')] ?? '', 'text/html');
      const tree = composeResume(sample, { templateId: id, language: 'en', pageSize: 'A4', density: 'compact' });
      expect(words(page.querySelector('.sheet')?.textContent ?? '')).toBe(words(toText(tree)));
    },
  );

  it('stand under a strict policy: no scripts, no style attributes', () => {
    for (const page of Object.values(pages)) {
      expect(page).not.toMatch(/<script/i);
      expect(page).not.toMatch(/<[^>]* style=/i);
    }
  });

  it('name the styles of their own template', () => {
    expect(pages['minimal-clean.html']).toContain('href="minimal-clean.css"');
    expect(pages['minimal-clean.css']).toContain('[data-s=');
  });
});
