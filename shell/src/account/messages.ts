import type { Language } from '@shortlist/contracts/platform/languages';
import { createMessagesHook } from '@shortlist/shared-ui/create-messages-hook';
import type { Messages } from '@shortlist/shared-ui/remote';
import type shellMessages from '../locales/en.json';
import type en from './locales/en.json';

/** Translates the shell's messages and the account screens' messages, which load with these screens. */
export const useAccountMessages = createMessagesHook<typeof shellMessages & typeof en>('shell');

export async function loadAccountMessages(language: Language): Promise<Messages> {
  const catalog = (await import(`./locales/${language}.json`)) as { default: Messages };
  return catalog.default;
}
