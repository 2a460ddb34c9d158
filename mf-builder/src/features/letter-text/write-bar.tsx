import { PencilLine, ScanSearch } from 'lucide-react';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { useLetter } from '../../shared/letter/letter';
import { allowanceQuery } from '../../shared/queries';
import type { LetterWriting } from './use-writing';

interface Props {
  writing: LetterWriting;
  analysing: boolean;
  onAnalyse: () => void;
}

export function WriteBar({ writing: { writing, start, cancel, reset }, analysing, onAnalyse }: Props) {
  const t = useMessages();
  const hasPost = useLetter(({ state }) => state.jobDescription.trim() !== '');
  const { data: allowance } = useQuery(allowanceQuery());
  const isWriting = writing.state === 'writing';
  return (
    <div className="grid gap-3">
      <div className="actions items-center">
        <Button
          variant="primary"
          icon={<PencilLine size={18} aria-hidden />}
          busy={isWriting}
          busyLabel={t('letter.generating')}
          onClick={start}
        >
          {t('letter.generate')}
        </Button>
        {isWriting && <Button onClick={cancel}>{t('letter.cancel')}</Button>}
        {hasPost && !isWriting && (
          <Button
            icon={<ScanSearch size={18} aria-hidden />}
            busy={analysing}
            busyLabel={t('analysis.busy')}
            onClick={onAnalyse}
          >
            {t('analysis.button')}
          </Button>
        )}
        {allowance && !allowance.premium && (
          <p className="text-sm text-ink-soft max-md:w-full">
            {t('letter.left', { count: allowance.limit - allowance.used, limit: allowance.limit })}
          </p>
        )}
      </div>
      {writing.state === 'stopped' && (
        <Alert
          tone={writing.by === 'failure' ? 'warn' : 'neutral'}
          lead={t(`letter.stopped.${writing.by}`)}
          action={
            <Button size="sm" onClick={writing.by === 'failure' ? start : reset}>
              {t(writing.by === 'failure' ? 'letter.continue' : 'letter.understood')}
            </Button>
          }
        >
          {t('letter.stopped.text')}
        </Alert>
      )}
    </div>
  );
}
