import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { useLocation } from '@shortlist/shared-ui/router';
import { useMessages } from '../messages';
import type { PageRegistry } from '../remotes/registry';

/** Development only. Lists each area that is served from a local checkout and links to the unmodified site. */
export function OverrideBanner({ registry }: { registry: PageRegistry | undefined }) {
  const t = useMessages();
  const { pathname, search } = useLocation();
  const overrides = (registry?.remotes ?? []).flatMap((remote) =>
    'override' in remote && remote.override ? [{ name: remote.name, ...remote.override }] : [],
  );
  if (overrides.length === 0) return null;
  return (
    <aside aria-label={t('override.label')} className="border-b border-line bg-warn-soft text-sm">
      {overrides.map(({ name, from, site }) => (
        <div key={name} className="wrap flex flex-wrap items-center gap-x-6 py-1">
          <p className="min-w-0 wrap-anywhere">{t('override.text', { name, from, site })}</p>
          <a href={new URL(pathname + search, site).href} className={getButtonClass({ variant: 'link', size: 'sm' })}>
            {t('override.leave')}
          </a>
        </div>
      ))}
    </aside>
  );
}
