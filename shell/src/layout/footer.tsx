import { Link } from '@shortlist/shared-ui/navigation/link';
import { useSession } from '@shortlist/shared-ui/session';
import { useMessages } from '../messages';
import { Brand } from './brand';
import { useNav } from './nav';

export function Footer() {
  const t = useMessages();
  const nav = useNav(useSession().user);
  return (
    <footer className="border-t border-line py-12 text-sm text-ink-soft">
      <div className="wrap grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        <div className="grid content-start gap-1">
          <Brand />
          <p className="max-w-70">{t('footer.claim')}</p>
        </div>
        {nav.foot.map(({ title, items }) => (
          <nav key={title} aria-label={t(title)} className="grid content-start gap-1 lg:pt-3">
            <p className="font-bold text-ink">{t(title)}</p>
            <ul>
              {items.map(({ path, label }) => (
                <li key={label}>
                  <Link
                    to={path}
                    className="flex min-h-8 items-center text-ink-soft no-underline hover:text-ink hover:underline max-lg:min-h-11"
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
