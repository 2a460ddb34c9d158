import type { User } from '@shortlist/contracts/account/auth';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useGo } from '@shortlist/shared-ui/navigation/use-language';
import { useSession } from '@shortlist/shared-ui/session';
import { useEffect } from 'react';
import { LettersPanel } from '../features/dashboard-documents/letters-panel';
import { ResumesPanel } from '../features/dashboard-documents/resumes-panel';
import { AccountStatus } from '../features/dashboard/account-status';
import { Bin } from '../features/dashboard/bin';
import { EarlierResults } from '../features/dashboard/earlier-results';
import { Payments } from '../features/dashboard/payments';
import { QuickCards } from '../features/dashboard/quick-cards';
import { useMessages } from '../messages';

/** /dashboard: for those who are signed in; all others are sent to the first page. */
export default function DashboardRoute() {
  const t = useMessages();
  const go = useGo();
  const { user, known } = useSession();
  const signedOut = known && !user;
  useEffect(() => {
    if (signedOut) go('/', { replace: true });
  }, [signedOut, go]);
  if (known && user) return <Dashboard user={user} />;
  return (
    <p role="status" className="wrap grid justify-items-center py-24 text-accent">
      <Spinner className="size-8" />
      <span className="sr-only">{t('dashboard.loading')}</span>
    </p>
  );
}

function Dashboard({ user }: { user: User }) {
  const t = useMessages();
  return (
    <div className="wrap grid gap-8 pt-8 pb-16 lg:gap-10 lg:pt-10 lg:pb-24">
      <h1 className="d2 wrap-anywhere">{t('dashboard.welcome', { name: user.username })}</h1>
      <QuickCards premium={user.isPremium} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8 lg:gap-10">
          <ResumesPanel />
          <LettersPanel />
          <EarlierResults />
          <Bin />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <AccountStatus user={user} />
          <Payments />
        </div>
      </div>
    </div>
  );
}
