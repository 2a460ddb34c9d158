import { Check, CircleAlert } from 'lucide-react';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useLate } from '@shortlist/shared-ui/components/use-late';
import { useMessages } from '../../messages';
import type { SaveMark as Mark } from './kind';

/** Milliseconds before "Saving…" shows: most calls are over by then. */
const patience = 400;

/** Quiet word about what was typed. A failure stays and is a button. */
export function SaveMark({ mark, known, onRetry }: { mark: Mark; known: boolean; onRetry: () => void }) {
  const t = useMessages();
  const slow = useLate(patience, mark === 'saving');
  if (mark === 'failed' || mark === 'conflict') {
    return (
      <button
        type="button"
        onClick={onRetry}
        className="relative flex items-center gap-1.5 text-sm font-medium text-danger after:absolute after:-inset-3"
      >
        <CircleAlert size={16} aria-hidden />
        {t('frame.notSaved')}
      </button>
    );
  }
  return (
    <p
      role="status"
      className="flex min-h-5 min-w-24 items-center gap-1.5 text-sm text-ink-soft empty:min-h-0 max-lg:min-w-16"
    >
      {slow && (
        <>
          <Spinner className="size-3.5" /> {t('frame.saving')}
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
