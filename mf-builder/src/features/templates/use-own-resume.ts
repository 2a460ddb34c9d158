import type { Resume } from '@shortlist/contracts/builder/saved-resume';
import { useQuery } from '@shortlist/shared-ui/query';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { resumesQuery } from '../../shared/stored/queries';

export type Content = 'own' | 'sample';

/** Returns whether a resume has enough text to show a design, unlike one with little more than a name. */
function tellsEnough({ draft, ...saved }: Resume): boolean {
  const { experience, education } = draft ?? saved;
  return experience.length + education.length > 1;
}

/**
 * Returns the user's most recently edited resume that has enough content, and whether the templates show it. The URL
 * stores the choice of the sample (`?content=sample`).
 */
export function useOwnResume(): { own?: Resume; content: Content; choose: (content: Content) => void } {
  const [query, setQuery] = useSearchParams();
  const own = useQuery(resumesQuery())
    .data?.filter(tellsEnough)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
  const choose = (content: Content) => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (content === 'own') after.delete('content');
        else after.set('content', content);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { own, content: own && query.get('content') !== 'sample' ? 'own' : 'sample', choose };
}
