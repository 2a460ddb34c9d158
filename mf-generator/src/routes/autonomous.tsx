import { useEffect } from 'react';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { FormScreen } from '../features/form/form-screen';
import { forgetWishFields, keepWishFields } from '../features/form/use-wish-fields';
import { PaymentReturn } from '../features/payment/payment-return';
import { WallScreen } from '../features/wall/wall-screen';
import { useGeneration } from '../features/writing/use-generation';
import { WritingScreen } from '../features/writing/writing-screen';
import { toWish } from '../shared/wish';
import { ResultScreen } from './result-screen';
import { useTopOfScreen } from './use-top-of-screen';

/**
 * /autonomous. `?title=&industry=` starts a generation right there, `?result=ID` shows one that was made, `?template=ID`
 * says how it is drawn, `?session_id=ID` comes back from a checkout. Form, writing and wall are states of the run and have no address of their own.
 */
export default function Autonomous() {
  const [params, setParams] = useSearchParams();
  const { run, start, cancel, reset } = useGeneration();
  const given = { jobTitle: params.get('title') ?? '', industry: params.get('industry') ?? '' };
  const result = params.get('result');
  // What was stopped stays where it was being read.
  useTopOfScreen(result ?? (run.state === 'stopped' ? 'writing' : run.state));

  // A link, or the form without scripts, brought both answers: write, and leave a clean address behind.
  useEffect(() => {
    const wish = toWish({ jobTitle: params.get('title') ?? '', industry: params.get('industry') ?? '' });
    if (!wish) return;
    keepWishFields(wish);
    setParams(changed(params, { title: null, industry: null, result: null }), { replace: true });
    void start(wish);
  }, [params, setParams, start]);

  // A finished run becomes an address, so that reload and back keep it.
  useEffect(() => {
    if (run.state !== 'done') return;
    if (result === run.id) reset();
    else setParams(changed(params, { result: run.id, session_id: null }));
  }, [run, result, params, setParams, reset]);

  const another = () => {
    forgetWishFields();
    reset();
    setParams(changed(params, { result: null }));
  };

  const checkoutId = params.get('session_id');
  const payment = checkoutId && (
    <PaymentReturn
      key={checkoutId}
      checkoutId={checkoutId}
      onClose={() => setParams(changed(params, { session_id: null }), { replace: true })}
    />
  );

  if (result) return <ResultScreen key={result} id={result} onAnother={another} />;
  switch (run.state) {
    case 'idle':
      return <FormScreen given={given} above={payment} onGenerate={(wish) => void start(wish)} />;
    case 'writing':
    case 'stopped':
      return <WritingScreen run={run} onCancel={cancel} onAgain={() => void start(run.wish)} onBack={reset} />;
    case 'wall':
      return <WallScreen wish={run.wish} limit={run.limit} onBack={reset} />;
    case 'done':
      return <ResultScreen key={run.id} id={run.id} onAnother={another} />;
  }
}

function changed(params: URLSearchParams, values: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
