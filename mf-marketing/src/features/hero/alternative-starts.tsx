import { useHasRoute } from '@shortlist/shared-ui/area';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useSession, useSessionHint } from '@shortlist/shared-ui/session';
import { useMessages } from '../../messages';

const startLinks = [
  { path: '/autonomous', label: 'hero.posting' },
  { path: '/resume-builder/import', label: 'hero.import' },
  { path: '/resume-builder', label: 'hero.scratch' },
  { path: '/cover-letter', label: 'hero.letter' },
] as const;
const documentsLink = { path: '/dashboard', label: 'hero.documents' } as const;

/** Links for users who do not start with a job title. */
export function AlternativeStarts() {
  const t = useMessages();
  const hasRoute = useHasRoute();
  const { user } = useSession();
  const sessionHint = useSessionHint();
  const visibleLinks = [...(user || sessionHint === 'guest' ? [documentsLink] : []), ...startLinks].filter(({ path }) =>
    hasRoute(path),
  );
  if (visibleLinks.length === 0) return null;
  return (
    <nav aria-label={t('hero.others')} className="mt-3">
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {visibleLinks.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className="inline-flex min-h-8 items-center font-medium max-lg:min-h-11">
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
