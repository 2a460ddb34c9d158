import { spawnSync } from 'node:child_process';
import { recallOf } from '@shortlist/backend/ats/file/word-recall';
import type { Lap } from '../race/race';
import { round } from './measure';

/**
 * Returns the percentage of the resumes' words that can be extracted from the rendered files, because a renderer that
 * drops words does less work.
 */
export function wordsOf(laps: readonly Lap[]): number | string {
  const shares = laps.map(({ file, document }) => {
    const { stdout, error } = spawnSync('pdftotext', ['-', '-'], { input: file });
    if (error) return undefined;
    const lines = stdout
      .toString()
      .split('\n')
      .map((text) => ({ text, page: 0 }));
    return recallOf(lines, document.content).recall * 100;
  });
  const known = shares.filter((share) => share !== undefined);
  return known.length ? round(Math.min(...known)) : 'no pdftotext';
}
