/** The work of a render worker for a download. */
import { renderPdf } from '@shortlist/backend/engine/rendering/pdf/render-pdf';
import { serveRunner } from '../comparison/runner';
import { composeTrees } from '../competitors/compose-trees';

void serveRunner(() => (document) => {
  const { tree, denser } = composeTrees(document);
  return renderPdf(tree, denser);
});
