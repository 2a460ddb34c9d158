import type { Language } from '@shortlist/contracts/platform/languages';
import { createMessagesHook } from '@shortlist/shared-ui/create-messages-hook';
import type { Messages } from '@shortlist/shared-ui/remote';
import type en from './locales/en.json';

export const useMessages = createMessagesHook<typeof en>('marketing');

export async function loadMessages(language: Language): Promise<Messages> {
  const catalog = (await import(`./locales/${language}.json`)) as { default: Messages };
  return catalog.default;
}

/** Joins sentences with spaces, except after the full-width period "。". */
export const joinSentences = (...texts: (string | undefined)[]) =>
  texts.filter(Boolean).join(' ').replaceAll('。 ', '。');
