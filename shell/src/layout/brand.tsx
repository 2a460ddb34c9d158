import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../messages';
import { Wordmark } from './wordmark';

export function Brand() {
  const t = useMessages();
  return (
    <Link to="/" aria-label={t('brand.home')} className="inline-flex min-h-11 items-center text-ink no-underline">
      <Wordmark />
    </Link>
  );
}
