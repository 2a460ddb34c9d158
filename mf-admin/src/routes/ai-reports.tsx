import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Figures } from '../features/reports/figures';
import { Filters } from '../features/reports/filters';
import { FollowUpQueue } from '../features/reports/follow-up-queue';
import { Performance } from '../features/reports/performance';
import { Recent } from '../features/reports/recent';
import { Summary } from '../features/reports/summary';
import { useActivities } from '../features/reports/use-activities';
import { useFilters } from '../features/reports/use-filters';
import { useMessages } from '../messages';
import { AdminsOnly } from '../shared/admins-only';
import { FiguresLoading } from '../shared/figure';
import { RowsLoading } from '../shared/rows-loading';

/** /ai-reports. `?days=1|7|30&staff=ID` */
export default function AiReports() {
  const t = useMessages();
  return (
    <AdminsOnly title={t('reports.title')}>
      <ReportsScreen />
    </AdminsOnly>
  );
}

function ReportsScreen() {
  const t = useMessages();
  const filters = useFilters();
  const { query, data, failed, isPlaceholderData } = useActivities(Number(filters.days), filters.member?.name);
  const isLoading = !data && !failed;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-8 pb-16">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="d2">{t('reports.title')}</h1>
        <Filters {...filters} />
      </header>
      {failed && (
        <LoadError query={query} lead={t('errorTitle')}>
          <span className="block">{t('reports.failedText')}</span>
        </LoadError>
      )}
      <div className="grid grid-cols-1 gap-6" aria-busy={isPlaceholderData}>
        {isLoading && <FiguresLoading label={t('reports.loading')} count={4} />}
        {data && <Figures summary={data.summary} days={filters.days} />}
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[312px_minmax(0,1fr)]">
          <div className="grid min-w-0 content-start gap-6 lg:col-start-2">
            <FollowUpQueue />
            {isLoading && <RowsLoading label={t('reports.loading')} rows={10} of="entries" />}
            {data && <Recent {...data} />}
          </div>
          <div className="grid min-w-0 content-start gap-6 lg:col-start-1 lg:row-start-1">
            {isLoading && <RowsLoading label={t('reports.loading')} rows={6} of="lines" />}
            {data && <Performance tasksByStaff={data.summary.tasksByStaff} />}
            <Summary of="daily" title={t('reports.today')} />
            <Summary of="weekly" title={t('reports.week')} />
          </div>
        </div>
      </div>
      <p className="text-xs text-ink-soft">{t('reports.refreshes')}</p>
    </div>
  );
}
