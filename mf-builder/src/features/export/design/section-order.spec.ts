import type { SectionSetting } from '@shortlist/contracts/builder/resume';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import {
  canMoveSection,
  listCurrentSections,
  detectSectionOrder,
  createOrderSettings,
  moveSection,
  updateSectionSetting,
} from './section-order';

const draft = (sections: SectionSetting[] = [], templateId = 'modern-professional') => ({
  ...getSampleResume('en'),
  templateId,
  sections,
});
const keys = (sections: SectionSetting[]) => listCurrentSections(draft(sections), 'en').map(({ key }) => key);

describe('section order', () => {
  it('is the template order until the user changes it', () => {
    expect(detectSectionOrder(draft(), 'en')).toBe('written');
    expect(createOrderSettings('written', draft(), 'en')).toEqual([]);
  });

  it('puts skills right after the summary', () => {
    const sections = createOrderSettings('skills', draft(), 'en');
    expect(keys(sections).slice(0, 2)).toEqual(['summary', 'skills']);
    expect(detectSectionOrder(draft(sections), 'en')).toBe('skills');
  });

  it('keeps names and hidden sections when the order changes', () => {
    const renamed = updateSectionSetting(draft(), 'en', 'projects', { name: 'Things I made', hidden: true });
    const skills = createOrderSettings('skills', draft(renamed), 'en');
    expect(skills).toContainEqual({ key: 'projects', name: 'Things I made', hidden: true });
    expect(createOrderSettings('written', draft(skills), 'en')).toEqual([
      { key: 'projects', name: 'Things I made', hidden: true },
    ]);
    expect(detectSectionOrder(draft(createOrderSettings('written', draft(skills), 'en')), 'en')).toBe('written');
  });

  it('becomes custom when a section is moved', () => {
    const [first, second, third] = keys([]);
    const sections = moveSection(draft(), 'en', 1, 2);
    expect(keys(sections).slice(0, 3)).toEqual([first, third, second]);
    const last = keys([]).length - 1;
    expect(detectSectionOrder(draft(moveSection(draft(), 'en', last, last - 1)), 'en')).toBe('own');
  });

  it('moves no section past the ends or into another column', () => {
    const last = keys([]).length - 1;
    expect(canMoveSection(draft(), 'en', 0, -1)).toBe(false);
    expect(canMoveSection(draft(), 'en', last, last + 1)).toBe(false);
    expect(canMoveSection(draft(), 'en', 0, last)).toBe(true);
    const split = listCurrentSections(draft([], 'creative-split'), 'en');
    const border = split.findIndex(({ column }, i) => i > 0 && column !== split[i - 1]?.column);
    expect(canMoveSection(draft([], 'creative-split'), 'en', border, border - 1)).toBe(false);
  });
});
