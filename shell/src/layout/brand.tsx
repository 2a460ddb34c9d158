import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../messages';

/** The name, its second half marked, as a link to the home page. */
export function Brand() {
  const t = useMessages();
  return (
    <Link
      to="/"
      aria-label={t('brand.home')}
      className="inline-flex min-h-11 items-center font-serif text-xl leading-none font-medium tracking-display whitespace-nowrap text-ink no-underline"
    >
      Short<span className="mark mx-0! pr-[0.16em] pl-[0.1em]">list</span>
    </Link>
  );
}
