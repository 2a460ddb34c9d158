import { ArrowLeft, Check } from 'lucide-react';
import { industryName } from '@shortlist/contracts/generator/industry-names';
import { prices } from '@shortlist/contracts/platform/prices';
import { Button } from '@shortlist/shared-ui/components/button';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { EarlierList } from '../../shared/earlier-list';
import { PageTitle } from '../../shared/page-title';
import { configQuery, earlierQuery } from '../../shared/queries';
import type { Wish } from '../../shared/wish';
import { useCheckout } from './use-checkout';

const benefits = ['unlimited', 'optimization', 'templates', 'support', 'tips'] as const;

/** Number of earlier results shown here; the form lists all of them. */
const shown = 3;

export function WallScreen({ wish, limit, onBack }: { wish: Wish; limit?: number; onBack: () => void }) {
  const t = useMessages();
  const language = useLanguage();
  const { data: config } = useQuery(configQuery());
  const earlier = useQuery(earlierQuery()).data ?? [];
  const count = limit ?? config?.freeGenerations ?? 0;

  return (
    <div className="wrap grid grid-cols-1 justify-center gap-x-16 gap-y-6 pt-6 pb-16 lg:grid-cols-[536px_376px] lg:pt-12 lg:pb-24">
      <div className="min-w-0 lg:col-span-full">
        <Button variant="link" icon={<ArrowLeft size={18} aria-hidden />} onClick={onBack}>
          {t('wall.back')}
        </Button>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <PageTitle className="d1">{t('wall.heading', { count })}</PageTitle>
        <p className="measure text-lg text-ink-soft">
          {t('wall.text', { title: wish.jobTitle, industry: industryName(wish.industry, language) })}
        </p>
        {earlier.length > 0 && (
          <div className="mt-4">
            <EarlierList generations={earlier.slice(0, shown)} thumbnails />
            {earlier.length > shown && (
              <Button variant="link" className="mt-2" onClick={onBack}>
                {t('earlier.all', { count: earlier.length })}
              </Button>
            )}
          </div>
        )}
      </div>
      <Offer price={(config?.prices ?? prices)[language].display} open={config?.payments ?? false} onPremium={onBack} />
    </div>
  );
}

function Offer({ price, open, onPremium }: { price: string; open: boolean; onPremium: () => void }) {
  const t = useMessages();
  const checkout = useCheckout(onPremium);
  return (
    <section
      aria-labelledby="offer"
      className="grid content-start gap-4 self-start rounded-card border-2 border-accent bg-sheet p-6 shadow-card lg:p-8"
    >
      <h2 id="offer" className="d4">
        {t('wall.plan')}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-5xl font-display tracking-display lining-nums">{price}</span>
        <span className="text-ink-soft">{t('wall.once')}</span>
      </p>
      <ul className="my-2 grid gap-3">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check size={20} className="mt-0.5 text-accent" aria-hidden />
            {t(`wall.benefit.${benefit}`)}
          </li>
        ))}
      </ul>
      {open ? (
        <>
          <Button
            variant="primary"
            size="lg"
            block
            busy={checkout.busy}
            busyLabel={t('wall.unlocking')}
            onClick={checkout.start}
            className="py-2 text-balance whitespace-normal! max-sm:px-3"
          >
            {t('wall.unlock', { price })}
          </Button>
          <p className="text-center text-sm text-ink-soft">{t('wall.secure')}</p>
        </>
      ) : (
        <p className="text-sm text-ink-soft">{t('wall.later')}</p>
      )}
    </section>
  );
}
