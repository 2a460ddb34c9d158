import { FileText } from 'lucide-react';
import { useState } from 'react';
import { resumeSchema } from '@shortlist/contracts/builder/resume';
import type { GenerationSummary } from '@shortlist/contracts/generator/generation';
import { getIndustryName } from '@shortlist/contracts/platform/industry-names';
import { api, getErrorMessage } from '@shortlist/shared-ui/api';
import { useHasRoute, useToast } from '@shortlist/shared-ui/area';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useLanguage, useLocalizedNavigate } from '@shortlist/shared-ui/navigation/use-language';
import { useMutation, useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { formatRelativeTime } from '@shortlist/shared-ui/i18n/format-relative-time';
import { generationsQuery } from '../../shared/account-queries';

const collapsedCount = 5;

export function RecentGenerations() {
  const t = useMessages();
  const hasRoute = useHasRoute();
  const { data = [] } = useQuery(generationsQuery());
  const [isExpanded, setExpanded] = useState(false);
  if (data.length === 0 || !hasRoute('/autonomous')) return null;
  const visibleGenerations = isExpanded ? data : data.slice(0, collapsedCount);
  const hiddenCount = data.length - visibleGenerations.length;
  return (
    <section aria-labelledby="earlier-results" className="min-w-0">
      <h2 id="earlier-results" className="d4 mb-3">
        {t('dashboard.earlier')}
      </h2>
      <Card padded={false}>
        <ul>
          {visibleGenerations.map((generation) => (
            <GenerationRow key={generation.id} generation={generation} hasBuilder={hasRoute('/resume-builder')} />
          ))}
        </ul>
      </Card>
      {hiddenCount > 0 && (
        <Button className="mt-4" onClick={() => setExpanded(true)}>
          {t('dashboard.showMore', { count: hiddenCount })}
        </Button>
      )}
    </section>
  );
}

function GenerationRow({ generation, hasBuilder }: { generation: GenerationSummary; hasBuilder: boolean }) {
  const t = useMessages();
  const toast = useToast();
  const language = useLanguage();
  const navigate = useLocalizedNavigate();
  const { id, jobTitle, industry, createdAt } = generation;
  const openMutation = useMutation({
    mutationFn: () => api.post('/api/resumes/draft', resumeSchema.pick({ id: true }), { generationId: id }),
    onSuccess: (resume) => navigate(`/resume-builder/${resume.id}`),
    onError: (error) => {
      console.error('The generation could not be opened as a resume', error);
      toast({
        title: t('dashboard.openFailed'),
        description: getErrorMessage(error) ?? t('dashboard.tryAgain'),
        variant: 'destructive',
      });
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-3 first:border-t-0">
      <FileText size={20} className="text-ink-soft max-sm:hidden" aria-hidden />
      <div className="min-w-40 flex-1">
        <p className="truncate text-sm font-semibold">
          <Link to={`/autonomous?result=${encodeURIComponent(id)}`} className="text-ink no-underline hover:underline">
            {jobTitle}
          </Link>
        </p>
        <p className="text-xs text-ink-soft">
          {getIndustryName(industry, language)} ·{' '}
          <time dateTime={createdAt}>{formatRelativeTime(createdAt, language)}</time>
        </p>
      </div>
      {hasBuilder && (
        <Button
          variant="quiet"
          size="sm"
          busy={openMutation.isPending}
          aria-label={t('dashboard.openAsResumeNamed', { title: jobTitle })}
          onClick={() => openMutation.mutate()}
          className="-mx-3 text-accent!"
        >
          {t('dashboard.openAsResume')}
        </Button>
      )}
    </li>
  );
}
