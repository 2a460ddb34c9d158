import type { SectionSetting } from '@shortlist/contracts/builder/saved-resume';
import { sampleResume } from '@shortlist/documents/samples/samples';
import { canMove, listed, orderOf, settingsFor, withMoved, withSetting } from './orders';

const draft = (sections: SectionSetting[] = [], templateId = 'modern-professional') => ({
  ...sampleResume('en'),
  templateId,
  sections,
});
const keys = (sections: SectionSetting[]) => listed(draft(sections), 'en').map(({ key }) => key);

describe('section order', () => {
  it('is the template order until the user changes it', () => {
    expect(orderOf(draft(), 'en')).toBe('written');
    expect(settingsFor('written', draft(), 'en')).toEqual([]);
  });

  it('puts skills right after the summary', () => {
    const sections = settingsFor('skills', draft(), 'en');
    expect(keys(sections).slice(0, 2)).toEqual(['summary', 'skills']);
    expect(orderOf(draft(sections), 'en')).toBe('skills');
  });

  it('keeps names and hidden sections when the order changes', () => {
    const renamed = withSetting(draft(), 'en', 'projects', { name: 'Things I made', hidden: true });
    const skills = settingsFor('skills', draft(renamed), 'en');
    expect(skills).toContainEqual({ key: 'projects', name: 'Things I made', hidden: true });
    expect(settingsFor('written', draft(skills), 'en')).toEqual([
      { key: 'projects', name: 'Things I made', hidden: true },
    ]);
    expect(orderOf(draft(settingsFor('written', draft(skills), 'en')), 'en')).toBe('written');
  });

  it('becomes custom when a section is moved', () => {
    const [first, second, third] = keys([]);
    const sections = withMoved(draft(), 'en', 1, 2);
    expect(keys(sections).slice(0, 3)).toEqual([first, third, second]);
    const last = keys([]).length - 1;
    expect(orderOf(draft(withMoved(draft(), 'en', last, last - 1)), 'en')).toBe('own');
  });

  it('moves no section past the ends or into another column', () => {
    const last = keys([]).length - 1;
    expect(canMove(draft(), 'en', 0, -1)).toBe(false);
    expect(canMove(draft(), 'en', last, last + 1)).toBe(false);
    expect(canMove(draft(), 'en', 0, last)).toBe(true);
    const split = listed(draft([], 'creative-split'), 'en');
    const border = split.findIndex(({ column }, i) => i > 0 && column !== split[i - 1]?.column);
    expect(canMove(draft([], 'creative-split'), 'en', border, border - 1)).toBe(false);
  });
});
