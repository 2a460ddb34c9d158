import { industryOptions } from '@shortlist/contracts/generator/industry-names';
import { ChevronUp } from 'lucide-react';
import { Select } from '@shortlist/shared-ui/components/select';
import { TextInput } from '@shortlist/shared-ui/components/text-input';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';
import { useEditor, useEditorActions } from '../../shared/editor/editor';
import { DenseForm } from '../../shared/fields/dense-form';
import { useJobPost } from '../../shared/job-post';
import { JobPost } from '../../shared/job-post-field';

/** What the resume is measured against: a title and an industry, or a job post. */
export function Target() {
  const t = useMessages();
  const language = useLanguage();
  const title = useEditor(({ state }) => state.targetJobTitle);
  const headline = useEditor(({ state }) => state.personalInfo.headline);
  const industry = useEditor(({ state }) => state.targetIndustry);
  const id = useEditor(({ saved }) => saved?.id);
  const { set } = useEditorActions();
  const [post] = useJobPost(id);
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 py-2 text-sm">
        <span className="min-w-0 grow wrap-anywhere">
          <span className="text-ink-soft">{t('target.label')}</span>{' '}
          <b className="font-medium">{post ? t('target.post') : title || headline || t('target.none')}</b>
        </span>
        <span className="text-accent underline underline-offset-[3px] group-open:hidden">{t('target.change')}</span>
        <ChevronUp size={18} className="shrink-0 text-ink-soft not-group-open:hidden" aria-hidden />
      </summary>
      <DenseForm className="grid gap-3 border-t border-line p-3">
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
        <JobPost />
      </DenseForm>
    </details>
  );
}
