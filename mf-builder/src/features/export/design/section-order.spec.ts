import type { SectionSetting } from '@shortlist/contracts/builder/resume-settings';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { canMoveSection, moveSection, updateSectionSetting } from '../../../shared/section-settings';
import { listCurrentSections, detectSectionOrder, createOrderSettings } from './section-order';

const createDraft = (sections: SectionSetting[] = [], templateId = 'modern-professional') => ({
  ...getSampleResume('en'),
  templateId,
  sections,
});
const listItems = (draft = createDraft()) => listCurrentSections(draft, 'en');
const listKeys = (sections: SectionSetting[]) => listItems(createDraft(sections)).map(({ key }) => key);

describe('section order', () => {
  it('follows the template until the user changes it', () => {
    expect(detectSectionOrder(createDraft(), 'en')).toBe('template');
    expect(createOrderSettings('template', createDraft(), 'en')).toEqual([]);
  });

  it('can put skills right after the summary', () => {
    const sections = createOrderSettings('skills', createDraft(), 'en');
    expect(listKeys(sections).slice(0, 2)).toEqual(['summary', 'skills']);
    expect(detectSectionOrder(createDraft(sections), 'en')).toBe('skills');
  });

  it('keeps names and hidden sections when the order changes', () => {
    const renamedSections = updateSectionSetting(listItems(), 'projects', { name: 'Things I made', hidden: true });
    const skillsFirstSections = createOrderSettings('skills', createDraft(renamedSections), 'en');
    expect(skillsFirstSections).toContainEqual({ key: 'projects', name: 'Things I made', hidden: true });
    expect(createOrderSettings('template', createDraft(skillsFirstSections), 'en')).toEqual([
      { key: 'projects', name: 'Things I made', hidden: true },
    ]);
    expect(
      detectSectionOrder(createDraft(createOrderSettings('template', createDraft(skillsFirstSections), 'en')), 'en'),
    ).toBe('template');
  });

  it('becomes custom when a section is moved', () => {
    const [first, second, third] = listKeys([]);
    const sections = moveSection(listItems(), 1, 2);
    expect(listKeys(sections).slice(0, 3)).toEqual([first, third, second]);
    const lastIndex = listKeys([]).length - 1;
    expect(detectSectionOrder(createDraft(moveSection(listItems(), lastIndex, lastIndex - 1)), 'en')).toBe('custom');
  });

  it('does not move a section past the ends or into another column', () => {
    const lastIndex = listKeys([]).length - 1;
    expect(canMoveSection(listItems(), 0, -1)).toBe(false);
    expect(canMoveSection(listItems(), lastIndex, lastIndex + 1)).toBe(false);
    expect(canMoveSection(listItems(), 0, lastIndex)).toBe(true);
    const splitSections = listItems(createDraft([], 'creative-split'));
    const boundaryIndex = splitSections.findIndex(({ column }, i) => i > 0 && column !== splitSections[i - 1]?.column);
    expect(canMoveSection(splitSections, boundaryIndex, boundaryIndex - 1)).toBe(false);
  });
});
