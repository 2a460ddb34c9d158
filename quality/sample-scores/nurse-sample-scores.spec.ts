import { readFileSync } from 'node:fs';
import { languages } from '@shortlist/contracts/platform/languages';
import { scoreNurseSample, getNurseSampleScoresFile } from './nurse-sample-scores';

const codes = languages.map(({ code }) => code);

describe('scores on the home page', () => {
  it.each(codes)('are up to date in %s (if not, run `npm run samples -w quality`)', async (code) => {
    expect(JSON.parse(readFileSync(getNurseSampleScoresFile(code), 'utf8'))).toEqual(await scoreNurseSample(code));
  });

  it.each(codes)('are much lower for a draft with blanks than for the finished resume in %s', async (code) => {
    const { final, draft } = await scoreNurseSample(code);
    expect(final.atsScore).toBeGreaterThanOrEqual(90);
    expect(draft.atsScore).toBeLessThanOrEqual(60);
    expect(draft.potential).toBeGreaterThanOrEqual(90);
  });
});
