import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { allSamples } from '@shortlist/documents/samples/all-samples';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { renderStaticSheet } from '@shortlist/shared-ui/sheet/render-static-sheet';
import { localizePreviewPath, previewLanguages } from '../shared/template/localize-preview-path';
import './previews.css';

/**
 * Renders one static page per template and language for the template gallery, and returns them by file name. All pages
 * show the same sample resume. Runs at build time (see previews-plugin.mjs), never in a browser.
 */
export function renderPreviews(): Record<string, string> {
  const pages = previewLanguages.flatMap((language) =>
    templateDesigns.flatMap(({ id }) => {
      const sample = allSamples.junior[language];
      const tree = composeResume(sample, { templateId: id, language, pageSize: 'A4', density: 'compact' });
      const commonStyleSheet = language === 'en' ? 'previews.css' : '../previews.css';
      const { html, css } = renderStaticSheet(tree, { styleSheets: [commonStyleSheet, `${id}.css`] });
      return [
        [localizePreviewPath(`${id}.html`, language), html],
        [localizePreviewPath(`${id}.css`, language), css],
      ];
    }),
  );
  return Object.fromEntries(pages) as Record<string, string>;
}
