/** The whole way of a download inside the server: cache key, thread, file. */
import { RenderingService } from '@shortlist/backend/rendering/rendering.service';
import { takeSeat } from '../race/seat';
import { treesOf } from '../rivals/trees';

void takeSeat(() => {
  const rendering = new RenderingService();
  return (document) => {
    const { tree, denser } = treesOf(document);
    return rendering.pdf(tree, { denser });
  };
});
