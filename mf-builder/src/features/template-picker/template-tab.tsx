import { FileUp, PenLine } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { Template } from '@shortlist/contracts/builder/template';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { SegmentedControl } from '@shortlist/shared-ui/components/segmented-control';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';
import { useResumeEditor, useResumeEditorActions } from '../../shared/resume-editor/resume-editor-context';
import { resumeAdapter } from '../../shared/resume-editor/resume-adapter';
import { categories, filterByCategory, useTemplates, type Category } from '../../shared/template/use-templates';
import { SelectedTemplate } from './selected-template';
import { TemplateOption } from './template-option';

const gridClass = 'grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:gap-x-6 lg:gap-y-8 xl:grid-cols-4';

interface Props {
  isNew: boolean;
  /** Undefined until the user selects a template. */
  onContinue?: () => void;
}

export function TemplateTab({ isNew, onContinue }: Props) {
  const query = useTemplates();
  const { data, isError } = query;
  const t = useMessages();
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_344px]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        {isNew && <AlternativeStarts />}
        {isError && !data && (
          <LoadError query={query} title={t('errorTitle')}>
            {t('errorText')}
          </LoadError>
        )}
        {data ? <TemplatePicker templates={data} /> : !isError && <TemplatePickerSkeleton />}
      </div>
      {data && <SelectedTemplate templates={data} onContinue={onContinue} />}
    </div>
  );
}

function TemplatePicker({ templates }: { templates: Template[] }) {
  const t = useMessages();
  const [category, setCategory] = useState<Category>('all');
  const templateId = useResumeEditor(({ draft }) => draft.templateId);
  const draft = useDeferredValue(useResumeEditor(({ draft }) => draft));
  const { setField } = useResumeEditorActions();
  const visibleTemplates = filterByCategory(templates, category);
  const nonEmptyDraft = resumeAdapter.isEmpty(draft) ? undefined : draft;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SegmentedControl
          label={t('filter')}
          options={categories.map((value) => ({ value, label: t(value) }))}
          value={category}
          onChange={setCategory}
        />
        <p role="status" className="text-sm text-ink-soft">
          {t('count', { count: visibleTemplates.length })}
        </p>
      </div>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('picker.label')}</legend>
        <div className={gridClass}>
          {visibleTemplates.map((template) => (
            <TemplateOption
              key={template.id}
              template={template}
              draft={nonEmptyDraft}
              isSelected={template.id === templateId}
              onSelect={() => {
                if (template.id !== templateId) setField('templateId', template.id);
              }}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

function AlternativeStarts() {
  const t = useMessages();
  const hasRoute = useHasRoute();
  return (
    <div className="grid gap-x-8 gap-y-4 rounded-card bg-sunken p-4 text-sm sm:grid-cols-2">
      <div className="grid content-between justify-items-start gap-3">
        <p className="flex gap-3">
          <FileUp size={20} className="mt-0.5 text-ink-soft" aria-hidden />
          <span>
            <b className="font-bold">{t('picker.importLead')}</b> {t('picker.importText')}
          </span>
        </p>
        <Link to="/resume-builder/import" className={`${getButtonClass({ size: 'sm' })} ml-8`}>
          {t('picker.import')}
        </Link>
      </div>
      {hasRoute('/autonomous') && (
        <div className="grid content-between justify-items-start gap-3">
          <p className="flex gap-3">
            <PenLine size={20} className="mt-0.5 text-ink-soft" aria-hidden />
            <span>
              <b className="font-bold">{t('picker.writeLead')}</b> {t('picker.writeText')}
            </span>
          </p>
          <Link to="/autonomous" className={`${getButtonClass({ size: 'sm' })} ml-8`}>
            {t('picker.write')}
          </Link>
        </div>
      )}
    </div>
  );
}

function TemplatePickerSkeleton() {
  const t = useMessages();
  return (
    <Skeleton label={t('loading')} className={gridClass}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} data-testid="template-skeleton" className="grid gap-2">
          <SkeletonBlock className="aspect-[210/297]" />
          <SkeletonBlock className="h-5 w-2/3" />
          <SkeletonBlock className="h-4 w-1/2" />
        </div>
      ))}
    </Skeleton>
  );
}
