import { composeResume } from '@shortlist/documents/compose/resume';
import { sample } from '@shortlist/documents/samples/en';
import { designs } from '@shortlist/documents/templates/designs';
import { renderStaticSheet } from '@shortlist/shared-ui/sheet/static';
import './previews.css';

/**
 * The static pages of the gallery, as file names and texts: one a template, all of the same sample, drawn from the same
 * designs as every document. Runs in the build (see previews-plugin.mjs), never in a browser.
 */
export function renderPreviews(): Record<string, string> {
  const pages = designs.flatMap(({ id }) => {
    const tree = composeResume(sample, { templateId: id, language: 'en', pageSize: 'A4', density: 'compact' });
    const { html, css } = renderStaticSheet(tree, { styleSheets: ['previews.css', `${id}.css`] });
    return [
      [`${id}.html`, html],
      [`${id}.css`, css],
    ];
  });
  return Object.fromEntries(pages) as Record<string, string>;
}
