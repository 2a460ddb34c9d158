import type { Language } from '@shortlist/contracts/platform/languages';
import type { Messages } from '@shortlist/shared-ui/remote';

export type LegalPage = 'privacy' | 'terms';

/**
 * A section of a legal text; `id` is its anchor, the same in every language. Texts may hold `{placeholders}` and
 * `[links](/path)`, which `LegalText` shows.
 */
export interface Section {
  id: string;
  heading: string;
  paragraphs?: string[];
  items?: string[];
}

const loaded = new Map<string, Section[]>();

/** The words of a legal screen; its text comes with them, so that the screen is whole when it is first drawn. */
export const loadLegal =
  (page: LegalPage) =>
  async (language: Language): Promise<Messages> => {
    const [words, text] = (await Promise.all([
      import(`./words/${language}.json`),
      import(`../../legal/${language}/${page}.json`),
    ])) as [{ default: Messages }, { default: Section[] }];
    loaded.set(`${language} ${page}`, text.default);
    return words.default;
  };

/** The text that came with the words of the screen. */
export function sectionsOf(page: LegalPage, language: Language): Section[] {
  const sections = loaded.get(`${language} ${page}`);
  if (!sections) throw new Error(`the ${page} text was not loaded in ${language}`);
  return sections;
}
