import { buildModelEnv, expectGenerationFallback, resetAiState, useFakeOpenAi } from '../harness/fake-openai';
import { describeOnDefaultDatabase } from '../harness/test-app';
import type { Behavior } from '@shortlist/testing/servers/openai-server';

useFakeOpenAi();

describeOnDefaultDatabase(
  'a language model that takes too long',
  (app) => {
    beforeEach(() => resetAiState(app));

    it.each<Behavior>(['silent', 'stall', 'slow'])(
      '%s: the rule-based writer answers, and the quota stays unchanged',
      (behavior) => expectGenerationFallback(app, behavior, 'stalled'),
    );
  },
  buildModelEnv('1.5'),
);
