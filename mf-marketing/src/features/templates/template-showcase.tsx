import { templateSummaries } from '@shortlist/documents/templates/template-summaries';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';
import { TemplateThumbnail } from '../../shared/samples/template-thumbnail';

const showcasedTemplates = [
  { id: 'modern-professional', category: 'modern', labelKey: 'templates.atsFriendly' },
  { id: 'classic-executive', category: 'classic', labelKey: 'templates.executive' },
  { id: 'creative-portfolio', category: 'creative', labelKey: 'templates.creative' },
  { id: 'minimal-clean', category: 'ats', labelKey: 'templates.minimal' },
] as const;

export function TemplateShowcase() {
  const t = useMessages();
  const hasGallery = useHasRoute()('/templates');
  return (
    <section className="band bg-sunken">
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
          <h2 className="d2">{t('templates.title')}</h2>
          {hasGallery && (
            <Link
              to="/templates"
              className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-[3px]"
            >
              {t('templates.browse')}
            </Link>
          )}
        </div>
        <ul
          className={
            '-mx-(--gutter) mt-6 flex snap-x gap-4 overflow-x-auto px-(--gutter) pb-8 [scrollbar-width:none] ' +
            'lg:mx-0 lg:mt-10 lg:grid lg:grid-cols-4 lg:gap-6 lg:overflow-visible lg:px-0 lg:pb-0'
          }
        >
          {showcasedTemplates.map(({ id, category, labelKey }) => (
            <li key={id} className="group relative w-58 shrink-0 snap-center lg:w-auto">
              <TemplateThumbnail templateId={id} />
              <p className="mt-4 flex justify-between gap-x-3 max-xl:flex-col xl:items-baseline">
                {hasGallery ? (
                  <Link
                    to={`/templates?category=${category}`}
                    className="font-medium text-ink no-underline group-hover:underline after:absolute after:inset-0 after:content-['']"
                  >
                    {templateSummaries[id].name}
                  </Link>
                ) : (
                  <span className="font-medium">{templateSummaries[id].name}</span>
                )}
                <span className="text-sm text-ink-soft">{t(labelKey)}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
