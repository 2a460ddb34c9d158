import { letterDraftSchema } from '@shortlist/contracts/builder/cover-letter';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { chooseLayout } from '../../engine/rendering/pdf/render-pdf';
import { composeTrees } from '../../engine/rendering/document-source';
import type { CoverLetterEntity, CoverLetterState } from './cover-letter.entity';
import { resolveAppearance, toCoverLetterState } from './cover-letter.mapper';
import { createCoverLetterSource } from './cover-letter-source';

const paragraph = 'At Hospital del Mar I planned the care of patients with a team of doctors on two wards. '.repeat(4);
const createLetter = (paragraphCount: number): CoverLetterState => {
  const content = Array.from({ length: paragraphCount }, () => paragraph).join('\n\n');
  const draft = letterDraftSchema.parse({ jobTitle: 'Nurse', companyName: 'Acme', content });
  return toCoverLetterState(draft, { language: 'en', pageSize: 'A4' });
};
const { sender, design } = resolveAppearance({ sender: null, design: null } as CoverLetterEntity, undefined);

describe.each(templateDesigns)('cover letter in $id', ({ id: templateId }) => {
  const countPagesByDensity = (paragraphCount: number) => {
    const { tree, denser: compactTree } = composeTrees(
      createCoverLetterSource(createLetter(paragraphCount), { sender, design }, templateId),
    );
    return [chooseLayout(tree), chooseLayout(tree, compactTree)].map((layout) => layout.pages.length);
  };

  it('saves a page if the denser settings allow it', () => {
    const paragraphCounts = [4, 5, 6, 7, 8, 9, 10, 11, 12];
    const shortenedCounts = paragraphCounts.filter((count) => countPagesByDensity(count).join() === '2,1');
    expect(shortenedCounts.length).toBeGreaterThanOrEqual(2);
    expect(countPagesByDensity(3)).toEqual([1, 1]);
    expect(countPagesByDensity(20).at(-1)).toBeGreaterThan(1);
  });
});
