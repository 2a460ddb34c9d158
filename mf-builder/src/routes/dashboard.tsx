import type { User } from '@shortlist/contracts/account/auth';
import { Spinner } from '@shortlist/shared-ui/components/spinner';
import { useMediaQuery } from '@shortlist/shared-ui/components/use-media-query';
import { useLocalizedNavigate } from '@shortlist/shared-ui/navigation/use-language';
import { useSession, useSessionHint } from '@shortlist/shared-ui/session';
import { useEffect } from 'react';
import { LettersPanel } from '../features/dashboard-documents/letters-panel';
import { ResumesPanel } from '../features/dashboard-documents/resumes-panel';
import { AccountStatus } from '../features/dashboard/account-status';
import { TrashSection } from '../features/dashboard/trash-section';
import { RecentGenerations } from '../features/dashboard/recent-generations';
import { RegisterPrompt } from '../features/dashboard/register-prompt';
import { PaymentsCard } from '../features/dashboard/payments-card';
import { QuickLinks } from '../features/dashboard/quick-links';
import { useMessages } from '../messages';

/** Serves /dashboard. Redirects visitors who have stored nothing to the home page. */
export default function DashboardRoute() {
  const t = useMessages();
  const navigate = useLocalizedNavigate();
  const { user, isConfirmed } = useSession();
  const sessionHint = useSessionHint();
  const hasNoData = isConfirmed && !user && sessionHint !== 'guest';
  useEffect(() => {
    if (hasNoData) navigate('/', { replace: true });
  }, [hasNoData, navigate]);
  if (isConfirmed && !hasNoData) return <Dashboard user={user} />;
  return (
    <p role="status" className="wrap grid justify-items-center py-24 text-accent">
      <Spinner className="size-8" />
      <span className="sr-only">{t('dashboard.loading')}</span>
    </p>
  );
}

const narrowQuery = '(max-width: 767px)';

function Dashboard({ user }: { user: User | null }) {
  const t = useMessages();
  const isNarrow = useMediaQuery(narrowQuery);
  const quickLinks = user && <QuickLinks isPremium={user.isPremium} isNarrow={isNarrow} />;
  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-8 pb-16 lg:gap-10 lg:pt-10 lg:pb-24">
      <h1 className="d2 wrap-anywhere">
        {user ? t('dashboard.welcome', { name: user.username }) : t('dashboard.documents')}
      </h1>
      {!isNarrow && quickLinks}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8 lg:gap-10">
          <ResumesPanel />
          <LettersPanel />
          <RecentGenerations />
          <TrashSection />
          {isNarrow && quickLinks}
        </div>
        <div className="grid min-w-0 content-start gap-6">
          {user ? <AccountStatus user={user} /> : <RegisterPrompt />}
          <PaymentsCard />
        </div>
      </div>
    </div>
  );
}
