import { useMessages } from '../../messages';
import { CheckoutButton } from '../../shared/premium/checkout-button';
import { CheckListItem } from '../../shared/check-list-item';
import { usePublicConfig, usePrice } from '../../shared/queries';

const promises = ['card', 'refund', 'once'] as const;

export function PremiumOffer() {
  const t = useMessages();
  const config = usePublicConfig();
  const price = usePrice();
  return (
    <section
      aria-labelledby="offer"
      className="grid gap-6 rounded-card border-2 border-accent bg-sheet p-6 shadow-card md:p-8"
    >
      <div className="grid gap-3">
        <h2 id="offer" className="d4">
          {t('pricing.paidName')}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-serif text-5xl font-display tracking-display lining-nums">{price}</span>
          <span className="text-ink-soft">{t('pricing.oneTime')}</span>
        </p>
      </div>
      {config?.payments && <CheckoutButton size="lg" />}
      {config?.payments === false && (
        <p className="rounded-control bg-sunken px-4 py-3 text-sm">{t('upgrade.notYet')}</p>
      )}
      <ul className="grid gap-3 text-sm">
        {promises.map((promise) => (
          <CheckListItem key={promise}>{t(`upgrade.promise.${promise}`)}</CheckListItem>
        ))}
      </ul>
    </section>
  );
}
