import { lazy } from 'react';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { clsx } from 'clsx';
import { PrerenderedHtml } from '@shortlist/shared-ui/components/prerendered-html';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';

const ScoreCard = lazy(() => import('./score-card'));

export function ScoreDemo() {
  const t = useMessages();
  const hasHelp = useHasRoute()('/help');
  return (
    <section className="band">
      <div className="wrap grid items-center gap-8 lg:grid-cols-2 lg:gap-18">
        <div>
          <h2 className="d2">{t('score.title')}</h2>
          <p className="measure mt-6 text-lg text-ink-soft">{t('score.text')}</p>
          {hasHelp && (
            <Link to="/help?article=score-checks" className={clsx(getButtonClass(), 'mt-8')}>
              {t('score.how')}
            </Link>
          )}
        </div>
        <PrerenderedHtml fallback={<Card className="min-h-[360px]" />}>
          <ScoreCard />
        </PrerenderedHtml>
      </div>
    </section>
  );
}
