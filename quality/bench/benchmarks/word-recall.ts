import { spawnSync } from 'node:child_process';
import { calculateWordRecall } from '@shortlist/backend/engine/file-reader/word-recall';
import type { CaseResult } from '../comparison/comparison';
import { round } from './benchmark-result';

/**
 * Measures the percentage of each resume's words that can be extracted from its file, and returns the lowest. If a
 * renderer drops words, it does less work, so its times are not comparable.
 */
export function measureWordRecall(caseResults: readonly CaseResult[]): number | string {
  const shares = caseResults.map(({ file, document }) => {
    const { stdout, error } = spawnSync('pdftotext', ['-', '-'], { input: file });
    if (error) return undefined;
    const lines = stdout
      .toString()
      .split('\n')
      .map((text) => ({ text, page: 0 }));
    return calculateWordRecall(lines, document.content).wordRecall * 100;
  });
  const measuredShares = shares.filter((share) => share !== undefined);
  return measuredShares.length ? round(Math.min(...measuredShares)) : 'no pdftotext';
}
