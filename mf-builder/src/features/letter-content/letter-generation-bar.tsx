import { PencilLine, ScanSearch } from 'lucide-react';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { useLetterEditor } from '../../shared/letter-editor/letter-editor-context';
import { quotaQuery } from '../../shared/account-queries';
import type { LetterGeneration } from './use-letter-generation';

interface Props {
  generation: LetterGeneration;
  isAnalyzing: boolean;
  onAnalyze: () => void;
}

export function LetterGenerationBar({
  generation: { state: generationState, start, cancel, reset },
  isAnalyzing,
  onAnalyze,
}: Props) {
  const t = useMessages();
  const hasJobPosting = useLetterEditor(({ draft }) => draft.jobDescription.trim() !== '');
  const { data: quota } = useQuery(quotaQuery());
  const isWriting = generationState.status === 'generating';
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
        {hasJobPosting && !isWriting && (
          <Button
            icon={<ScanSearch size={18} aria-hidden />}
            busy={isAnalyzing}
            busyLabel={t('analysis.busy')}
            onClick={onAnalyze}
          >
            {t('analysis.button')}
          </Button>
        )}
        {quota && !quota.premium && (
          <p className="text-sm text-ink-soft max-md:w-full">
            {t('letter.left', { count: quota.limit - quota.used, limit: quota.limit })}
          </p>
        )}
      </div>
      {generationState.status === 'stopped' && (
        <Alert
          tone={generationState.stoppedBy === 'failure' ? 'warn' : 'neutral'}
          title={t(`letter.stopped.${generationState.stoppedBy}`)}
          action={
            <Button size="sm" onClick={generationState.stoppedBy === 'failure' ? start : reset}>
              {t(generationState.stoppedBy === 'failure' ? 'letter.continue' : 'letter.understood')}
            </Button>
          }
        >
          {t(quota?.canCancel === false ? 'letter.stopped.counted' : 'letter.stopped.text')}
        </Alert>
      )}
    </div>
  );
}
