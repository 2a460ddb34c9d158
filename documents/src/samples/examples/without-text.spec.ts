import { composeResume } from '../../compose/compose-resume';
import { toPlainText } from '../../plain-text';
import { allSamples } from '../all-samples';
import { removeText } from './without-text';

describe('an example without its text', () => {
  const { en } = allSamples.academic;
  const form = removeText(en);

  it('keeps its sections and the number of entries and bullets', () => {
    expect(form.experience.map(({ achievements }) => achievements.length)).toEqual(
      en.experience.map(({ achievements }) => achievements.length),
    );
    for (const list of ['education', 'projects', 'achievements', 'certifications', 'languages'] as const)
      expect(form[list]).toHaveLength(en[list].length);
    expect(form.customSections.map(({ name }) => name)).toEqual(en.customSections.map(({ name }) => name));
    expect(form.skills).toEqual([]);
  });

  it.each(['modern-professional', 'modern-accent'])('prints no text in %s', (templateId) => {
    expect(toPlainText(composeResume(form, { templateId, language: 'en', pageSize: 'A4' })).trim()).toBe('');
  });
});
