import type { Language } from '@shortlist/contracts/platform/languages';
import { createMessagesHook } from '@shortlist/shared-ui/create-messages-hook';
import type { Messages } from '@shortlist/shared-ui/remote';
import type en from './locales/en.json';

export const useLegalMessages = createMessagesHook<typeof en>('marketing');

export type LegalPage = 'privacy' | 'terms';

/**
 * A section of a legal text. `id` is its anchor, the same in every language. Texts may contain `{placeholders}` and
 * `[links](/path)`, which `LegalText` renders.
 */
export interface LegalTextSection {
  id: string;
  heading: string;
  paragraphs?: string[];
  items?: string[];
}

const loadedSections = new Map<string, LegalTextSection[]>();

/**
 * Returns the loader of a legal screen's messages. The loader also loads the legal text, so that the first render is
 * complete.
 */
export const createLegalMessagesLoader =
  (page: LegalPage) =>
  async (language: Language): Promise<Messages> => {
    const [messages, text] = (await Promise.all([
      import(`./locales/${language}.json`),
      import(`../../legal/${language}/${page}.json`),
    ])) as [{ default: Messages }, { default: LegalTextSection[] }];
    loadedSections.set(`${language} ${page}`, text.default);
    return messages.default;
  };

/** Returns the text that was loaded with the screen's messages. Throws if it was not loaded. */
export function getLegalSections(page: LegalPage, language: Language): LegalTextSection[] {
  const sections = loadedSections.get(`${language} ${page}`);
  if (!sections) throw new Error(`The ${page} text is not loaded in ${language}`);
  return sections;
}
