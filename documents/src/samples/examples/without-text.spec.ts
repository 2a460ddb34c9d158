import { composeResume } from '../../compose/resume';
import { toText } from '../../text';
import { allSamples } from '../all';
import { withoutText } from './without-text';

describe('an example without its text', () => {
  const { en } = allSamples.academic;
  const form = withoutText(en);

  it('keeps its sections and the number of entries and bullets', () => {
    expect(form.experience.map(({ achievements }) => achievements.length)).toEqual(
      en.experience.map(({ achievements }) => achievements.length),
    );
    for (const list of ['education', 'projects', 'certifications', 'languages'] as const)
      expect(form[list]).toHaveLength(en[list].length);
    expect(form.customSections.map(({ name }) => name)).toEqual(en.customSections.map(({ name }) => name));
    expect(form.skills).toEqual([]);
  });

  it.each(['modern-professional', 'modern-accent'])('prints no text in %s', (templateId) => {
    expect(toText(composeResume(form, { templateId, language: 'en', pageSize: 'A4' })).trim()).toBe('');
  });
});
