/** The work of a render worker for a download. */
import { printPdf } from '@shortlist/backend/rendering/pdf/printer';
import { takeSeat } from '../race/seat';
import { treesOf } from '../rivals/trees';

void takeSeat(() => (document) => {
  const { tree, denser } = treesOf(document);
  return printPdf(tree, denser);
});
