import { PaywallScreen } from '../features/paywall/paywall-screen';
import type { GenerationState } from '../features/writing/generation-reducer';
import { WritingScreen } from '../features/writing/writing-screen';
import type { GenerationRequest } from '../shared/generation-request';
import { ResultScreen } from './result-screen';

interface Props {
  generation: Exclude<GenerationState, { status: 'idle' }>;
  onCancel: () => void;
  onRetry: (request: GenerationRequest) => void;
  onBack: () => void;
  onGenerateAnother: () => void;
}

/** The screens after the form: draft, paywall and result. */
export function GenerationScreen({ generation, onCancel, onRetry, onBack, onGenerateAnother }: Props) {
  switch (generation.status) {
    case 'writing':
    case 'stopped':
      return (
        <WritingScreen
          generation={generation}
          onCancel={onCancel}
          onRetry={() => onRetry(generation.request)}
          onBack={onBack}
        />
      );
    case 'paywall':
      return <PaywallScreen request={generation.request} limit={generation.limit} onBack={onBack} />;
    case 'done':
      return <ResultScreen key={generation.id} id={generation.id} onGenerateAnother={onGenerateAnother} />;
  }
}
