import { staff } from '@shortlist/contracts/admin/staff';
import { useSearchParams } from '@shortlist/shared-ui/router';

export const periods = ['1', '7', '30'] as const;
export type Period = (typeof periods)[number];
const usual: Period = '7';

/** Stores the filters in the query string, so that they survive a reload and can be shared. Ignores unknown values. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const days = periods.find((period) => period === params.get('days')) ?? usual;
  const member = staff.find(({ id }) => id === params.get('staff'));
  const change = (name: 'days' | 'staff', value: string) => {
    const next = new URLSearchParams(params);
    if (value === '' || value === usual) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  return {
    days,
    member,
    setDays: (period: Period) => change('days', period),
    setStaff: (id: string) => change('staff', id),
  };
}
