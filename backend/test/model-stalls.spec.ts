import { envWith, expectFailure, forgetCalls, useModel } from './harness/model';
import { onUsualDatabase } from './harness/world';
import type { Behaviour } from './servers/openai-server';

useModel();

onUsualDatabase(
  'a language model that takes too long',
  (world) => {
    beforeEach(() => forgetCalls(world));

    it.each<Behaviour>(['silent', 'stall', 'slow'])(
      '%s: the specified failure, and the use is given back',
      (behaviour) => expectFailure(world, behaviour, 'stalled'),
    );
  },
  envWith('1.5'),
);
