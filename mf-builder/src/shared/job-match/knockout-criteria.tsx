import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { KnockoutCriterion } from '@shortlist/contracts/platform/job-match';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useMessages } from '../../messages';

const answerStyles = {
  yes: { Icon: CircleCheck, colorClass: 'text-good' },
  no: { Icon: CircleX, colorClass: 'text-danger' },
  unknown: { Icon: CircleHelp, colorClass: 'text-warn' },
};

/** Lists requirements that disqualify applicants regardless of their score. */
export function KnockoutCriteria({ criteria }: { criteria: KnockoutCriterion[] }) {
  const t = useMessages();
  const language = useLanguage();
  if (criteria.length === 0) return null;
  const formatYears = (count: number) =>
    t('match.yearsFound', { count, years: new Intl.NumberFormat(language).format(count) });
  return (
    <section aria-label={t('match.knockOuts')} className="grid gap-2">
      <h4 className="text-sm font-bold">{t('match.knockOuts')}</h4>
      <p className="text-xs text-ink-soft">{t('match.knockOutsText')}</p>
      <ul className="grid gap-2">
        {criteria.map(({ kind, asked, answer, found }) => {
          const { Icon, colorClass } = answerStyles[answer];
          return (
            <li key={`${kind} ${asked}`} className="grid grid-cols-[20px_1fr] gap-x-2 text-sm">
              <Icon size={20} className={colorClass} aria-hidden />
              <span>
                <span className="font-medium">{t(`match.kind.${kind}`)}</span> {asked}
                <span className="block text-xs text-ink-soft">
                  {t(`match.answer.${answer}`)} {kind === 'years' && found ? formatYears(Number(found)) : found}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
