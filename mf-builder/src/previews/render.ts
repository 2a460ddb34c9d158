import { composeResume } from '@shortlist/documents/compose/resume';
import { allSamples } from '@shortlist/documents/samples/all';
import { designs } from '@shortlist/documents/templates/designs';
import { renderStaticSheet } from '@shortlist/shared-ui/sheet/static';
import { previewAddress, previewLanguages } from '../shared/template/preview-address';
import './previews.css';

/**
 * Renders the static pages of the gallery as file names and contents: one page per template and language, with the same
 * sample and the designs that all documents use. Runs at build time (see previews-plugin.mjs), never in a browser.
 */
export function renderPreviews(): Record<string, string> {
  const pages = previewLanguages.flatMap((language) =>
    designs.flatMap(({ id }) => {
      const sample = allSamples.junior[language];
      const tree = composeResume(sample, { templateId: id, language, pageSize: 'A4', density: 'compact' });
      const common = language === 'en' ? 'previews.css' : '../previews.css';
      const { html, css } = renderStaticSheet(tree, { styleSheets: [common, `${id}.css`] });
      return [
        [previewAddress(`${id}.html`, language), html],
        [previewAddress(`${id}.css`, language), css],
      ];
    }),
  );
  return Object.fromEntries(pages) as Record<string, string>;
}
