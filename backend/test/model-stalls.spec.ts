import { envWith, expectFailure, forgetCalls, useModel } from './harness/model';
import { onUsualDatabase } from './harness/world';
import type { Behaviour } from './servers/openai-server';

useModel();

onUsualDatabase(
  'a language model that takes too long',
  (world) => {
    beforeEach(() => forgetCalls(world));

    it.each<Behaviour>(['silent', 'stall', 'slow'])('%s: fails as specified and returns the use', (behaviour) =>
      expectFailure(world, behaviour, 'stalled'),
    );
  },
  envWith('1.5'),
);
