import { Check, CircleAlert } from 'lucide-react';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useDelayed } from '@shortlist/shared-ui/components/use-delayed';
import { useMessages } from '../../messages';
import type { SaveState } from './autosave';

/** Delay before "Saving…" appears, in milliseconds. Most requests finish earlier. */
const savingDelayMs = 400;

export function SaveStatus({ state, onRetry }: { state?: SaveState; onRetry: () => void }) {
  const t = useMessages();
  const isSlow = useDelayed(savingDelayMs, state === 'saving');
  if (state === 'failed') {
    return (
      <button
        type="button"
        onClick={onRetry}
        className="relative flex items-center gap-1.5 text-xs font-medium text-danger after:absolute after:-inset-3.5"
      >
        <CircleAlert size={16} aria-hidden />
        {t('blanks.notSaved')}
      </button>
    );
  }
  return (
    <p role="status" className="flex items-center gap-1.5 text-xs text-ink-soft">
      {isSlow && (
        <>
          <Spinner className="size-3.5" /> {t('blanks.saving')}
        </>
      )}
      {state === 'saved' && (
        <>
          <Check size={16} aria-hidden /> {t('blanks.saved')}
        </>
      )}
    </p>
  );
}
