import { Card } from '@shortlist/shared-ui/components/card';
import { clsx } from 'clsx';
import { useMessages } from '../../messages';
import { usePublicConfig } from '../../shared/queries';

const rows = ['generations', 'documents', 'templates', 'score', 'optimization', 'support', 'tips'] as const;

export function PlanComparison() {
  const t = useMessages();
  const freeGenerations = usePublicConfig()?.freeGenerations ?? '…';
  const cellClass = 'px-2 py-3 text-left align-top wrap-anywhere max-sm:first:pl-4 sm:px-4 md:px-6 md:py-4';
  const paidCellClass = 'bg-accent-soft';
  return (
    <Card padded={false} className="overflow-hidden">
      <table className="w-full table-fixed border-collapse text-sm md:text-base">
        <thead className="text-sm">
          <tr>
            <th scope="col" className={clsx(cellClass, 'w-[37%] md:w-[41%]')}>
              <span className="sr-only">{t('upgrade.what')}</span>
            </th>
            <th scope="col" className={clsx(cellClass, 'font-medium text-ink-soft')}>
              {t('upgrade.free')}
            </th>
            <th scope="col" className={clsx(cellClass, paidCellClass, 'w-[30%] font-semibold text-accent md:w-[24%]')}>
              {t('upgrade.unlimited')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} className="border-t border-line">
              <th scope="row" className={clsx(cellClass, 'font-normal')}>
                {t(`upgrade.row.${row}`)}
              </th>
              <td className={clsx(cellClass, 'text-ink-soft')}>
                {t(`upgrade.freeRow.${row}`, { limit: freeGenerations })}
              </td>
              <td className={clsx(cellClass, paidCellClass, 'font-semibold')}>{t(`upgrade.paidRow.${row}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
