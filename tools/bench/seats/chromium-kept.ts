/** Headless Chromium printing a plain HTML page; one page shared by all documents. */
import { takeSeat } from '../race/seat';
import { kept, meter } from '../rivals/browser';

void takeSeat(kept, meter);
