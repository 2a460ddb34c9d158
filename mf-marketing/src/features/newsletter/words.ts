import type { Language } from '@shortlist/contracts/platform/languages';
import { messagesOf } from '@shortlist/shared-ui/messages';
import type { Messages } from '@shortlist/shared-ui/remote';
import type en from './words/en.json';

export const useWords = messagesOf<typeof en>('marketing');

export async function loadWords(language: Language): Promise<Messages> {
  const catalogue = (await import(`./words/${language}.json`)) as { default: Messages };
  return catalogue.default;
}
