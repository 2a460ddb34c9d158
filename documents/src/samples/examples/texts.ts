import type { Language } from '@shortlist/contracts/platform/languages';
import type { ExampleText } from './examples';
import { isTranslated, type ExampleId } from './ids';
import { loadNurseExample } from './nurse';

/** Falls back to English. For the server and for tools; browsers ask the server. */
export async function loadExampleText(
  id: ExampleId,
  language: Language,
): Promise<{ language: Language; text: ExampleText }> {
  const textLanguage = isTranslated(id) ? language : 'en';
  if (id === 'nurse') return { language: textLanguage, text: await loadNurseExample(textLanguage) };
  const { example } = (await import(/* webpackMode: "eager" */ `./${textLanguage}/${id}.ts`)) as {
    example: ExampleText;
  };
  return { language: textLanguage, text: example };
}
