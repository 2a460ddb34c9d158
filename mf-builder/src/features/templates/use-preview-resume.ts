import type { Resume } from '@shortlist/contracts/builder/resume';
import { useQuery } from '@shortlist/shared-ui/query';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { resumesQuery } from '../../shared/stored-documents/document-list-queries';

export type PreviewContent = 'own' | 'sample';

/** A resume with little more than a name doesn't show what a design looks like. */
function hasEnoughContent({ draft, ...savedResume }: Resume): boolean {
  const { experience, education } = draft ?? savedResume;
  return experience.length + education.length > 1;
}

/**
 * Returns the most recently edited resume that has enough content, and whether the templates show that resume.
 * `?content=sample` in the URL selects the sample instead.
 */
export function usePreviewResume(): {
  resume?: Resume;
  content: PreviewContent;
  setContent: (content: PreviewContent) => void;
} {
  const [searchParams, setSearchParams] = useSearchParams();
  const userResume = useQuery(resumesQuery())
    .data?.filter(hasEnoughContent)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
  const setContent = (content: PreviewContent) => {
    setSearchParams(
      (current) => {
        const nextParams = new URLSearchParams(current);
        if (content === 'own') nextParams.delete('content');
        else nextParams.set('content', content);
        return nextParams;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return {
    resume: userResume,
    content: userResume && searchParams.get('content') !== 'sample' ? 'own' : 'sample',
    setContent,
  };
}
