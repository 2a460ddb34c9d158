import type { Language } from '@shortlist/contracts/platform/languages';
import type { Messages } from '@shortlist/shared-ui/remote';
import type en from '../locales/en.json';
import { createMessagesHook } from './create-messages-hook';

/** Messages of the shared components. The shell loads them together with its own before the first render. */
export const useCommonMessages = createMessagesHook<typeof en>('common');

export async function loadCommonMessages(language: Language): Promise<Messages> {
  const catalog = (await import(`../locales/${language}.json`)) as { default: Messages };
  return catalog.default;
}
