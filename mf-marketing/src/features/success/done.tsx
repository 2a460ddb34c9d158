import { Check } from 'lucide-react';
import { paymentSchema, type Payment } from '@shortlist/contracts/account/payment';
import { getQuery } from '@shortlist/shared-ui/api';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { formatMoney } from '@shortlist/shared-ui/payment/money';
import { useQuery } from '@shortlist/shared-ui/query';
import { useSession } from '@shortlist/shared-ui/session';
import { useMessages } from '../../messages';
import { Marked } from '../../shared/marked';
import { TipsButton } from '../../shared/premium/tips-button';
import { sentences } from '../../shared/sentences';
import { AskForAccount } from './ask-for-account';
import { Frame } from './frame';
import { Heading } from './heading';
import { WaysBack } from './ways-on';

/**
 * Confirms that the user has Premium. `email` is the address of the receipt; `shouldFocusHeading` means that the
 * payment was confirmed while this page was open.
 */
export function Done({ email, arrived }: { email?: string; arrived?: boolean }) {
  const t = useMessages();
  const language = useLanguage();
  const { user, known } = useSession();
  const { data: payments } = useQuery({
    ...getQuery('/api/payments', paymentSchema.array()),
    refetchOnMount: 'always',
  });
  const payment = payments?.find(({ status }) => status === 'paid');
  return (
    <Frame paper="designs">
      <div className="grid justify-items-start gap-3">
        {payment && (
          <Badge tone="good" icon={<Check size={16} aria-hidden />} className="min-h-7 px-3 text-sm">
            {t('success.paid', { amount: formatMoney(payment.amount, payment.currency, language) })}
          </Badge>
        )}
        <Heading arrived={arrived}>
          <Marked>{t('success.done')}</Marked>
        </Heading>
      </div>
      <p className="measure text-lg wrap-anywhere text-ink-soft">
        {sentences(t('success.doneText'), email && t('success.receipt', { email }))}
      </p>
      <WaysBack />
      <TipsButton />
      {known && !user && <AskForAccount email={email} />}
      {payment && <Guarantee payment={payment} />}
    </Frame>
  );
}

function Guarantee({ payment }: { payment: Payment }) {
  const t = useMessages();
  const language = useLanguage();
  const { user } = useSession();
  const dashboard = useIsMounted()('/dashboard') && user;
  const until = new Date(payment.refundableUntil);
  if (until < new Date()) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(until);
  return (
    <p className="measure text-sm text-ink-soft">
      {t(dashboard ? 'success.guarantee' : 'success.guaranteeVisitor', { date })}
    </p>
  );
}
