import { Check, CircleAlert, CloudOff } from 'lucide-react';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useDelayed } from '@shortlist/shared-ui/components/use-delayed';
import { useMessages } from '../../messages';
import type { SaveStatus as Mark } from './document-adapter';

/** Milliseconds before "Saving…" appears; most requests finish earlier. */
const savingDelayMs = 400;

interface Props {
  mark: Mark;
  /** Server message, set if the server rejects all writes. */
  refusal?: string | undefined;
  known: boolean;
  onRetry: () => void;
}

/** Shows the save state. After a failure or conflict, it is a button for a retry. */
export function SaveStatusIndicator({ mark, refusal, known, onRetry }: Props) {
  const t = useMessages();
  const slow = useDelayed(savingDelayMs, mark === 'saving');
  if (mark === 'failed' || mark === 'conflict') {
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
      {slow && (
        <>
          <Spinner className="size-3.5" /> {t('frame.saving')}
        </>
      )}
      {mark === 'offline' && (
        <>
          <CloudOff size={16} className="shrink-0" aria-hidden /> {t('frame.offline')}
        </>
      )}
      {mark === 'saved' && known && (
        <>
          <Check size={16} aria-hidden /> {t('frame.saved')}
        </>
      )}
    </p>
  );
}
