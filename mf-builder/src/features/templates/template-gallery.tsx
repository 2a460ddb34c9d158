import type { Resume } from '@shortlist/contracts/builder/resume';
import type { Template } from '@shortlist/contracts/builder/template';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Button } from '@shortlist/shared-ui/components/button';
import { EmptyState } from '@shortlist/shared-ui/components/empty-state';
import { SegmentedControl } from '@shortlist/shared-ui/components/segmented-control';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';
import { TemplateCard } from './template-card';
import { categories, filterByCategory, useCategoryParam, useTemplates } from '../../shared/template/use-templates';
import { usePreviewResume } from './use-preview-resume';
import { StartWritingCard } from './start-writing-card';

const gridClass = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-10';

export function TemplateGallery() {
  const t = useMessages();
  const [category, setCategory] = useCategoryParam();
  const query = useTemplates();
  const { data, isError } = query;
  const { resume, content, setContent } = usePreviewResume();
  const visibleTemplates = data && filterByCategory(data, category);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SegmentedControl
          label={t('filter')}
          options={categories.map((value) => ({ value, label: t(value) }))}
          value={category}
          onChange={setCategory}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="text-sm text-ink-soft">
            {visibleTemplates && t('count', { count: visibleTemplates.length })}
          </p>
          {resume && (
            <SegmentedControl
              label={t('content')}
              options={[
                { value: 'own', label: t('own') },
                { value: 'sample', label: t('sample') },
              ]}
              value={content}
              onChange={setContent}
            />
          )}
        </div>
      </div>
      {isError && !data && (
        <LoadError query={query} title={t('errorTitle')}>
          {t('errorText')}
        </LoadError>
      )}
      {visibleTemplates ? (
        <TemplateGrid
          templates={visibleTemplates}
          resume={content === 'own' ? resume : undefined}
          onShowAll={() => setCategory('all')}
        />
      ) : (
        !isError && <TemplateGridSkeleton />
      )}
    </div>
  );
}

interface TemplateGridProps {
  templates: Template[];
  resume?: Resume;
  onShowAll: () => void;
}

function TemplateGrid({ templates, resume, onShowAll }: TemplateGridProps) {
  const t = useMessages();
  if (templates.length === 0) {
    return (
      <EmptyState title={t('emptyTitle')} action={<Button onClick={onShowAll}>{t('showAll')}</Button>}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return (
    <ul className={gridClass}>
      {templates.map((template) => (
        <TemplateCard key={template.id} template={template} resume={resume} />
      ))}
      <StartWritingCard templateCount={templates.length} />
    </ul>
  );
}

function TemplateGridSkeleton() {
  const t = useMessages();
  return (
    <Skeleton label={t('loading')} className={gridClass}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} data-testid="template-skeleton" className="grid gap-2">
          <SkeletonBlock className="mb-2 aspect-[210/297]" />
          <SkeletonBlock className="h-5 w-2/3" />
          <SkeletonBlock className="h-4" />
          <SkeletonBlock className="h-4 w-1/2" />
        </div>
      ))}
    </Skeleton>
  );
}
