import { createMessagesHook } from '@shortlist/shared-ui/create-messages-hook';
import type en from './locales/en.json';

export const useLegalMessages = createMessagesHook<typeof en>('marketing');
