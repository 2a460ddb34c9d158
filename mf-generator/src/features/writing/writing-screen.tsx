import { industryName } from '@shortlist/contracts/generator/industry-names';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { PageTitle } from '../../shared/page-title';
import { WaitingSheet } from '../../shared/waiting-sheet';
import type { Run } from './run';
import { StepList } from './step-list';
import { stepStates } from './steps';
import { WritingSheets } from './writing-sheets';

interface Props {
  run: Extract<Run, { state: 'writing' | 'stopped' }>;
  onCancel: () => void;
  onAgain: () => void;
  onBack: () => void;
}

export function WritingScreen({ run, onCancel, onAgain, onBack }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const { wish, draft, progress } = run;

  return (
    <div className="wrap grid gap-8 pt-8 pb-16 lg:grid-cols-[392px_1fr] lg:gap-16 lg:pt-14">
      <div className="grid min-w-0 content-start gap-6">
        <div>
          <PageTitle className="d3">{wish.jobTitle}</PageTitle>
          <p className="mt-2 text-ink-soft">{industryName(wish.industry, language)}</p>
        </div>
        <Card className="grid gap-4">
          <div className="flex items-center gap-5">
            <ScoreRing
              value={progress?.points ?? 0}
              going
              word={t('writing.soFar')}
              label={t('writing.ring', { points: progress?.points ?? 0 })}
            />
            <div className="min-w-0">
              <p className="font-bold">
                {progress && t('writing.checks', { checked: progress.checked, checks: progress.checks })}
              </p>
              <p className="mt-1 text-sm text-pretty text-ink-soft">{t('writing.ringText')}</p>
            </div>
          </div>
          <StepList steps={stepStates(draft, language, run.state === 'writing')} />
        </Card>
        {run.state === 'writing' ? (
          <div className="grid gap-4">
            <div className="actions">
              <Button busy busyLabel={t('form.generating')} className="grow">
                {t('form.generate')}
              </Button>
              <Button onClick={onCancel} className="px-6">
                {t('writing.cancel')}
              </Button>
            </div>
            <p className="text-xs text-ink-soft">{t('writing.cancelNote')}</p>
          </div>
        ) : (
          <Stopped by={run.by} onAgain={onAgain} onBack={onBack} />
        )}
      </div>
      {draft ? (
        <WritingSheets wish={wish} draft={draft} going={run.state === 'writing'} />
      ) : (
        <WaitingSheet jobTitle={wish.jobTitle} />
      )}
    </div>
  );
}

function Stopped({ by, onAgain, onBack }: { by: 'user' | 'failure'; onAgain: () => void; onBack: () => void }) {
  const t = useMessages();
  return (
    <div className="grid gap-4">
      <Alert tone="warn" lead={t(`writing.stopped.${by}`)}>
        {t('writing.stopped.text')}
      </Alert>
      <div className="actions">
        <Button variant="primary" onClick={onAgain} className="grow">
          {t(by === 'user' ? 'writing.again' : 'writing.continue')}
        </Button>
        <Button onClick={onBack}>{t('wall.back')}</Button>
      </div>
    </div>
  );
}
