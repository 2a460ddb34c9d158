import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '@shortlist/contracts/account/auth';
import { prices } from '@shortlist/contracts/platform/prices';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { Bar } from '@shortlist/shared-ui/components/bar';
import { Button, buttonClass } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { cx } from '@shortlist/shared-ui/components/cx';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { allowanceQuery, configQuery } from '../../shared/queries';
import { usePdf } from '../../shared/stored/use-pdf';
import { ExportButton } from './export-button';

export function AccountStatus({ user }: { user: User }) {
  const t = useMessages();
  const language = useLanguage();
  const isMounted = useIsMounted();
  const { data: allowance } = useQuery(allowanceQuery());
  const premium = allowance?.premium ?? user.isPremium;
  const since = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(user.createdAt));
  return (
    <Card aria-labelledby="account-status" className="grid gap-3">
      <h2 id="account-status" className="d4 mb-1">
        {t('dashboard.account')}
      </h2>
      <dl className="grid gap-3">
        <Fact term={t('dashboard.accountType')}>
          {t(premium ? 'dashboard.accountPremium' : 'dashboard.accountFree')}
        </Fact>
        {premium ? (
          <Fact term={t('dashboard.generations')}>{t('dashboard.unlimited')}</Fact>
        ) : (
          <Fact
            term={t('dashboard.used')}
            below={
              allowance &&
              allowance.limit > 0 && (
                <Bar tone="plain" label={t('dashboard.used')} value={(allowance.used / allowance.limit) * 100} />
              )
            }
          >
            {allowance ? `${allowance.used} / ${allowance.limit}` : '…'}
          </Fact>
        )}
        <Fact term={t('dashboard.since')}>
          <time dateTime={user.createdAt}>{since}</time>
        </Fact>
      </dl>
      {premium ? <Tips /> : <Upgrade />}
      <p className="-mb-3 flex flex-wrap gap-x-5 border-t border-line pt-2">
        {isMounted('/account') && (
          <Link to="/account" className={buttonClass({ variant: 'link' })}>
            {t('dashboard.settings')}
          </Link>
        )}
        <ExportButton />
      </p>
    </Card>
  );
}

function Fact({ term, below, children }: { term: string; below?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 text-sm">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-semibold">{children}</dd>
      {below && <dd className="mt-2 w-full">{below}</dd>}
    </div>
  );
}

function Upgrade() {
  const t = useMessages();
  const language = useLanguage();
  const isMounted = useIsMounted();
  const { data: config } = useQuery(configQuery());
  if (!isMounted('/upgrade')) return null;
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <Link
        to="/upgrade"
        className={cx(buttonClass({ variant: 'primary', block: true }), 'text-center whitespace-normal!')}
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

function Tips() {
  const t = useMessages();
  const tips = usePdf(() => Promise.resolve('/api/interview-tips/pdf'));
  return (
    <Button block busy={tips.busy} icon={<Download size={18} aria-hidden />} onClick={tips.download}>
      {t('dashboard.tips')}
    </Button>
  );
}
