/** Headless Chromium printing a plain HTML page; a new page for each document. */
import { takeSeat } from '../race/seat';
import { apart, meter } from '../rivals/browser';

void takeSeat(apart, meter);
