import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '@shortlist/contracts/account/auth';
import { prices } from '@shortlist/contracts/payments/prices';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { Meter } from '@shortlist/shared-ui/components/meter';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { clsx } from 'clsx';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { quotaQuery, configQuery } from '../../shared/account-queries';
import { usePdfDownload } from '../../shared/download/use-pdf-download';
import { DataExportButton } from './data-export-button';

export function AccountStatus({ user }: { user: User }) {
  const t = useMessages();
  const language = useLanguage();
  const hasRoute = useHasRoute();
  const { data: quota } = useQuery(quotaQuery());
  const isPremium = quota?.premium ?? user.isPremium;
  const signUpDate = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(user.createdAt));
  return (
    <Card aria-labelledby="account-status" className="grid gap-3">
      <h2 id="account-status" className="d4 mb-1">
        {t('dashboard.account')}
      </h2>
      <dl className="grid gap-3">
        <DetailRow label={t('dashboard.accountType')}>
          {t(isPremium ? 'dashboard.accountPremium' : 'dashboard.accountFree')}
        </DetailRow>
        {isPremium ? (
          <DetailRow label={t('dashboard.generations')}>{t('dashboard.unlimited')}</DetailRow>
        ) : (
          <DetailRow
            label={t('dashboard.used')}
            footer={
              quota &&
              quota.limit > 0 && (
                <Meter tone="plain" label={t('dashboard.used')} value={(quota.used / quota.limit) * 100} />
              )
            }
          >
            {quota ? `${quota.used} / ${quota.limit}` : '…'}
          </DetailRow>
        )}
        <DetailRow label={t('dashboard.since')}>
          <time dateTime={user.createdAt}>{signUpDate}</time>
        </DetailRow>
      </dl>
      {isPremium ? <InterviewTipsButton /> : <UpgradeOffer />}
      <p className="-mb-3 flex flex-wrap gap-x-5 border-t border-line pt-2">
        {hasRoute('/account') && (
          <Link to="/account" className={getButtonClass({ variant: 'link' })}>
            {t('dashboard.settings')}
          </Link>
        )}
        <DataExportButton />
      </p>
    </Card>
  );
}

function DetailRow({ label, footer, children }: { label: string; footer?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 text-sm">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
      {footer && <dd className="mt-2 w-full">{footer}</dd>}
    </div>
  );
}

function UpgradeOffer() {
  const t = useMessages();
  const language = useLanguage();
  const hasRoute = useHasRoute();
  const { data: config } = useQuery(configQuery());
  if (!hasRoute('/upgrade')) return null;
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <Link
        to="/upgrade"
        className={clsx(getButtonClass({ variant: 'primary', fullWidth: true }), 'text-center whitespace-normal!')}
      >
        {t('dashboard.upgrade', { price: (config?.prices ?? prices)[language].display })}
      </Link>
      <p className="text-center text-xs text-ink-soft">
        {t('dashboard.upgradeText')
          .split(/(?<=\. |。)/)
          .map((sentence) => (
            // Prefers line breaks between sentences over breaks at hyphens.
            <span key={sentence} className="inline-block whitespace-pre-wrap">
              {sentence}
            </span>
          ))}
      </p>
    </div>
  );
}

function InterviewTipsButton() {
  const t = useMessages();
  const tipsDownload = usePdfDownload(() => Promise.resolve('/api/interview-tips/pdf'));
  return (
    <Button
      fullWidth
      busy={tipsDownload.isPending}
      icon={<Download size={18} aria-hidden />}
      onClick={tipsDownload.download}
    >
      {t('dashboard.tips')}
    </Button>
  );
}
