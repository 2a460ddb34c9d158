import type { ReactNode } from 'react';
import { Check, CircleAlert, CloudOff } from 'lucide-react';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useDelayed } from '@shortlist/shared-ui/components/use-delayed';
import { useMessages } from '../../messages';
import type { SaveStatus } from './document-adapter';

/** Delay before "Saving…" appears, in milliseconds. Most requests finish earlier. */
const savingDelayMs = 400;

interface Props {
  status: SaveStatus;
  refusal?: ReactNode;
  isStored: boolean;
  onRetry: () => void;
}

export function SaveStatusIndicator({ status, refusal, isStored, onRetry }: Props) {
  const t = useMessages();
  const isSlow = useDelayed(savingDelayMs, status === 'saving');
  if (status === 'failed' || status === 'conflict') {
    return (
      <>
        <button
          type="button"
          onClick={onRetry}
          className="relative flex items-center gap-1.5 text-sm font-medium text-danger after:absolute after:-inset-3"
        >
          <CircleAlert size={16} aria-hidden />
          {t('frame.notSaved')}
        </button>
        {refusal && (
          <p role="alert" className="basis-full text-sm">
            {refusal}
          </p>
        )}
      </>
    );
  }
  return (
    <p role="status" className="flex min-h-5 min-w-0 items-center gap-1.5 text-sm text-ink-soft empty:min-h-0">
      {isSlow && (
        <>
          <Spinner className="size-3.5" /> {t('frame.saving')}
        </>
      )}
      {status === 'offline' && (
        <>
          <CloudOff size={16} className="shrink-0" aria-hidden /> {t('frame.offline')}
        </>
      )}
      {status === 'saved' && isStored && (
        <>
          <Check size={16} aria-hidden /> {t('frame.saved')}
        </>
      )}
    </p>
  );
}
