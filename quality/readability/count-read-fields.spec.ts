import { parseFile } from '@shortlist/backend/engine/file-reader/parse-file';
import { renderPdf } from '@shortlist/backend/engine/rendering/pdf/render-pdf';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { juniorResume as juniorResume } from '@shortlist/documents/samples/junior/en';
import { countReadFields } from './count-read-fields';

async function countFields(templateId: string, printed: ResumeContent, expected: ResumeContent) {
  const compose = (resume: ResumeContent) => composeResume(resume, { templateId, language: 'en', pageSize: 'A4' });
  const pdf = renderPdf(compose(printed), []);
  return await countReadFields(compose(expected), pdf, await parseFile(pdf));
}

it('finds every field of a single-column document in every reading order', async () => {
  const { all, read } = await countFields('classic-serif', juniorResume, juniorResume);
  expect(all).toBeGreaterThan(40);
  expect(read).toEqual({ stream: all, rows: all, columns: all, tags: all });
});

it('does not count fields whose words are missing or in a different entry', async () => {
  const [first, second, ...others] = juniorResume.experience;
  if (!first || !second) throw new Error('The sample has no second job.');
  const changed = {
    ...juniorResume,
    personalInfo: { ...juniorResume.personalInfo, headline: 'Data Junior Analyst' },
    experience: [
      { ...first, achievements: second.achievements },
      { ...second, achievements: first.achievements },
      ...others,
    ],
  };
  const { all, read } = await countFields('classic-serif', juniorResume, changed);
  const found = all - 1 - first.achievements.length - second.achievements.length;
  expect(read).toEqual({ stream: found, rows: found, columns: found, tags: found });
});

it('counts fewer fields of a two-column document when rows are read across both columns', async () => {
  const { all, read } = await countFields('modern-accent', juniorResume, juniorResume);
  expect([read.stream, read.tags]).toEqual([all, all]);
  expect(read.rows).toBeLessThan(all);
});
