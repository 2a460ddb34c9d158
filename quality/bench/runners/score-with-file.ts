import { parseFile } from '@shortlist/backend/engine/file-reader/parse-file';
import { renderPdf } from '@shortlist/backend/engine/rendering/pdf/render-pdf';
import { serveRunner } from '../comparison/runner';
import { scoreDocument } from '../competitors/score-document';
import { composeTrees } from '../competitors/compose-trees';

void serveRunner(() => async (document) => {
  const { tree, compactTrees } = composeTrees(document);
  const pdf = renderPdf(tree, compactTrees);
  scoreDocument(document, await parseFile(pdf));
  return pdf;
});
