import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { clsx } from 'clsx';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../messages';

export function GetStartedLink({ className, onClick }: { className?: string; onClick?: () => void }) {
  const t = useMessages();
  return (
    <Link to="/autonomous" onClick={onClick} className={clsx(getButtonClass({ variant: 'primary' }), className)}>
      {t('nav.getStarted')}
    </Link>
  );
}
