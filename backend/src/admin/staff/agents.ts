import type { Prompt } from '../../engine/writing/prompts/prompt';
import {
  adminPrompt,
  businessOpsPrompt,
  customerSuccessPrompt,
  developerPrompt,
  marketingPrompt,
} from '../../engine/writing/prompts/staff/agents.v1';
import type { StaffCompletion } from '../../engine/writing/prompts/staff/rules.v1';
import type { FocusArea } from '../metrics/next-steps';
import type { FigureName } from '../messages';
import type { AgentId } from './agent-routing';

export interface AgentProfile {
  prompt: Prompt<StaffCompletion>;
  figures: readonly FigureName[];
  focusAreas: readonly FocusArea[];
}

export const agents: Record<AgentId, AgentProfile> = {
  admin: {
    prompt: adminPrompt,
    figures: ['openMessages', 'openPriority', 'oldest', 'followUps', 'tasks', 'undeliveredEmails', 'spentToday'],
    focusAreas: ['care', 'technology', 'budget'],
  },
  'customer-success': {
    prompt: customerSuccessPrompt,
    figures: ['received', 'openMessages', 'openPriority', 'oldest', 'payments', 'refunds', 'premium'],
    focusAreas: ['care'],
  },
  marketing: {
    prompt: marketingPrompt,
    figures: ['newAccounts', 'accounts', 'generations', 'resumes', 'letters', 'payments', 'conversion'],
    focusAreas: ['growth'],
  },
  developer: {
    prompt: developerPrompt,
    figures: ['calls', 'failed', 'median', 'queuedEmails', 'undeliveredEmails', 'generations'],
    focusAreas: ['technology'],
  },
  'business-ops': {
    prompt: businessOpsPrompt,
    figures: ['spentToday', 'spentMonth', 'limitMonth', 'payments', 'refunds', 'premium', 'conversion', 'newAccounts'],
    focusAreas: ['budget', 'growth', 'care'],
  },
};
