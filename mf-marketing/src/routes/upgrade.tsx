import { Alert } from '@shortlist/shared-ui/components/alert';
import { Bone } from '@shortlist/shared-ui/components/skeleton';
import { useSession } from '@shortlist/shared-ui/session';
import { AlreadyYours } from '../features/upgrade/already-yours';
import { MoreTemplates } from '../features/upgrade/more-templates';
import { Offer } from '../features/upgrade/offer';
import { PaymentQuestions } from '../features/upgrade/payment-questions';
import { PlanTable } from '../features/upgrade/plan-table';
import { useMessages } from '../messages';
import { useLeftCheckout } from '../shared/premium/left-checkout';
import { useAllowance } from '../shared/premium/use-allowance';
import { sentences } from '../shared/sentences';

export default function Upgrade() {
  const t = useMessages();
  const { user } = useSession();
  const { data: allowance, isPending } = useAllowance();
  const left = useLeftCheckout();
  const premium = allowance?.premium ?? user?.isPremium ?? false;
  const used = allowance && t('upgrade.used', { used: allowance.used, count: allowance.limit });
  return (
    <>
      {/* On narrow screens the price comes before the table. */}
      <div className="wrap grid gap-6 pt-8 pb-16 lg:grid-cols-[minmax(0,1fr)_408px] lg:gap-16 lg:pt-14">
        <div className="min-w-0 content-start gap-6 max-lg:contents lg:grid">
          <h1 tabIndex={-1} className="d1">
            {t('upgrade.heading')}
          </h1>
          {left && !premium && <Alert lead={t('upgrade.left')}>{t('upgrade.leftText')}</Alert>}
          <p className="measure text-lg text-ink-soft">
            {isPending ? <Bone className="h-13" /> : premium ? t('upgrade.have') : sentences(used, t('upgrade.stays'))}
          </p>
          <div className="min-w-0 max-lg:order-last">
            <PlanTable />
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          {premium ? <AlreadyYours /> : <Offer />}
          <MoreTemplates />
        </div>
      </div>
      <PaymentQuestions />
    </>
  );
}
