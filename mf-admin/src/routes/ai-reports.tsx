import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { ReportStats } from '../features/reports/report-stats';
import { ReportFilters } from '../features/reports/report-filters';
import { FollowUpQueue } from '../features/reports/follow-up-queue';
import { StaffPerformance } from '../features/reports/staff-performance';
import { RecentActivities } from '../features/reports/recent-activities';
import { ReportSummary } from '../features/reports/report-summary';
import { useActivities } from '../features/reports/use-activities';
import { useReportFilters } from '../features/reports/use-report-filters';
import { useMessages } from '../messages';
import { RequireAdmin } from '../shared/require-admin';
import { StatCardsSkeleton } from '../shared/stat-card';
import { ListSkeleton } from '../shared/list-skeleton';

/** Serves /ai-reports?days=1|7|30&staff=ID. */
export default function AiReports() {
  const t = useMessages();
  return (
    <RequireAdmin title={t('reports.title')}>
      <ReportsScreen />
    </RequireAdmin>
  );
}

function ReportsScreen() {
  const t = useMessages();
  const filters = useReportFilters();
  const { query, data, hasFailed, isPlaceholderData } = useActivities(Number(filters.days), filters.agent?.name);
  const isLoading = !data && !hasFailed;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-8 pb-16">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="d2">{t('reports.title')}</h1>
        <ReportFilters {...filters} />
      </header>
      {hasFailed && (
        <LoadError query={query} title={t('errorTitle')}>
          <span className="block">{t('reports.failedText')}</span>
        </LoadError>
      )}
      <div className="grid grid-cols-1 gap-6" aria-busy={isPlaceholderData}>
        {isLoading && <StatCardsSkeleton label={t('reports.loading')} count={4} />}
        {data && <ReportStats summary={data.summary} days={filters.days} />}
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[312px_minmax(0,1fr)]">
          <div className="grid min-w-0 content-start gap-6 lg:col-start-2">
            <FollowUpQueue />
            {isLoading && <ListSkeleton label={t('reports.loading')} rows={10} variant="entries" />}
            {data && <RecentActivities {...data} />}
          </div>
          <div className="grid min-w-0 content-start gap-6 lg:col-start-1 lg:row-start-1">
            {isLoading && <ListSkeleton label={t('reports.loading')} rows={6} variant="lines" />}
            {data && <StaffPerformance tasksByStaff={data.summary.tasksByStaff} />}
            <ReportSummary period="daily" title={t('reports.today')} />
            <ReportSummary period="weekly" title={t('reports.week')} />
          </div>
        </div>
      </div>
      <p className="text-xs text-ink-soft">{t('reports.refreshes')}</p>
    </div>
  );
}
