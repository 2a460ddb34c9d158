/** The whole download path inside the server: cache key, worker thread, file. */
import { RenderingService } from '@shortlist/backend/files/rendering.service';
import { WorkService } from '@shortlist/backend/work/work.service';
import { serveRunner } from '../comparison/runner';
import { composeTrees } from '../competitors/compose-trees';

void serveRunner(() => {
  const rendering = new RenderingService(new WorkService());
  return (document) => {
    const { tree, denser } = composeTrees(document);
    return rendering.renderPdf({ kind: 'tree', tree, denser });
  };
});
