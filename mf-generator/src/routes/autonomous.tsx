import { useEffect } from 'react';
import { useLazyComponent } from '@shortlist/shared-ui/navigation/use-lazy-component';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { RequestFormScreen } from '../features/request-form/request-form-screen';
import { clearRequestFields, storeRequestFields } from '../features/request-form/use-request-fields';
import { PaymentStatusNotice } from '../features/payment/payment-status-notice';
import { useGeneration } from '../features/writing/use-generation';
import { parseGenerationRequest } from '../shared/generation-request';
import { ResultSkeleton } from '../features/result/result-skeleton';
import { useScrollToTop } from './use-scroll-to-top';

const loadGenerationScreen = async () => (await import('./generation-screen')).GenerationScreen;

/**
 * Serves /autonomous. `?title=&industry=` starts a generation, and `?result=ID` shows a finished generation.
 * `?template=ID` selects its template. The checkout returns with `?session_id=ID`. The form, the draft and the paywall
 * share one URL.
 */
export default function Autonomous() {
  const [params, setParams] = useSearchParams();
  const { state: generation, start, cancel, reset } = useGeneration();
  const initialFields = { jobTitle: params.get('title') ?? '', industry: params.get('industry') ?? '' };
  const resultId = params.get('result');
  // A stopped draft keeps its scroll position.
  useScrollToTop(resultId ?? (generation.status === 'stopped' ? 'writing' : generation.status));

  // Both values are in the URL after a link, or after the form was submitted without JavaScript.
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

  // The URL contains the finished generation, so that it survives Reload and Back.
  useEffect(() => {
    if (generation.status !== 'done') return;
    if (resultId === generation.id) reset();
    else setParams(updateParams(params, { result: generation.id, session_id: null }));
  }, [generation, resultId, params, setParams, reset]);

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

  const shownGeneration = resultId ? { status: 'done' as const, id: resultId } : generation;
  const GenerationScreen = useLazyComponent(loadGenerationScreen, shownGeneration.status !== 'idle');
  if (shownGeneration.status !== 'idle' && GenerationScreen) {
    return (
      <GenerationScreen
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
