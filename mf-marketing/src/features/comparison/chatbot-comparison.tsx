import { Check } from 'lucide-react';
import { Card } from '@shortlist/shared-ui/components/card';
import { useMessages } from '../../messages';
import { usePrice } from '../../shared/queries';

const rows = ['get', 'know', 'facts', 'gaps', 'price'] as const;

export function ChatbotComparison() {
  const t = useMessages();
  const price = usePrice();
  const headerCellClass = 'border-b border-line px-5 py-4 text-left text-sm font-medium';
  const cellClass = 'border-line px-5 py-4 align-top max-md:block md:border-b md:group-last:border-b-0';
  return (
    <section className="band bg-sunken">
      <div className="wrap">
        <h2 className="d2">{t('comparison.title')}</h2>
        <Card padded={false} className="mt-8 overflow-hidden">
          <table className="w-full border-collapse max-md:block">
            <thead className="max-md:sr-only">
              <tr>
                <th scope="col" className={`${headerCellClass} w-[26%]`}>
                  <span className="sr-only">{t('comparison.topic')}</span>
                </th>
                <th scope="col" className={`${headerCellClass} w-[40%] bg-accent-soft text-accent`}>
                  {t('comparison.us')}
                </th>
                <th scope="col" className={`${headerCellClass} text-ink-soft`}>
                  {t('comparison.them')}
                </th>
              </tr>
            </thead>
            <tbody className="max-md:block">
              {rows.map((row) => (
                <tr key={row} className="group max-md:block max-md:not-first:border-t max-md:border-line">
                  <th scope="row" className={`${cellClass} text-left font-medium`}>
                    {t(`comparison.${row}`)}
                  </th>
                  <td className={`${cellClass} bg-accent-soft`}>
                    <span className="flex items-start gap-3">
                      <Check size={18} className="mt-[calc((1lh-18px)/2)] text-accent" aria-hidden />
                      <span>
                        <span className="block text-xs text-accent md:hidden" aria-hidden="true">
                          {t('comparison.us')}
                        </span>
                        {t(`comparison.${row}Us`, { price })}
                      </span>
                    </span>
                  </td>
                  <td className={`${cellClass} text-ink-soft`}>
                    <span className="block text-xs md:hidden" aria-hidden="true">
                      {t('comparison.them')}
                    </span>
                    {t(`comparison.${row}Them`)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      </div>
    </section>
  );
}
