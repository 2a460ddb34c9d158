import { ArrowLeft, Check } from 'lucide-react';
import { getIndustryName } from '@shortlist/contracts/platform/industry-names';
import { prices } from '@shortlist/contracts/payments/prices';
import { Button } from '@shortlist/shared-ui/components/button';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { GenerationList } from '../../shared/generation-list';
import { PageTitle } from '../../shared/page-title';
import { configQuery, generationsQuery } from '../../shared/queries';
import type { GenerationRequest } from '../../shared/generation-request';
import { useCheckout } from './use-checkout';

const benefits = ['unlimited', 'optimization', 'templates', 'support', 'tips'] as const;

/** The form shows the complete list. */
const maxVisibleResults = 3;

export function PaywallScreen({
  request,
  limit,
  onBack,
}: {
  request: GenerationRequest;
  limit?: number;
  onBack: () => void;
}) {
  const t = useMessages();
  const language = useLanguage();
  const { data: config } = useQuery(configQuery());
  const generations = useQuery(generationsQuery()).data ?? [];
  const freeGenerations = limit ?? config?.freeGenerations ?? 0;

  return (
    <div className="wrap grid grid-cols-1 justify-center gap-x-16 gap-y-6 pt-6 pb-16 lg:grid-cols-[536px_376px] lg:pt-12 lg:pb-24">
      <div className="min-w-0 lg:col-span-full">
        <Button variant="link" icon={<ArrowLeft size={18} aria-hidden />} onClick={onBack}>
          {t('paywall.back')}
        </Button>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <PageTitle className="d1">{t('paywall.heading', { count: freeGenerations })}</PageTitle>
        <p className="measure text-lg text-ink-soft">
          {t('paywall.text', { title: request.jobTitle, industry: getIndustryName(request.industry, language) })}
        </p>
        {generations.length > 0 && (
          <div className="mt-4">
            <GenerationList generations={generations.slice(0, maxVisibleResults)} thumbnails />
            {generations.length > maxVisibleResults && (
              <Button variant="link" className="mt-2" onClick={onBack}>
                {t('earlier.all', { count: generations.length })}
              </Button>
            )}
          </div>
        )}
      </div>
      <PremiumOffer
        price={(config?.prices ?? prices)[language].display}
        isPaymentEnabled={config?.payments ?? false}
        onAlreadyPremium={onBack}
      />
    </div>
  );
}

function PremiumOffer({
  price,
  isPaymentEnabled,
  onAlreadyPremium,
}: {
  price: string;
  isPaymentEnabled: boolean;
  onAlreadyPremium: () => void;
}) {
  const t = useMessages();
  const checkout = useCheckout(onAlreadyPremium);
  return (
    <section
      aria-labelledby="offer"
      className="grid content-start gap-4 self-start rounded-card border-2 border-accent bg-sheet p-6 shadow-card lg:p-8"
    >
      <h2 id="offer" className="d4">
        {t('paywall.plan')}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-5xl font-display tracking-display lining-nums">{price}</span>
        <span className="text-ink-soft">{t('paywall.once')}</span>
      </p>
      <ul className="my-2 grid gap-3">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check size={20} className="mt-0.5 text-accent" aria-hidden />
            {t(`paywall.benefit.${benefit}`)}
          </li>
        ))}
      </ul>
      {isPaymentEnabled ? (
        <>
          <Button
            variant="primary"
            size="lg"
            fullWidth
            busy={checkout.isBusy}
            busyLabel={t('paywall.unlocking')}
            onClick={checkout.start}
            className="py-2 text-balance whitespace-normal! max-sm:px-3"
          >
            {t('paywall.unlock', { price })}
          </Button>
          <p className="text-center text-sm text-ink-soft">{t('paywall.secure')}</p>
        </>
      ) : (
        <p className="text-sm text-ink-soft">{t('paywall.later')}</p>
      )}
    </section>
  );
}
