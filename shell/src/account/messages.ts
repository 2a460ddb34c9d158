import type { Language } from '@shortlist/contracts/platform/languages';
import { messagesOf } from '@shortlist/shared-ui/messages';
import type { Messages } from '@shortlist/shared-ui/remote';
import type frame from '../messages/en.json';
import type en from './messages/en.json';

/** Returns the translator for the shell's messages and those of the account screens, which load with them. */
export const useAccountMessages = messagesOf<typeof frame & typeof en>('shell');

export async function loadAccountMessages(language: Language): Promise<Messages> {
  const catalogue = (await import(`./messages/${language}.json`)) as { default: Messages };
  return catalogue.default;
}
