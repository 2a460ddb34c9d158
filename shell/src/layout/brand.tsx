import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../messages';

export function Brand() {
  const t = useMessages();
  return (
    <Link to="/" aria-label={t('brand.home')} className="inline-flex min-h-11 items-center text-ink no-underline">
      <Wordmark />
    </Link>
  );
}

export function Wordmark() {
  return (
    <span className="font-serif text-xl leading-none font-medium tracking-display whitespace-nowrap" lang="en">
      Short<span className="mark mx-0! pr-[0.16em] pl-[0.1em]">list</span>
    </span>
  );
}
