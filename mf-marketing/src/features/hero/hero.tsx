import { lazy } from 'react';
import { KeptHtml } from '@shortlist/shared-ui/components/kept-html';
import { Bone } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';
import { Marked } from '../../shared/marked';
import { sentences } from '../../shared/sentences';
import { StartForm } from '../../shared/start-form';
import { Tick } from '../../shared/tick';
import { useConfig } from '../../shared/use-config';
import { EmptySheet } from './empty-sheet';
import { OtherWays } from './other-ways';

const HeroPicture = lazy(() => import('./hero-picture'));

export function Hero() {
  const t = useMessages();
  const config = useConfig();
  return (
    <section className="overflow-hidden">
      <div
        className={
          'wrap grid gap-8 pt-8 lg:grid-cols-[minmax(0,576fr)_minmax(0,520fr)] lg:grid-rows-[680px] lg:gap-14 lg:pt-0'
        }
      >
        <div className="flex flex-col justify-center">
          <h1 tabIndex={-1} className="d-hero">
            <Marked>{t('hero.headline')}</Marked>
          </h1>
          <p className="measure mt-6 mb-6 text-lg text-ink-soft">{sentences(t('hero.name'), t('hero.lead'))}</p>
          <StartForm />
          <OtherWays />
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
            <Tick>{config ? t('hero.free', { count: config.freeGenerations }) : <Bone className="h-5 w-32" />}</Tick>
            <Tick>{t('hero.noAccount')}</Tick>
            <Tick>{t('hero.pdf')}</Tick>
          </ul>
        </div>
        <KeptHtml
          className="relative max-lg:mx-auto max-lg:w-full max-lg:max-w-[520px] sm:max-lg:h-[560px] lg:pt-12"
          fallback={<EmptySheet />}
        >
          <HeroPicture />
        </KeptHtml>
      </div>
    </section>
  );
}
