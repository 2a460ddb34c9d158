import type { Language } from '@shortlist/contracts/platform/languages';
import type { ExampleText } from './example';
import { isTranslated, type ExampleId } from './ids';

/**
 * Loads the text of an example in a language, or in English where it has none in that language. For the server and for
 * tools; browsers ask the server.
 */
export async function loadExampleText(
  id: ExampleId,
  wanted: Language,
): Promise<{ language: Language; text: ExampleText }> {
  const language = isTranslated(id) ? wanted : 'en';
  const { example } = (await import(/* webpackMode: "eager" */ `./${language}/${id}.ts`)) as { example: ExampleText };
  return { language, text: example };
}
