import { Check } from 'lucide-react';
import { prices } from '@shortlist/contracts/payments/prices';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import { Dialog } from '@shortlist/shared-ui/components/dialog';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useLanguage } from '@shortlist/shared-ui/navigation/use-language';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { configQuery } from '../account-queries';

const benefits = ['unlimited', 'templates', 'support', 'tips'] as const;

interface Props {
  /** With `uses`, no free uses are left. With `template`, the template requires Premium. Null closes the dialog. */
  reason: 'uses' | 'template' | null;
  onClose: () => void;
}

export function PremiumDialog({ reason, onClose }: Props) {
  const t = useMessages();
  const language = useLanguage();
  const hasRoute = useHasRoute();
  const { data: config } = useQuery(configQuery());
  const price = (config?.prices ?? prices)[language].display;
  const count = config?.freeGenerations ?? 0;
  if (!reason) return null;
  return (
    <Dialog open onClose={onClose} title={t(`premiumWall.${reason}`, { count })} closeLabel={t('premiumWall.close')}>
      <div className="grid gap-4">
        <p className="text-sm text-ink-soft">{t(`premiumWall.${reason}Text`)}</p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="d2">{price}</span>
          <span className="text-sm text-ink-soft">{t('premiumWall.once')}</span>
        </p>
        <ul className="grid gap-2 text-sm">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-2">
              <Check size={18} className="mt-px text-accent" aria-hidden />
              {t(`premiumWall.benefit.${benefit}`)}
            </li>
          ))}
        </ul>
        {hasRoute('/upgrade') ? (
          <Link to="/upgrade" className={getButtonClass({ variant: 'primary', fullWidth: true })}>
            {t('premiumWall.unlock', { price })}
          </Link>
        ) : (
          <p className="text-sm text-ink-soft">{t('premiumWall.later')}</p>
        )}
        <Button variant="quiet" fullWidth onClick={onClose}>
          {t('premiumWall.back')}
        </Button>
      </div>
    </Dialog>
  );
}
