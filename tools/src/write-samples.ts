/** Writes the scores of the home page's sample and of the examples anew: after a change of them or of the score engine. */
import { mkdir, writeFile } from 'node:fs/promises';
import { languages } from '@shortlist/contracts/platform/languages';
import { exampleScores, exampleScoresFile } from './example-scores';
import { nurseScores, nurseScoresFile } from './nurse-scores';

for (const { code } of languages) {
  const file = nurseScoresFile(code);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, `${JSON.stringify(await nurseScores(code), null, 2)}\n`);
}

await writeFile(exampleScoresFile, `${JSON.stringify(await exampleScores(), null, 2)}\n`);
