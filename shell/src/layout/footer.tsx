import { Link } from '@shortlist/shared-ui/navigation/link';
import { useSession } from '@shortlist/shared-ui/session';
import { useMessages } from '../messages';
import { Brand } from './brand';
import { useNavItems } from './use-nav-items';

export function Footer() {
  const t = useMessages();
  const nav = useNavItems(useSession().user);
  if (nav.isInAdmin) return null;
  return (
    <footer className="border-t border-line py-12 text-sm text-ink-soft max-lg:pb-24">
      <div className="wrap grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-4">
        <div className="grid content-start gap-1 max-lg:col-span-full">
          <Brand />
          <p className="max-w-70">{t('footer.claim')}</p>
        </div>
        {nav.footer.map(({ title, items }) => (
          <nav
            key={title}
            aria-label={t(title)}
            className="group grid content-start gap-1 max-sm:last:col-span-full lg:pt-3"
          >
            <p className="font-bold text-ink">{t(title)}</p>
            <ul className="gap-6 max-sm:group-last:columns-2">
              {items.map(({ path, label }) => (
                <li key={label} className="break-inside-avoid">
                  <Link
                    to={path}
                    className="flex min-h-8 items-center wrap-anywhere hyphens-auto text-ink-soft no-underline hover:text-ink hover:underline max-lg:min-h-11"
                  >
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
