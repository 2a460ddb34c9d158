import { takeSeat } from '../race/seat';
import { kept, meter } from '../rivals/browser';

void takeSeat(kept, meter);
