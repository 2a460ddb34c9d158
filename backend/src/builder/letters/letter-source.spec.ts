import { letterDraftSchema } from '@shortlist/contracts/builder/cover-letter';
import { designs } from '@shortlist/documents/templates/designs';
import { layOutBest } from '../../rendering/pdf/printer';
import { treesOf } from '../../rendering/source';
import type { CoverLetterEntity, LetterState } from './letter.entity';
import { lookOf, stateOf } from './letter-face';
import { sourceOf } from './letter-source';

const paragraph = 'At Hospital del Mar I planned the care of patients with a team of doctors on two wards. '.repeat(4);
const letterOf = (paragraphs: number): LetterState => {
  const content = Array.from({ length: paragraphs }, () => paragraph).join('\n\n');
  const typed = letterDraftSchema.parse({ jobTitle: 'Nurse', companyName: 'Acme', content });
  return stateOf(typed, { language: 'en', pageSize: 'A4' });
};
const { sender, design } = lookOf({ sender: null, design: null } as CoverLetterEntity, undefined);

describe.each(designs)('cover letter in $id', ({ id: templateId }) => {
  const pages = (paragraphs: number) => {
    const { tree, denser } = treesOf(sourceOf(letterOf(paragraphs), { sender, design }, templateId));
    return [layOutBest(tree), layOutBest(tree, denser)].map((layout) => layout.pages.length);
  };

  it('uses one page if denser settings allow it, else two', () => {
    const counts = [4, 5, 6, 7, 8, 9, 10, 11, 12];
    const saved = counts.filter((count) => pages(count).join() === '2,1');
    expect(saved.length).toBeGreaterThanOrEqual(2);
    expect(pages(3)).toEqual([1, 1]);
    expect(pages(20).at(-1)).toBeGreaterThan(1);
  });
});
