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
 * /autonomous. `?title=&industry=` starts a generation, `?result=ID` shows a finished one, `?template=ID` selects its
 * template, `?session_id=ID` is the return from a checkout. The form, the draft, and the paywall have no URL of their
 * own.
 */
export default function Autonomous() {
  const [params, setParams] = useSearchParams();
  const { run, start, cancel, reset } = useGeneration();
  const given = { jobTitle: params.get('title') ?? '', industry: params.get('industry') ?? '' };
  const result = params.get('result');
  // A stopped draft keeps its scroll position.
  useTopOfScreen(result ?? (run.state === 'stopped' ? 'writing' : run.state));

  // A link, or the form without JavaScript, provided both values: start and clean the URL.
  useEffect(() => {
    const wish = toWish({ jobTitle: params.get('title') ?? '', industry: params.get('industry') ?? '' });
    if (!wish) return;
    keepWishFields(wish);
    setParams(changed(params, { title: null, industry: null, result: null }), { replace: true });
    void start(wish);
  }, [params, setParams, start]);

  // Moves a finished generation into the URL, so that Reload and Back preserve it.
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
