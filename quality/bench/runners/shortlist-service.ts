/** Runs the complete download path of the server, including the cache key and the worker thread. */
import { RenderingService } from '@shortlist/backend/files/rendering.service';
import { WorkService } from '@shortlist/backend/work/work.service';
import { serveRunner } from '../comparison/runner';
import { composeTrees } from '../competitors/compose-trees';

void serveRunner(() => {
  const rendering = new RenderingService(new WorkService());
  return (document) => {
    const { tree, compactTrees } = composeTrees(document);
    return rendering.renderPdf({ kind: 'tree', tree, denser: compactTrees });
  };
});
