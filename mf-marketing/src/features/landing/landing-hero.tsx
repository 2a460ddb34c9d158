import { SkeletonBlock } from '@shortlist/shared-ui/components/skeleton';
import { joinSentences, useMessages } from '../../messages';
import { HighlightedText } from '@shortlist/shared-ui/components/highlight';
import { TemplateThumbnail } from '../../shared/samples/template-thumbnail';
import { CheckListItem } from '../../shared/check-list-item';
import { usePublicConfig } from '../../shared/queries';
import { CtaLink } from './cta-link';
import { useLandingMessages } from './messages';

const fannedTemplates = [
  { id: 'creative-portfolio', className: 'top-[14%] left-0 w-[48%] -rotate-6 lg:top-36 lg:w-[58%]' },
  { id: 'classic-executive', className: 'top-[14%] right-0 w-[48%] rotate-6 lg:top-36 lg:w-[58%]' },
  { id: 'modern-professional', className: 'top-[3%] left-[20%] w-[60%] lg:top-14 lg:left-[12%] lg:w-[76%]' },
];

export function LandingHero() {
  const t = useLandingMessages();
  const tHome = useMessages();
  const config = usePublicConfig();
  return (
    <section className="overflow-hidden bg-sunken">
      <div className="wrap grid gap-8 pt-10 lg:min-h-[600px] lg:grid-cols-[minmax(0,560fr)_minmax(0,536fr)] lg:gap-14 lg:pt-0">
        <div className="flex min-w-0 flex-col justify-center lg:py-16">
          <h1 tabIndex={-1} className="d-hero">
            <HighlightedText>{t('landing.hero.headline')}</HighlightedText>
          </h1>
          <p className="measure mt-6 text-lg text-ink-soft">
            {joinSentences(
              config?.year ? t('landing.hero.year', { year: config.year }) : undefined,
              t('landing.hero.lead'),
            )}
          </p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:grid">
            <CtaLink to="/resume-builder" variant="primary" size="lg">
              {t('landing.hero.build')}
            </CtaLink>
            <CtaLink to="/autonomous" size="lg">
              {t('landing.hero.generate')}
            </CtaLink>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-soft">
            <CheckListItem>
              {config ? tHome('hero.free', { count: config.freeGenerations }) : <SkeletonBlock className="h-5 w-32" />}
            </CheckListItem>
            <CheckListItem>{tHome('hero.noAccount')}</CheckListItem>
            <CheckListItem>{tHome('hero.pdf')}</CheckListItem>
          </ul>
        </div>
        <div
          role="img"
          aria-label={t('landing.hero.sheets')}
          className="relative mx-auto aspect-[536/400] w-full max-w-[600px] lg:aspect-auto lg:max-w-none"
        >
          {fannedTemplates.map(({ id, className }) => (
            <div key={id} className={`absolute ${className}`}>
              <TemplateThumbnail templateId={id} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
