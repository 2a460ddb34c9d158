import { Circle, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useQuery } from '@shortlist/shared-ui/query';
import { getQueryOptions } from '../api/client';
import { Button } from '../components/controls/button';
import { Spinner } from '../components/feedback/spinner';
import { useCommonMessages } from '../i18n/common-messages';
import { useLanguage } from '../navigation/use-language';
import type { PaymentPolling } from './use-payment-status';

const loadSchema = async () => (await import('@shortlist/contracts/platform/public-config')).publicConfigSchema;

export function PaymentSteps({ payment }: { payment: PaymentPolling }) {
  const t = useCommonMessages();
  const language = useLanguage();
  const { data: config } = useQuery(getQueryOptions('/api/config', loadSchema));
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(payment.startedAt);
  return (
    <div className="grid gap-6">
      <div role="status">
        <ol>
          <Step
            icon={<CircleCheck size={24} className="text-accent" aria-hidden />}
            note={t('payment.backText', { time })}
          >
            {t('payment.back')}
          </Step>
          <Step icon={<Spinner className="mt-0.5 size-5! text-accent" />} note={t('payment.waitingText')}>
            {t('payment.waiting')}
          </Step>
          <Step icon={<Circle size={24} className="text-ink-soft" aria-hidden />}>
            <span className="font-normal text-ink-soft">{t('payment.on')}</span>
          </Step>
        </ol>
      </div>
      <div className="flex flex-wrap items-center gap-3 rounded-card bg-sunken px-4 py-3 text-sm">
        <div className="flex min-w-48 flex-1 gap-3">
          <Info size={20} aria-hidden />
          <p role={payment.isSlow ? 'status' : undefined}>
            {payment.isSlow ? t('payment.long') : t('payment.soon')}{' '}
            {payment.isSlow && config && (
              <a href={`mailto:${config.supportEmail}`} className="wrap-anywhere">
                {config.supportEmail}
              </a>
            )}
          </p>
        </div>
        <Button size="sm" onClick={payment.checkNow} className="max-sm:ml-8">
          {t('payment.check')}
        </Button>
      </div>
    </div>
  );
}

function Step({ icon, note, children }: { icon: ReactNode; note?: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[24px_1fr] gap-x-4 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
      <span className="grid w-6 justify-items-center">{icon}</span>
      <div>
        <p className="text-lg leading-6 font-medium">{children}</p>
        {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
      </div>
    </li>
  );
}
