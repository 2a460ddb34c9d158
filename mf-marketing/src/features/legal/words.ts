import { messagesOf } from '@shortlist/shared-ui/messages';
import type en from './words/en.json';

export const useWords = messagesOf<typeof en>('marketing');
