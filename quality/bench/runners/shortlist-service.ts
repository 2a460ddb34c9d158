/** Runs the server's complete download path, including the cache key and the worker thread. */
import { RenderingService } from '@shortlist/backend/files/rendering.service';
import { WorkerThreadsService } from '@shortlist/backend/worker-threads/worker-threads.service';
import { serveRunner } from '../comparison/runner';
import { composeTrees } from '../competitors/compose-trees';

void serveRunner(() => {
  const rendering = new RenderingService(new WorkerThreadsService());
  return (document) => {
    const { tree, compactTrees } = composeTrees(document);
    return rendering.renderPdf({ kind: 'tree', tree, denser: compactTrees });
  };
});
