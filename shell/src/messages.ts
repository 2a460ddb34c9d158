import type { Language } from '@shortlist/contracts/platform/languages';
import { messagesOf } from '@shortlist/shared-ui/messages';
import type { Messages } from '@shortlist/shared-ui/remote';
import type en from './messages/en.json';

export const useMessages = messagesOf<typeof en>('shell');

export async function loadMessages(language: Language): Promise<Messages> {
  const catalogue = (await import(`./messages/${language}.json`)) as { default: Messages };
  return catalogue.default;
}
