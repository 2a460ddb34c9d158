import { lazy } from 'react';
import { PrerenderedHtml } from '@shortlist/shared-ui/components/prerendered-html';
import { SheetSkeleton, SkeletonBlock } from '@shortlist/shared-ui/components/skeleton';
import { joinSentences, useMessages } from '../../messages';
import { HighlightedText } from '@shortlist/shared-ui/components/highlight';
import { StartForm } from '../../shared/start-form';
import { CheckListItem } from '../../shared/check-list-item';
import { usePublicConfig } from '../../shared/queries';
import { AlternativeStarts } from './alternative-starts';

const HeroPreview = lazy(() => import('./hero-preview'));

export function Hero() {
  const t = useMessages();
  const config = usePublicConfig();
  return (
    <section className="overflow-hidden">
      <div
        className={
          'wrap grid gap-8 pt-8 lg:grid-cols-[minmax(0,576fr)_minmax(0,520fr)] lg:grid-rows-[680px] lg:gap-14 lg:pt-0'
        }
      >
        <div className="flex flex-col justify-center">
          <h1 tabIndex={-1} className="d-hero">
            <HighlightedText>{t('hero.headline')}</HighlightedText>
          </h1>
          <p className="measure mt-6 mb-6 text-lg text-ink-soft">{joinSentences(t('hero.name'), t('hero.lead'))}</p>
          <StartForm />
          <AlternativeStarts />
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
            <CheckListItem>
              {config ? t('hero.free', { count: config.freeGenerations }) : <SkeletonBlock className="h-5 w-32" />}
            </CheckListItem>
            <CheckListItem>{t('hero.noAccount')}</CheckListItem>
            <CheckListItem>{t('hero.pdf')}</CheckListItem>
          </ul>
        </div>
        <PrerenderedHtml
          className="relative max-lg:mx-auto max-lg:w-full max-lg:max-w-[520px] sm:max-lg:h-[560px] lg:pt-12"
          fallback={<SheetSkeleton />}
        >
          <HeroPreview />
        </PrerenderedHtml>
      </div>
    </section>
  );
}
