import { Upload } from 'lucide-react';
import { useState } from 'react';
import type { Resume } from '@shortlist/contracts/builder/saved-resume';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { Button, buttonClass } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { Empty } from '@shortlist/shared-ui/components/empty';
import { Bone, SheetBones, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { PremiumDialog } from '../../shared/premium/premium-dialog';
import { resumesQuery } from '../../shared/stored/queries';
import { orders } from './arrange';
import { ListPanel } from './list-panel';
import { useArranged } from './list-tools';
import { card, paper, ResumeCard, well } from './resume-card';
import { useDocumentActions } from './use-document-actions';

const grid = 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3';

export function ResumesPanel() {
  const t = useMessages();
  const isMounted = useIsMounted();
  const { data, isError, isFetching, refetch } = useQuery(resumesQuery());
  return (
    <ListPanel
      heading={t('dashboard.resumes')}
      create={
        isMounted('/resume-builder') && data?.length
          ? { to: '/resume-builder', label: t('dashboard.newResume') }
          : undefined
      }
      loading={<Loading />}
      failed={isError}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {data && (data.length > 0 ? <Resumes resumes={data} /> : <NoResumes />)}
    </ListPanel>
  );
}

const textOf = ({ title, targetJobTitle, personalInfo: { headline } }: Resume) =>
  `${title} ${targetJobTitle} ${headline}`;

function Resumes({ resumes }: { resumes: Resume[] }) {
  const t = useMessages();
  const [premium, setPremium] = useState(false);
  const actions = useDocumentActions('/api/resumes', () => setPremium(true));
  const { shown, tools, hidden, showAll } = useArranged(resumes, { orders, textOf });
  return (
    <>
      {tools}
      <ul className={grid}>
        {shown.map((resume) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            base={resumes.find(({ id }) => id === resume.baseId)}
            actions={actions}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button className="mt-4" onClick={showAll}>
          {t('dashboard.showMore', { count: hidden })}
        </Button>
      )}
      <PremiumDialog reason={premium ? 'template' : null} onClose={() => setPremium(false)} />
    </>
  );
}

function NoResumes() {
  const t = useMessages();
  const isMounted = useIsMounted();
  return (
    <Card pad={false}>
      <Empty
        title={t('dashboard.noResumes')}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {isMounted('/autonomous') && (
              <Link to="/autonomous" className={buttonClass({ variant: 'primary' })}>
                {t('dashboard.createResume')}
              </Link>
            )}
            {isMounted('/resume-builder') && (
              <Link to="/resume-builder/import" className={buttonClass()}>
                <Upload size={18} aria-hidden /> {t('dashboard.importResume')}
              </Link>
            )}
          </div>
        }
      >
        {t('dashboard.noResumesText')}
      </Empty>
    </Card>
  );
}

function Loading() {
  const t = useMessages();
  return (
    <Skeleton label={t('dashboard.loadingResumes')} className={grid}>
      {[0, 1, 2].map((index) => (
        <div key={index} className={card}>
          <div className={well}>
            <div className={paper}>
              <SheetBones />
            </div>
          </div>
          <div className="grid content-start gap-2 p-4">
            <Bone className="h-4 w-2/3" />
            <Bone className="h-3 w-1/2" />
            <Bone className="mt-2 h-8 w-16 rounded-control max-sm:hidden" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
