import { staff } from '@shortlist/contracts/admin/staff';
import { Segments } from '@shortlist/shared-ui/components/segments';
import { Select } from '@shortlist/shared-ui/components/select';
import { useMessages } from '../../messages';
import { periods, type useFilters } from './use-filters';

export function Filters({ days, member, setDays, setStaff }: ReturnType<typeof useFilters>) {
  const t = useMessages();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3 max-sm:w-full">
      <Segments
        label={t('reports.period')}
        options={periods.map((value) => ({ value, label: t(`reports.last${value}`) }))}
        value={days}
        onChange={setDays}
      />
      <Select
        label={t('reports.filter')}
        hideLabel
        options={[{ value: '', label: t('reports.all') }, ...staff.map(({ id, name }) => ({ value: id, label: name }))]}
        value={member?.id ?? ''}
        onChange={(event) => setStaff(event.target.value)}
        className="max-sm:w-full sm:w-60"
      />
    </div>
  );
}
