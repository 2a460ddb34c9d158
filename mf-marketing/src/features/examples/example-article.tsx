import { ArrowLeft } from 'lucide-react';
import { lazy } from 'react';
import type { Example } from '@shortlist/documents/samples/examples/examples';
import { templateSummaries } from '@shortlist/documents/templates/template-summaries';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { PrerenderedHtml } from '@shortlist/shared-ui/components/prerendered-html';
import { ScoreRing } from '@shortlist/shared-ui/components/score-ring';
import { SheetSkeleton } from '@shortlist/shared-ui/components/skeleton';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { ExampleBadges, ExampleIndustryAndLevel, ExampleSkills, useTextLanguage } from './example-facts';
import { StartFromExampleLink, StartFromTemplateLink } from './resume-builder-links';
import { useExampleMessages } from './messages';

const ExampleSheet = lazy(() => import('./example-sheet'));

export function ExampleArticle({ example }: { example: Example }) {
  const t = useExampleMessages();
  const title = t(`examples.people.${example.id}.title`);
  return (
    <>
      <ExampleHeader example={example} title={title} />
      <PrerenderedHtml className="-mx-4 bg-sunken sm:hidden" fallback={<SheetSkeleton />}>
        <ExampleSheet example={example} reflow label={t('examples.sheet', { title })} />
      </PrerenderedHtml>
      <PrerenderedHtml className="max-w-[840px] rounded-card bg-sunken p-6 max-sm:hidden" fallback={<SheetSkeleton />}>
        <ExampleSheet example={example} label={t('examples.sheet', { title })} />
      </PrerenderedHtml>
    </>
  );
}

function ExampleHeader({ example, title }: { example: Example; title: string }) {
  const t = useExampleMessages();
  const hasRoute = useHasRoute();
  const textLanguage = useTextLanguage(example);
  const { id, industry, templateId } = example;
  const score = Number(t(`examples.people.${id}.score`));
  const generatorQuery = new URLSearchParams({ title, industry, template: templateId });
  return (
    <div className="grid gap-4">
      <Link
        to="/resume-examples"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm font-medium"
      >
        <ArrowLeft size={16} aria-hidden />
        {t('examples.back')}
      </Link>
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-2">
          <h1 tabIndex={-1} className="d2">
            {t(`examples.people.${id}.pageTitle`)}
          </h1>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ExampleIndustryAndLevel example={example} />
            <ExampleBadges example={example} />
          </div>
        </div>
        <ScoreRing size={64} value={score} label={t('examples.score', { score })} />
      </div>
      <p className="measure text-ink-soft">
        <span lang={textLanguage}>{t(`examples.people.${id}.about`)}</span>{' '}
        {t('examples.about', { name: templateSummaries[templateId].name })}
      </p>
      <ExampleSkills example={example} />
      <div className="actions">
        <StartFromExampleLink example={example} className={getButtonClass({ variant: 'primary' })} />
        <StartFromTemplateLink example={example} className={getButtonClass()} />
        {hasRoute('/autonomous') && (
          <Link to={`/autonomous?${generatorQuery}`} className={getButtonClass({ variant: 'link' })}>
            {t('examples.write')}
          </Link>
        )}
      </div>
      {hasRoute('/resume-builder') && <p className="measure text-sm text-ink-soft">{t('examples.useExampleNote')}</p>}
    </div>
  );
}
