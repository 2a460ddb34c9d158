import { SkeletonBlock } from '@shortlist/shared-ui/components/skeleton';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { usePublicConfig, usePrice } from '../../shared/queries';
import { joinSentences } from '../../messages';
import { useAboutMessages } from './messages';

export function Principles() {
  const t = useAboutMessages();
  const config = usePublicConfig();
  const price = usePrice();
  const freeText = config && t('about.principles.free.first', { count: config.freeGenerations });
  const texts = {
    facts: t('about.principles.facts.text'),
    score: t('about.principles.score.text'),
    free: freeText ? (
      joinSentences(freeText, t('about.principles.free.then', { price }))
    ) : (
      <SkeletonBlock className="h-18" />
    ),
    kept: (
      <>
        {t('about.principles.kept.text')} <Link to="/privacy">{t('about.principles.kept.more')}</Link>
      </>
    ),
  };
  return (
    <section className="band bg-sunken">
      <div className="wrap">
        <h2 className="d2">{t('about.principles.title')}</h2>
        <div className="mt-8 grid gap-x-20 gap-y-10 md:grid-cols-2 lg:mt-10">
          {(['facts', 'score', 'free', 'kept'] as const).map((name) => (
            <div key={name}>
              <h3 className="d4">{t(`about.principles.${name}.title`)}</h3>
              <div className="mt-2 text-pretty text-ink-soft md:text-lg">{texts[name]}</div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
