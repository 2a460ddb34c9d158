import type { ReactNode } from 'react';
import { generationSummarySchema } from '@shortlist/contracts/generator/generation';
import { resumeSchema } from '@shortlist/contracts/builder/saved-resume';
import { getQuery } from '@shortlist/shared-ui/api';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { buttonClass } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

function useLastWork(): { to: string; title: string } | undefined {
  const isMounted = useIsMounted();
  // A separate key, because the builder's queries cache whole resumes.
  const resumes = useQuery({
    ...getQuery('/api/resumes', resumeSchema.pick({ id: true, title: true }).array()),
    queryKey: ['/api/resumes', 'titles'],
  });
  const generations = useQuery(getQuery('/api/generations', generationSummarySchema.array()));
  const resume = resumes.data?.[0];
  if (resume && isMounted('/resume-builder'))
    return { to: `/resume-builder/${encodeURIComponent(resume.id)}`, title: resume.title };
  const generation = resumes.isPending ? undefined : generations.data?.[0];
  if (generation && isMounted('/autonomous'))
    return { to: `/autonomous?result=${encodeURIComponent(generation.id)}`, title: generation.jobTitle };
  return undefined;
}

export function WaysBack() {
  const t = useMessages();
  const work = useLastWork();
  if (!work) return <WaysOn done />;
  return (
    <WaysOn>
      <Link to={work.to} className={buttonClass({ variant: 'primary', size: 'lg' })}>
        {work.title ? t('success.backTo', { title: work.title }) : t('success.back')}
      </Link>
    </WaysOn>
  );
}

export function WaysOn({ done = false, children }: { done?: boolean; children?: ReactNode }) {
  const t = useMessages();
  const isMounted = useIsMounted();
  return (
    <p className="actions max-xs:w-full">
      {children}
      {isMounted('/autonomous') && (
        <Link
          to="/autonomous"
          className={buttonClass({ variant: done ? 'primary' : 'secondary', size: done ? 'lg' : 'md' })}
        >
          {t(done ? 'success.start' : 'success.generator')}
        </Link>
      )}
      <Link to="/" className={buttonClass({ variant: done ? 'secondary' : 'quiet', size: done ? 'lg' : 'md' })}>
        {t('success.home')}
      </Link>
    </p>
  );
}
