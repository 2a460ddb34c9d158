import { takeSeat } from '../race/seat';
import { scoreOf } from '../rivals/score';

void takeSeat(() => (document) => {
  scoreOf(document);
});
