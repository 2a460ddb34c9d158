import { buildModelEnv, expectGenerationFailure, resetAiState, useFakeOpenAi } from '../harness/fake-openai';
import { describeOnDefaultDatabase } from '../harness/test-app';
import type { Behavior } from '@shortlist/testing/servers/openai-server';

useFakeOpenAi();

describeOnDefaultDatabase(
  'a language model that takes too long',
  (app) => {
    beforeEach(() => resetAiState(app));

    it.each<Behavior>(['silent', 'stall', 'slow'])(
      '%s: fails with the documented error and refunds the quota use',
      (behavior) => expectGenerationFailure(app, behavior, 'stalled'),
    );
  },
  buildModelEnv('1.5'),
);
