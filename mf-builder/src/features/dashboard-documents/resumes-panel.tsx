import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import type { Resume } from '@shortlist/contracts/builder/resume';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { EmptyState } from '@shortlist/shared-ui/components/empty-state';
import { SkeletonBlock, SheetSkeleton, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { PremiumDialog } from '../../shared/premium/premium-dialog';
import { resumesQuery } from '../../shared/stored-documents/document-list-queries';
import { sortOrders } from './filter-and-sort';
import { DocumentListPanel } from './document-list-panel';
import { useDocumentFilter } from './use-document-filter';
import { resumeCardClass, previewPaperClass, ResumeCard, previewAreaClass } from './resume-card';
import { useDocumentActions } from './use-document-actions';

const gridClass = 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3';

export function ResumesPanel() {
  const t = useMessages();
  const hasRoute = useHasRoute();
  const { data, isError, isFetching, refetch } = useQuery(resumesQuery());
  return (
    <DocumentListPanel
      heading={t('dashboard.resumes')}
      createLinks={
        hasRoute('/resume-builder') && data?.length
          ? [
              { to: '/resume-builder/import', label: t('dashboard.importResume'), Icon: Upload },
              { to: '/resume-builder', label: t('dashboard.newResume'), Icon: Plus },
            ]
          : []
      }
      skeleton={<ResumeGridSkeleton />}
      hasFailed={isError}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    >
      {data && (data.length > 0 ? <ResumeGrid resumes={data} /> : <EmptyResumeList />)}
    </DocumentListPanel>
  );
}

const getSearchText = ({ title, targetJobTitle, personalInfo: { headline } }: Resume) =>
  `${title} ${targetJobTitle} ${headline}`;

function ResumeGrid({ resumes }: { resumes: Resume[] }) {
  const t = useMessages();
  const [isPaywallOpen, setPaywallOpen] = useState(false);
  const actions = useDocumentActions('/api/resumes', () => setPaywallOpen(true));
  const { visibleDocuments, filterBar, hiddenCount, showAll } = useDocumentFilter(resumes, {
    sortOrders,
    getSearchText,
  });
  return (
    <>
      {filterBar}
      <ul className={gridClass}>
        {visibleDocuments.map((resume) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            base={resumes.find(({ id }) => id === resume.baseId)}
            actions={actions}
          />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button className="mt-4" onClick={showAll}>
          {t('dashboard.showMore', { count: hiddenCount })}
        </Button>
      )}
      <PremiumDialog reason={isPaywallOpen ? 'template' : null} onClose={() => setPaywallOpen(false)} />
    </>
  );
}

function EmptyResumeList() {
  const t = useMessages();
  const hasRoute = useHasRoute();
  return (
    <Card padded={false}>
      <EmptyState
        title={t('dashboard.noResumes')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {hasRoute('/autonomous') && (
              <Link to="/autonomous" className={getButtonClass({ variant: 'primary' })}>
                {t('dashboard.createResume')}
              </Link>
            )}
            {hasRoute('/resume-builder') && (
              <Link to="/resume-builder/import" className={getButtonClass()}>
                <Upload size={18} aria-hidden /> {t('dashboard.importResume')}
              </Link>
            )}
          </div>
        }
      >
        {t('dashboard.noResumesText')}
      </EmptyState>
    </Card>
  );
}

function ResumeGridSkeleton() {
  const t = useMessages();
  return (
    <Skeleton label={t('dashboard.loadingResumes')} className={gridClass}>
      {[0, 1, 2].map((index) => (
        <div key={index} className={resumeCardClass}>
          <div className={previewAreaClass}>
            <div className={previewPaperClass}>
              <SheetSkeleton />
            </div>
          </div>
          <div className="grid content-start gap-2 p-4">
            <SkeletonBlock className="h-4 w-2/3" />
            <SkeletonBlock className="h-3 w-1/2" />
            <SkeletonBlock className="mt-2 h-8 w-16 rounded-control max-sm:hidden" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
