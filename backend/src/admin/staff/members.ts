import type { Prompt } from '../../ai/prompts/prompt';
import { adminPrompt } from '../../ai/prompts/staff/admin.v1';
import { businessOpsPrompt } from '../../ai/prompts/staff/business-ops.v1';
import { customerSuccessPrompt } from '../../ai/prompts/staff/customer-success.v1';
import { developerPrompt } from '../../ai/prompts/staff/developer.v1';
import { marketingPrompt } from '../../ai/prompts/staff/marketing.v1';
import type { StaffModelAnswer } from '../../ai/prompts/staff/rules.v1';
import type { Concern } from '../facts/next-steps';
import type { FigureName } from '../facts/words';
import type { Member } from './routing';

export interface MemberProfile {
  prompt: Prompt<StaffModelAnswer>;
  figures: readonly FigureName[];
  concerns: readonly Concern[];
}

export const members: Record<Member, MemberProfile> = {
  admin: {
    prompt: adminPrompt,
    figures: ['openMessages', 'openPriority', 'oldest', 'followUps', 'tasks', 'mailsGivenUp', 'spentToday'],
    concerns: ['care', 'technology', 'budget'],
  },
  'customer-success': {
    prompt: customerSuccessPrompt,
    figures: ['received', 'openMessages', 'openPriority', 'oldest', 'payments', 'refunds', 'premium'],
    concerns: ['care'],
  },
  marketing: {
    prompt: marketingPrompt,
    figures: ['newAccounts', 'accounts', 'generations', 'resumes', 'letters', 'payments', 'conversion'],
    concerns: ['growth'],
  },
  developer: {
    prompt: developerPrompt,
    figures: ['calls', 'failed', 'median', 'mailsWaiting', 'mailsGivenUp', 'generations'],
    concerns: ['technology'],
  },
  'business-ops': {
    prompt: businessOpsPrompt,
    figures: ['spentToday', 'spentMonth', 'limitMonth', 'payments', 'refunds', 'premium', 'conversion', 'newAccounts'],
    concerns: ['budget', 'growth', 'care'],
  },
};
