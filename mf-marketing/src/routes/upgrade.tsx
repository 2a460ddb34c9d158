import { Alert } from '@shortlist/shared-ui/components/alert';
import { SkeletonBlock } from '@shortlist/shared-ui/components/skeleton';
import { useSession } from '@shortlist/shared-ui/session';
import { PremiumActive } from '../features/upgrade/premium-active';
import { PremiumTemplates } from '../features/upgrade/premium-templates';
import { PremiumOffer } from '../features/upgrade/premium-offer';
import { PaymentFaq } from '../features/upgrade/payment-faq';
import { PlanComparison } from '../features/upgrade/plan-comparison';
import { joinSentences, useMessages } from '../messages';
import { useAbandonedCheckout } from '../shared/premium/abandoned-checkout';
import { useQuota } from '../shared/queries';

export default function Upgrade() {
  const t = useMessages();
  const { user } = useSession();
  const { data: quota, isPending } = useQuota();
  const hasAbandonedCheckout = useAbandonedCheckout();
  const isPremium = quota?.premium ?? user?.isPremium ?? false;
  const usageText = quota && t('upgrade.used', { used: quota.used, count: quota.limit });
  return (
    <>
      {/* On narrow screens, the price comes before the table. */}
      <div className="wrap grid gap-6 pt-8 pb-16 lg:grid-cols-[minmax(0,1fr)_408px] lg:gap-16 lg:pt-14">
        <div className="min-w-0 content-start gap-6 max-lg:contents lg:grid">
          <h1 tabIndex={-1} className="d1">
            {t('upgrade.heading')}
          </h1>
          {hasAbandonedCheckout && !isPremium && <Alert title={t('upgrade.left')}>{t('upgrade.leftText')}</Alert>}
          <p className="measure text-lg text-ink-soft">
            {isPending ? (
              <SkeletonBlock className="h-13" />
            ) : isPremium ? (
              t('upgrade.have')
            ) : (
              joinSentences(usageText, t('upgrade.freeFeaturesRemain'))
            )}
          </p>
          <div className="min-w-0 max-lg:order-last">
            <PlanComparison />
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          {isPremium ? <PremiumActive /> : <PremiumOffer />}
          <PremiumTemplates />
        </div>
      </div>
      <PaymentFaq />
    </>
  );
}
