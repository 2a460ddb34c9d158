import { BookOpen } from 'lucide-react';
import type { HelpSource } from '@shortlist/contracts/support/help';
import { Link } from '@shortlist/shared-ui/navigation/link';

export const getArticlePath = (id: string) => `/help?article=${encodeURIComponent(id)}`;

export function SourceLinks({ sources, onNavigate }: { sources: HelpSource[]; onNavigate?: () => void }) {
  return (
    <ul className="grid gap-1">
      {sources.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={getArticlePath(id)}
            onClick={onNavigate}
            className="inline-flex min-h-6 items-center gap-2 text-sm wrap-anywhere max-md:min-h-11"
          >
            <BookOpen size={16} aria-hidden />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
