import type { Language } from '@shortlist/contracts/platform/languages';
import { createMessagesHook } from '@shortlist/shared-ui/create-messages-hook';
import type { Messages } from '@shortlist/shared-ui/remote';
import type shellMessages from '../locales/en.json';
import type en from './locales/en.json';

/** Translates messages of the shell and of the account screens. The account messages load with those screens. */
export const useAccountMessages = createMessagesHook<typeof shellMessages & typeof en>('shell');

export async function loadAccountMessages(language: Language): Promise<Messages> {
  const catalog = (await import(`./locales/${language}.json`)) as { default: Messages };
  return catalog.default;
}
