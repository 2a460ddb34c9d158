/** The whole download path inside the server: cache key, worker thread, file. */
import { RenderingService } from '@shortlist/backend/rendering/rendering.service';
import { WorkService } from '@shortlist/backend/work/work.service';
import { takeSeat } from '../race/seat';
import { treesOf } from '../rivals/trees';

void takeSeat(() => {
  const rendering = new RenderingService(new WorkService());
  return (document) => {
    const { tree, denser } = treesOf(document);
    return rendering.pdf({ tree, denser });
  };
});
