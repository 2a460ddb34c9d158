import { industryOptions } from '@shortlist/contracts/generator/industry-names';
import { ChevronUp } from 'lucide-react';
import { cx } from '@shortlist/shared-ui/components/cx';
import { Select } from '@shortlist/shared-ui/components/select';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { useEditor, useEditorActions } from '../../shared/editor/editor';
import { DenseForm } from '../../shared/fields/dense-form';
import { JobPostingField } from '../../shared/job-posting-field';
import { useJob } from './use-job';

/** Edits the target job, on which the score, the review and the cover letter are based. */
export function Target() {
  const t = useMessages();
  const { job, hasPosting } = useJob();
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 py-2 text-sm">
        <span className="min-w-0 grow wrap-anywhere">
          {job ? (
            <>
              <span className="text-ink-soft">{t('target.label')}</span> <b className="font-medium">{job}</b>
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

export function TargetFields({ className, posts }: { className?: string; posts?: boolean }) {
  const t = useMessages();
  const language = useLanguage();
  const title = useEditor(({ state }) => state.targetJobTitle);
  const industry = useEditor(({ state }) => state.targetIndustry);
  const company = useEditor(({ state }) => state.targetCompany ?? '');
  const { set } = useEditorActions();
  return (
    <DenseForm className={cx('grid gap-3', className)}>
      <TextInput
        label={t('target.title')}
        hint={t('target.titleHint')}
        value={title}
        maxLength={120}
        onChange={(event) => set('targetJobTitle', event.target.value)}
      />
      <Select
        label={t('target.industry')}
        value={industry}
        options={[{ value: '', label: t('target.byTitle') }, ...industryOptions(language)]}
        onChange={(event) => set('targetIndustry', event.target.value)}
      />
      <TextInput
        label={t('target.company')}
        value={company}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => set('targetCompany', event.target.value)}
      />
      <JobPostingField autoFocus={posts} />
    </DenseForm>
  );
}
