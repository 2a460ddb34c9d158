import { Bone } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../messages';
import { Marked } from '../../shared/marked';
import { Thumbnail } from '../../shared/samples/thumbnail';
import { sentences } from '../../shared/sentences';
import { Tick } from '../../shared/tick';
import { useConfig } from '../../shared/use-config';
import { Way } from './way';
import { useWords } from './words';

const fan = [
  { id: 'creative-portfolio', place: 'top-[14%] left-0 w-[48%] -rotate-6 lg:top-36 lg:w-[58%]' },
  { id: 'classic-executive', place: 'top-[14%] right-0 w-[48%] rotate-6 lg:top-36 lg:w-[58%]' },
  { id: 'modern-professional', place: 'top-[3%] left-[20%] w-[60%] lg:top-14 lg:left-[12%] lg:w-[76%]' },
];

export function LandingHero() {
  const t = useWords();
  const shared = useMessages();
  const config = useConfig();
  return (
    <section className="overflow-hidden bg-sunken">
      <div className="wrap grid gap-8 pt-10 lg:min-h-[600px] lg:grid-cols-[minmax(0,560fr)_minmax(0,536fr)] lg:gap-14 lg:pt-0">
        <div className="flex min-w-0 flex-col justify-center lg:py-16">
          <h1 tabIndex={-1} className="d-hero">
            <Marked>{t('landing.hero.headline')}</Marked>
          </h1>
          <p className="measure mt-6 text-lg text-ink-soft">
            {sentences(
              config?.year ? t('landing.hero.year', { year: config.year }) : undefined,
              t('landing.hero.lead'),
            )}
          </p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:grid">
            <Way to="/resume-builder" variant="primary" size="lg">
              {t('landing.hero.build')}
            </Way>
            <Way to="/autonomous" size="lg">
              {t('landing.hero.generate')}
            </Way>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
            <Tick>
              {config ? shared('hero.free', { count: config.freeGenerations }) : <Bone className="h-5 w-32" />}
            </Tick>
            <Tick>{shared('hero.noAccount')}</Tick>
            <Tick>{shared('hero.pdf')}</Tick>
          </ul>
        </div>
        <div
          role="img"
          aria-label={t('landing.hero.sheets')}
          className="relative mx-auto aspect-[536/400] w-full max-w-[600px] lg:aspect-auto lg:max-w-none"
        >
          {fan.map(({ id, place }) => (
            <div key={id} className={`absolute ${place}`}>
              <Thumbnail templateId={id} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
