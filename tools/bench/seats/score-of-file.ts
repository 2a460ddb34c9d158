import { parseFile } from '@shortlist/backend/ats/file/parse-file';
import { printPdf } from '@shortlist/backend/rendering/pdf/printer';
import { takeSeat } from '../race/seat';
import { scoreOf } from '../rivals/score';
import { treesOf } from '../rivals/trees';

void takeSeat(() => async (document) => {
  const { tree, denser } = treesOf(document);
  const pdf = printPdf(tree, denser);
  scoreOf(document, await parseFile(pdf));
  return pdf;
});
