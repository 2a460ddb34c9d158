import type { Language } from '@shortlist/contracts/platform/languages';
import { messagesOf } from '@shortlist/shared-ui/messages';
import type { Messages } from '@shortlist/shared-ui/remote';
import { loadMessages } from '../../messages';
import type en from './words/en.json';

export const useWords = messagesOf<typeof en>('marketing');

/** Loads the landing page's messages and those of the home page, whose sections it reuses. */
export async function loadWords(language: Language): Promise<Messages> {
  const [shared, own] = await Promise.all([
    loadMessages(language),
    import(`./words/${language}.json`) as Promise<{ default: Messages }>,
  ]);
  return { ...shared, ...own.default };
}
