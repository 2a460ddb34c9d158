import type { Language } from '@shortlist/contracts/platform/languages';
import type { ExampleText } from './examples';
import { isTranslated, type ExampleId } from './ids';
import { loadNurseExample } from './nurse';

/** Falls back to English. For the server and for tools; browsers ask the server. */
export async function loadExampleText(
  id: ExampleId,
  wanted: Language,
): Promise<{ language: Language; text: ExampleText }> {
  const language = isTranslated(id) ? wanted : 'en';
  if (id === 'nurse') return { language, text: await loadNurseExample(language) };
  const { example } = (await import(/* webpackMode: "eager" */ `./${language}/${id}.ts`)) as { example: ExampleText };
  return { language, text: example };
}
