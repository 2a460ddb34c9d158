/**
 * Writes the scores of the home page's sample and the cards of the examples. Run after changing samples, examples or
 * the score engine.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { languages } from '@shortlist/contracts/platform/languages';
import { createExampleCards, getExampleCardsFile } from './example-scores';
import { scoreNurseSample, getNurseSampleScoresFile } from './nurse-sample-scores';

for (const { code } of languages) {
  const file = getNurseSampleScoresFile(code);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, `${JSON.stringify(await scoreNurseSample(code), null, 2)}\n`);
}

const cards = await createExampleCards();
for (const { code } of languages) {
  const file = getExampleCardsFile(code);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, `${JSON.stringify(cards[code], null, 2)}\n`);
}
