import type { ReactNode } from 'react';
import { generationSummarySchema } from '@shortlist/contracts/generator/generation';
import { resumeSchema } from '@shortlist/contracts/builder/resume';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { getButtonClass } from '@shortlist/shared-ui/components/button';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';

function useLastDocument(): { to: string; title: string } | undefined {
  const hasRoute = useHasRoute();
  // Uses its own key, because the builder's queries cache whole resumes.
  const resumes = useQuery({
    ...getQueryOptions('/api/resumes', resumeSchema.pick({ id: true, title: true }).array()),
    queryKey: ['/api/resumes', 'titles'],
  });
  const generations = useQuery(getQueryOptions('/api/generations', generationSummarySchema.array()));
  const resume = resumes.data?.[0];
  if (resume && hasRoute('/resume-builder'))
    return { to: `/resume-builder/${encodeURIComponent(resume.id)}`, title: resume.title };
  const generation = resumes.isPending ? undefined : generations.data?.[0];
  if (generation && hasRoute('/autonomous'))
    return { to: `/autonomous?result=${encodeURIComponent(generation.id)}`, title: generation.jobTitle };
  return undefined;
}

export function ReturnLinks() {
  const t = useMessages();
  const lastDocument = useLastDocument();
  if (!lastDocument) return <NextSteps isPrimary />;
  return (
    <NextSteps>
      <Link to={lastDocument.to} className={getButtonClass({ variant: 'primary', size: 'lg' })}>
        {lastDocument.title ? t('success.backTo', { title: lastDocument.title }) : t('success.back')}
      </Link>
    </NextSteps>
  );
}

export function NextSteps({ isPrimary = false, children }: { isPrimary?: boolean; children?: ReactNode }) {
  const t = useMessages();
  const hasRoute = useHasRoute();
  return (
    <p className="actions max-xs:w-full">
      {children}
      {hasRoute('/autonomous') && (
        <Link
          to="/autonomous"
          className={getButtonClass({ variant: isPrimary ? 'primary' : 'secondary', size: isPrimary ? 'lg' : 'md' })}
        >
          {t(isPrimary ? 'success.start' : 'success.generator')}
        </Link>
      )}
      <Link
        to="/"
        className={getButtonClass({ variant: isPrimary ? 'secondary' : 'quiet', size: isPrimary ? 'lg' : 'md' })}
      >
        {t('success.home')}
      </Link>
    </p>
  );
}
