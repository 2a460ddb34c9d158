import type { Language } from '@shortlist/contracts/platform/languages';
import { createMessagesHook } from '@shortlist/shared-ui/create-messages-hook';
import type { Messages } from '@shortlist/shared-ui/remote';
import { loadMessages } from '../../messages';
import type en from './locales/en.json';

export const useLandingMessages = createMessagesHook<typeof en>('marketing');

/** Includes the home page's messages, because the landing page reuses some of its sections. */
export async function loadLandingMessages(language: Language): Promise<Messages> {
  const [homeMessages, landingMessages] = await Promise.all([
    loadMessages(language),
    import(`./locales/${language}.json`) as Promise<{ default: Messages }>,
  ]);
  return { ...homeMessages, ...landingMessages.default };
}
