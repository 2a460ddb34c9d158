import type { ReactNode } from 'react';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { clsx } from 'clsx';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useSession } from '@shortlist/shared-ui/session';
import { useMessages } from '../../messages';
import { CheckoutButton } from '../../shared/premium/checkout-button';
import { CheckListItem } from '../../shared/check-list-item';
import { usePublicConfig, usePrice } from '../../shared/queries';

interface PricingProps {
  sunken?: boolean;
  /** Replaces the checkout button of the paid plan. */
  children?: ReactNode;
}

export function Pricing({ sunken = false, children }: PricingProps) {
  const t = useMessages();
  const config = usePublicConfig();
  const price = usePrice();
  const hasGenerator = useHasRoute()('/autonomous');
  const freeFeatures = ['freeWriting', 'freeTemplates', 'freePdf', 'freeScore'] as const;
  const paidFeatures = ['paidUnlimited', 'paidAi', 'paidTemplates', 'paidSupport', 'paidTips'] as const;
  return (
    <section id="pricing" className={clsx('band', sunken && 'bg-sunken')}>
      <div className="wrap">
        <h2 className="d2">{t('pricing.title')}</h2>
        <p className="mt-3 text-lg text-ink-soft">{t('pricing.lead')}</p>
        <div className="mt-8 grid gap-4 md:grid-cols-2 md:grid-rows-[auto_1fr_auto_auto] lg:mt-12 lg:gap-6">
          <PlanCard
            name={t('pricing.freeName')}
            lead={t('pricing.freeLead')}
            price={t('pricing.freePrice')}
            features={[
              ...(config ? [t('hero.free', { count: config.freeGenerations })] : []),
              ...freeFeatures.map((key) => t(`pricing.${key}`)),
            ]}
          >
            {hasGenerator && (
              <Link to="/autonomous" className={getButtonClass({ fullWidth: true })}>
                {t('pricing.startFree')}
              </Link>
            )}
          </PlanCard>
          <PlanCard
            name={t('pricing.paidName')}
            lead={t('pricing.paidLead')}
            price={price}
            note={t('pricing.oneTime')}
            features={paidFeatures.map((key) => t(`pricing.${key}`))}
            isHighlighted
          >
            <PurchaseAction>{children}</PurchaseAction>
          </PlanCard>
        </div>
      </div>
    </section>
  );
}

function PurchaseAction({ children }: { children?: ReactNode }) {
  const t = useMessages();
  const config = usePublicConfig();
  const { user } = useSession();
  const note = user?.isPremium ? 'pricing.yours' : config?.payments === false ? 'pricing.notYet' : 'pricing.guarantee';
  return (
    <>
      <div className="grid gap-3 empty:hidden">
        {children ?? (config?.payments && !user?.isPremium && <CheckoutButton />)}
      </div>
      <p className="-mt-3 text-center text-sm text-ink-soft md:row-start-4">{t(note)}</p>
    </>
  );
}

interface PlanCardProps {
  name: string;
  lead: string;
  price: string;
  note?: string;
  features: string[];
  isHighlighted?: boolean;
  children: ReactNode;
}

/** The subgrid aligns the rows and buttons of both plans. */
function PlanCard({ name, lead, price, note, features, isHighlighted = false, children }: PlanCardProps) {
  return (
    <Card
      aria-label={name}
      className={clsx(
        'grid content-start gap-6 p-6! md:row-span-4 md:grid-rows-subgrid md:p-8!',
        isHighlighted && 'border-accent! shadow-[0_0_0_1px_var(--accent)]!',
      )}
    >
      <div className="grid gap-1">
        <h3 className="d4">{name}</h3>
        <p className="text-ink-soft">{lead}</p>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
          <span className="font-serif text-5xl font-display tracking-display lining-nums">{price}</span>
          {note && <span className="text-sm text-ink-soft">{note}</span>}
        </p>
      </div>
      <ul className="grid content-start gap-2">
        {features.map((feature) => (
          <CheckListItem key={feature}>{feature}</CheckListItem>
        ))}
      </ul>
      {children}
    </Card>
  );
}
