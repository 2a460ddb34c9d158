import { getIndustryName } from '@shortlist/contracts/platform/industry-names';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { PageTitle } from '../../shared/page-title';
import { PlaceholderSheet } from '../../shared/placeholder-sheet';
import { quotaQuery } from '../../shared/queries';
import type { GenerationState } from './generation-reducer';
import { StepList } from './step-list';
import { getStepStates } from './step-states';
import { DraftSheets } from './draft-sheets';

interface Props {
  generation: Extract<GenerationState, { status: 'writing' | 'stopped' }>;
  onCancel: () => void;
  onRetry: () => void;
  onBack: () => void;
}

export function WritingScreen({ generation, onCancel, onRetry, onBack }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const canCancel = useQuery(quotaQuery()).data?.canCancel ?? true;
  const { request, draft, scoreEvent } = generation;

  return (
    <div className="wrap grid gap-8 pt-8 pb-16 lg:grid-cols-[392px_1fr] lg:gap-16 lg:pt-14">
      <div className="grid min-w-0 content-start gap-6">
        <div>
          <PageTitle className="d3">{request.jobTitle}</PageTitle>
          <p className="mt-2 text-ink-soft">{getIndustryName(request.industry, language)}</p>
        </div>
        <Card className="grid gap-4">
          <div className="flex items-center gap-5">
            <ScoreRing
              value={scoreEvent?.points ?? 0}
              isPending
              caption={t('writing.soFar')}
              label={t('writing.ring', { points: scoreEvent?.points ?? 0 })}
            />
            <div className="min-w-0">
              <p className="font-bold">
                {scoreEvent && t('writing.checks', { checked: scoreEvent.checked, checks: scoreEvent.checks })}
              </p>
              <p className="mt-1 text-sm text-pretty text-ink-soft">{t('writing.ringText')}</p>
            </div>
          </div>
          <StepList steps={getStepStates(draft, language, generation.status === 'writing')} />
        </Card>
        {generation.status === 'writing' ? (
          <div className="grid gap-4">
            <div className="actions">
              <Button busy busyLabel={t('form.generating')} className="grow">
                {t('form.generate')}
              </Button>
              <Button onClick={onCancel} className="px-6">
                {t('writing.cancel')}
              </Button>
            </div>
            <p className="text-xs text-ink-soft">{t(canCancel ? 'writing.cancelNote' : 'writing.cancelCounts')}</p>
          </div>
        ) : (
          <StoppedNotice stoppedBy={generation.by} canCancel={canCancel} onRetry={onRetry} onBack={onBack} />
        )}
      </div>
      {draft ? (
        <DraftSheets request={request} draft={draft} isWriting={generation.status === 'writing'} />
      ) : (
        <PlaceholderSheet jobTitle={request.jobTitle} />
      )}
    </div>
  );
}

function StoppedNotice({
  stoppedBy,
  canCancel,
  onRetry,
  onBack,
}: {
  stoppedBy: 'user' | 'failure';
  canCancel: boolean;
  onRetry: () => void;
  onBack: () => void;
}) {
  const t = useMessages();
  return (
    <div className="grid gap-4">
      <Alert tone="warn" title={t(`writing.stopped.${stoppedBy}`)}>
        {t(canCancel ? 'writing.stopped.text' : 'writing.stopped.counted')}
      </Alert>
      <div className="actions">
        <Button variant="primary" onClick={onRetry} className="grow">
          {t(stoppedBy === 'user' ? 'writing.startOver' : 'writing.continue')}
        </Button>
        <Button onClick={onBack}>{t('paywall.back')}</Button>
      </div>
    </div>
  );
}
