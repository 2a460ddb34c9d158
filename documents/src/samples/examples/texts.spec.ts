import { resumeContentSchema } from '@shortlist/contracts/builder/document-content';
import { languages } from '@shortlist/contracts/platform/languages';
import { exampleIds, isTranslated } from './ids';
import { loadExampleText } from './texts';

describe('example texts', () => {
  it.each(languages.map(({ code }) => code))('are complete in %s or in English', async (code) => {
    for (const id of exampleIds) {
      const { language, text } = await loadExampleText(id, code);
      expect(language).toBe(isTranslated(id) ? code : 'en');
      expect(resumeContentSchema.parse(text.resume)).toBeTruthy();
      expect(text.skills).toHaveLength(3);
    }
  });
});
