import type { Resume } from '@shortlist/contracts/builder/saved-resume';
import type { Template } from '@shortlist/contracts/builder/template';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Button } from '@shortlist/shared-ui/components/button';
import { Empty } from '@shortlist/shared-ui/components/empty';
import { Segments } from '@shortlist/shared-ui/components/segments';
import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';
import { TemplateCard } from './template-card';
import { categories, inCategory, useCategory, useTemplates } from '../../shared/template/use-templates';
import { useOwnResume } from './use-own-resume';
import { WriteFirst } from './write-first';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-10';

export function Gallery() {
  const t = useMessages();
  const [category, choose] = useCategory();
  const query = useTemplates();
  const { data, isError } = query;
  const { own, content, choose: show } = useOwnResume();
  const shown = data && inCategory(data, category);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Segments
          label={t('filter')}
          options={categories.map((value) => ({ value, label: t(value) }))}
          value={category}
          onChange={choose}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status" className="text-sm text-ink-soft">
            {shown && t('count', { count: shown.length })}
          </p>
          {own && (
            <Segments
              label={t('content')}
              options={[
                { value: 'own', label: t('own') },
                { value: 'sample', label: t('sample') },
              ]}
              value={content}
              onChange={show}
            />
          )}
        </div>
      </div>
      {isError && !data && (
        <LoadError query={query} lead={t('errorTitle')}>
          {t('errorText')}
        </LoadError>
      )}
      {shown ? (
        <Cards templates={shown} own={content === 'own' ? own : undefined} onAll={() => choose('all')} />
      ) : (
        !isError && <Loading />
      )}
    </div>
  );
}

interface CardsProps {
  templates: Template[];
  own?: Resume;
  onAll: () => void;
}

function Cards({ templates, own, onAll }: CardsProps) {
  const t = useMessages();
  if (templates.length === 0) {
    return (
      <Empty title={t('emptyTitle')} action={<Button onClick={onAll}>{t('showAll')}</Button>}>
        {t('emptyText')}
      </Empty>
    );
  }
  return (
    <ul className={grid}>
      {templates.map((template) => (
        <TemplateCard key={template.id} template={template} own={own} />
      ))}
      <WriteFirst count={templates.length} />
    </ul>
  );
}

function Loading() {
  const t = useMessages();
  return (
    <Skeleton label={t('loading')} className={grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} data-testid="template-skeleton" className="grid gap-2">
          <Bone className="mb-2 aspect-[210/297]" />
          <Bone className="h-5 w-2/3" />
          <Bone className="h-4" />
          <Bone className="h-4 w-1/2" />
        </div>
      ))}
    </Skeleton>
  );
}
