import { staff } from '@shortlist/contracts/admin/staff';
import { SegmentedControl } from '@shortlist/shared-ui/components/segmented-control';
import { Select } from '@shortlist/shared-ui/components/select';
import { useMessages } from '../../messages';
import { periods, type useReportFilters } from './use-report-filters';

export function ReportFilters({ days, agent, setDays, setAgentId }: ReturnType<typeof useReportFilters>) {
  const t = useMessages();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3 max-sm:w-full">
      <SegmentedControl
        label={t('reports.period')}
        options={periods.map((value) => ({ value, label: t(`reports.last${value}`) }))}
        value={days}
        onChange={setDays}
      />
      <Select
        label={t('reports.filter')}
        hideLabel
        options={[{ value: '', label: t('reports.all') }, ...staff.map(({ id, name }) => ({ value: id, label: name }))]}
        value={agent?.id ?? ''}
        onChange={(event) => setAgentId(event.target.value)}
        className="max-sm:w-full sm:w-60"
      />
    </div>
  );
}
