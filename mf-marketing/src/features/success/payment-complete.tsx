import { Check } from 'lucide-react';
import { paymentSchema, type Payment } from '@shortlist/contracts/payments/payment';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { formatMoney } from '@shortlist/shared-ui/payment/format-money';
import { useQuery } from '@shortlist/shared-ui/query';
import { useSession } from '@shortlist/shared-ui/session';
import { joinSentences, useMessages } from '../../messages';
import { HighlightedText } from '@shortlist/shared-ui/components/highlight';
import { InterviewTipsButton } from '../../shared/premium/interview-tips-button';
import { CreateAccountPrompt } from './create-account-prompt';
import { SuccessLayout } from './success-layout';
import { SuccessHeading } from './success-heading';
import { ReturnLinks } from './next-steps';

/** `email` is the address of the receipt. */
export function PaymentComplete({ email, shouldFocusHeading }: { email?: string; shouldFocusHeading: boolean }) {
  const t = useMessages();
  const language = useLanguage();
  const { user, isConfirmed } = useSession();
  const { data: payments } = useQuery({
    ...getQueryOptions('/api/payments', paymentSchema.array()),
    refetchOnMount: 'always',
  });
  const payment = payments?.find(({ status }) => status === 'paid');
  return (
    <SuccessLayout artwork="designs">
      <div className="grid justify-items-start gap-3">
        {payment && (
          <Badge tone="good" icon={<Check size={16} aria-hidden />} className="min-h-7 px-3 text-sm">
            {t('success.paid', { amount: formatMoney(payment.amount, payment.currency, language) })}
          </Badge>
        )}
        <SuccessHeading shouldFocus={shouldFocusHeading}>
          <HighlightedText>{t('success.done')}</HighlightedText>
        </SuccessHeading>
      </div>
      <p className="measure text-lg wrap-anywhere text-ink-soft">
        {joinSentences(t('success.doneText'), email && t('success.receipt', { email }))}
      </p>
      <ReturnLinks />
      <InterviewTipsButton />
      {isConfirmed && !user && <CreateAccountPrompt email={email} />}
      {payment && <RefundNotice payment={payment} />}
    </SuccessLayout>
  );
}

function RefundNotice({ payment }: { payment: Payment }) {
  const t = useMessages();
  const language = useLanguage();
  const { user } = useSession();
  const hasDashboard = useHasRoute()('/dashboard') && user;
  const refundDeadline = new Date(payment.refundableUntil);
  if (refundDeadline < new Date()) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(refundDeadline);
  return (
    <p className="measure text-sm text-ink-soft">
      {t(hasDashboard ? 'success.guarantee' : 'success.guaranteeVisitor', { date })}
    </p>
  );
}
