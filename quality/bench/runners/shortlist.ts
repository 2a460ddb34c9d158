/** Runs only the worker thread's part of a download. */
import { renderPdf } from '@shortlist/backend/engine/rendering/pdf/render-pdf';
import { serveRunner } from '../comparison/runner';
import { composeTrees } from '../competitors/compose-trees';

void serveRunner(() => (document) => {
  const { tree, compactTrees } = composeTrees(document);
  return renderPdf(tree, compactTrees);
});
