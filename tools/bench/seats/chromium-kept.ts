/** Headless Chromium printing a plain page, one page for all documents. */
import { takeSeat } from '../race/seat';
import { kept, meter } from '../rivals/browser';

void takeSeat(kept, meter);
