import { takeSeat } from '../race/seat';
import { apart, meter } from '../rivals/browser';

void takeSeat(apart, meter);
