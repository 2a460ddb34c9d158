import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { allSamples } from '@shortlist/documents/samples/all-samples';
import { listTemplates } from '@shortlist/documents/templates/list-templates';
import { toPlainText } from '@shortlist/documents/plain-text';
import { localizePreviewPath, previewLanguages } from '../shared/template/localize-preview-path';
import { renderPreviews } from './render';

const pages = renderPreviews();
const stripWhitespace = (text: string) => text.replace(/\s+/g, '');

describe('static previews', () => {
  const cases = previewLanguages.flatMap((language) =>
    listTemplates(language).map(({ id, previewUrl }) => ({ language, id, previewUrl })),
  );
  it.each(cases)('show all text in document order for template $id in $language', ({ language, id, previewUrl }) => {
    const file = localizePreviewPath(previewUrl, language).replace('previews/', '');
    const page = new DOMParser().parseFromString(pages[file] ?? '', 'text/html');
    expect(page.documentElement.lang).toBe(language);
    const sample = allSamples.junior[language];
    const tree = composeResume(sample, { templateId: id, language, pageSize: 'A4', density: 'compact' });
    expect(stripWhitespace(page.querySelector('.sheet')?.textContent ?? '')).toBe(stripWhitespace(toPlainText(tree)));
  });

  it('contain no scripts or style attributes, as required by the content security policy', () => {
    for (const page of Object.values(pages)) {
      expect(page).not.toMatch(/<script/i);
      expect(page).not.toMatch(/<[^>]* style=/i);
    }
  });

  it('link the style sheet of their own template', () => {
    expect(pages['minimal-clean.html']).toContain('href="minimal-clean.css"');
    expect(pages['minimal-clean.css']).toContain('[data-s=');
    expect(pages['de/minimal-clean.html']).toContain('href="../previews.css"');
    expect(pages['de/minimal-clean.css']).toContain('[data-s=');
  });
});
