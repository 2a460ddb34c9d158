import { useEffect } from 'react';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { RequestFormScreen } from '../features/request-form/request-form-screen';
import { clearRequestFields, storeRequestFields } from '../features/request-form/use-request-fields';
import { PaymentStatusNotice } from '../features/payment/payment-status-notice';
import { useGeneration } from '../features/writing/use-generation';
import { parseGenerationRequest } from '../shared/generation-request';
import { ResultSkeleton } from '../features/result/result-skeleton';
import { useLaterScreen } from './use-later-screen';
import { useScrollToTop } from './use-scroll-to-top';

/**
 * Serves /autonomous. `?title=&industry=` starts a generation, `?result=ID` shows a finished one, `?template=ID`
 * selects its template, and `?session_id=ID` is the return from a checkout. The form, the draft and the paywall have no
 * URL of their own.
 */
export default function Autonomous() {
  const [params, setParams] = useSearchParams();
  const { state: generation, start, cancel, reset } = useGeneration();
  const initialFields = { jobTitle: params.get('title') ?? '', industry: params.get('industry') ?? '' };
  const result = params.get('result');
  // A stopped draft keeps its scroll position.
  useScrollToTop(result ?? (generation.status === 'stopped' ? 'writing' : generation.status));

  // A link, or the form without JavaScript, provided both values.
  useEffect(() => {
    const request = parseGenerationRequest({
      jobTitle: params.get('title') ?? '',
      industry: params.get('industry') ?? '',
    });
    if (!request) return;
    storeRequestFields(request);
    setParams(updateParams(params, { title: null, industry: null, result: null }), { replace: true });
    void start(request);
  }, [params, setParams, start]);

  // The URL stores the finished generation, so that Reload and Back preserve it.
  useEffect(() => {
    if (generation.status !== 'done') return;
    if (result === generation.id) reset();
    else setParams(updateParams(params, { result: generation.id, session_id: null }));
  }, [generation, result, params, setParams, reset]);

  const generateAnother = () => {
    clearRequestFields();
    reset();
    setParams(updateParams(params, { result: null }));
  };

  const checkoutId = params.get('session_id');
  const paymentNotice = checkoutId && (
    <PaymentStatusNotice
      key={checkoutId}
      checkoutId={checkoutId}
      onClose={() => setParams(updateParams(params, { session_id: null }), { replace: true })}
    />
  );

  const shownGeneration = result ? { status: 'done' as const, id: result } : generation;
  const LaterScreen = useLaterScreen(shownGeneration.status !== 'idle');
  if (shownGeneration.status !== 'idle' && LaterScreen) {
    return (
      <LaterScreen
        generation={shownGeneration}
        onCancel={cancel}
        onRetry={(request) => void start(request)}
        onBack={reset}
        onGenerateAnother={generateAnother}
      />
    );
  }
  if (shownGeneration.status === 'done') return <ResultSkeleton />;
  return (
    <RequestFormScreen
      initialFields={initialFields}
      notice={paymentNotice}
      onGenerate={(request) => void start(request)}
    />
  );
}

function updateParams(params: URLSearchParams, values: Record<string, string | null>): URLSearchParams {
  const updatedParams = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) updatedParams.delete(name);
    else updatedParams.set(name, value);
  }
  return updatedParams;
}
