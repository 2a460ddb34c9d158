import { staff } from '@shortlist/contracts/admin/staff';
import { useSearchParams } from '@shortlist/shared-ui/router';

export const periods = ['1', '7', '30'] as const;
export type Period = (typeof periods)[number];
const defaultPeriod: Period = '7';

/** Stores the filters in the query string, so that they survive a reload and can be shared. Ignores unknown values. */
export function useReportFilters() {
  const [params, setParams] = useSearchParams();
  const days = periods.find((period) => period === params.get('days')) ?? defaultPeriod;
  const agent = staff.find(({ id }) => id === params.get('staff'));
  const setParam = (name: 'days' | 'staff', value: string) => {
    const newParams = new URLSearchParams(params);
    if (value === '' || value === defaultPeriod) newParams.delete(name);
    else newParams.set(name, value);
    setParams(newParams, { replace: true });
  };
  return {
    days,
    agent,
    setDays: (period: Period) => setParam('days', period),
    setAgentId: (id: string) => setParam('staff', id),
  };
}
