import type { Language } from '@shortlist/contracts/platform/languages';
import { createMessagesHook } from '@shortlist/shared-ui/create-messages-hook';
import type { Messages } from '@shortlist/shared-ui/remote';
import type en from './locales/en.json';

export const useLegalMessages = createMessagesHook<typeof en>('marketing');

export type LegalPage = 'privacy' | 'terms';

/** `paragraphs` and `items` may contain `{placeholders}` and `[links](/path)`, which `LegalText` renders. */
export interface LegalTextSection {
  /** Anchor of the section in every language. */
  id: string;
  heading: string;
  paragraphs?: string[];
  items?: string[];
}

const loadedSections = new Map<string, LegalTextSection[]>();

/** The legal text loads together with the messages, so that the first render is complete. */
export const createLegalMessagesLoader =
  (page: LegalPage) =>
  async (language: Language): Promise<Messages> => {
    const [messages, sections] = (await Promise.all([
      import(`./locales/${language}.json`),
      import(`../../legal/${language}/${page}.json`),
    ])) as [{ default: Messages }, { default: LegalTextSection[] }];
    loadedSections.set(`${language} ${page}`, sections.default);
    return messages.default;
  };

/** Throws if the text was not loaded together with the page's messages. */
export function getLegalSections(page: LegalPage, language: Language): LegalTextSection[] {
  const sections = loadedSections.get(`${language} ${page}`);
  if (!sections) throw new Error(`The ${page} text is not loaded in ${language}`);
  return sections;
}
