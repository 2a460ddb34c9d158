import { getIndustryOptions } from '@shortlist/contracts/platform/industry-names';
import { ChevronUp } from 'lucide-react';
import { clsx } from 'clsx';
import { Select } from '@shortlist/shared-ui/components/select';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';
import { DenseForm } from '../../shared/fields/dense-form';
import { JobPostingField } from '../../shared/job-posting-field';
import { useTargetJob } from './use-target-job';

/** Edits the target job, which the score, the review and the cover letter use. */
export function ScoreTarget() {
  const t = useMessages();
  const { targetName, hasPosting } = useTargetJob();
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 py-2 text-sm">
        <span className="min-w-0 grow wrap-anywhere">
          {targetName ? (
            <>
              <span className="text-ink-soft">{t('target.label')}</span> <b className="font-medium">{targetName}</b>
            </>
          ) : (
            t('target.none')
          )}
        </span>
        <span className="text-accent underline underline-offset-[3px] group-open:hidden">
          {t(hasPosting ? 'target.change' : 'target.addPosting')}
        </span>
        <ChevronUp size={18} className="shrink-0 text-ink-soft not-group-open:hidden" aria-hidden />
      </summary>
      <TargetFields className="border-t border-line p-3" />
    </details>
  );
}

export function TargetFields({ className, shouldFocusPosting }: { className?: string; shouldFocusPosting?: boolean }) {
  const t = useMessages();
  const language = useLanguage();
  const title = useResumeEditor(({ draft }) => draft.targetJobTitle);
  const industry = useResumeEditor(({ draft }) => draft.targetIndustry);
  const company = useResumeEditor(({ draft }) => draft.targetCompany ?? '');
  const { setField } = useResumeEditorActions();
  const { postingTitle } = useTargetJob();
  return (
    <DenseForm className={clsx('grid gap-3', className)}>
      <TextInput
        label={t('target.title')}
        hint={t('target.titleHint')}
        placeholder={postingTitle}
        value={title}
        maxLength={120}
        onChange={(event) => setField('targetJobTitle', event.target.value)}
      />
      <Select
        label={t('target.industry')}
        value={industry}
        options={[{ value: '', label: t('target.byTitle') }, ...getIndustryOptions(language)]}
        onChange={(event) => setField('targetIndustry', event.target.value)}
      />
      <TextInput
        label={t('target.company')}
        value={company}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setField('targetCompany', event.target.value)}
      />
      <JobPostingField autoFocus={shouldFocusPosting} />
    </DenseForm>
  );
}
