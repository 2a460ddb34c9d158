import { useState, type ReactNode } from 'react';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button, buttonClass } from '@shortlist/shared-ui/components/button';
import { Empty } from '@shortlist/shared-ui/components/empty';
import { cx } from '@shortlist/shared-ui/components/cx';
import { Bone, SheetBones, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';

/**
 * Returns which document a URL opens. When a new document gets its id from the server, `key` stays the same, so that
 * typing is not interrupted. `loads` is the id of a stored document; undefined for a new one.
 */
export function useOpened(id: string | undefined) {
  const [opened, setOpened] = useState({ at: id, loads: id, visit: 0 });
  const [created, setCreated] = useState<string>();
  if (id !== opened.at) {
    setOpened(
      id !== undefined && id === created ? { ...opened, at: id } : { at: id, loads: id, visit: opened.visit + 1 },
    );
  }
  return { key: `${opened.visit}`, loads: opened.loads, onCreated: setCreated };
}

interface AbsentProps {
  heading: string;
  title: string;
  binned: boolean;
  begin: { to: string; label: string };
}

/** Replaces a document that does not exist, belongs to another user or is in the trash. */
export function Absent({ heading, title, binned, begin }: AbsentProps) {
  const t = useMessages();
  const isMounted = useIsMounted();
  return (
    <div className="builder-wrap py-4 lg:py-5">
      <h1 className="d3">{heading}</h1>
      <Empty
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {isMounted('/dashboard') && (
              <Link to="/dashboard" className={buttonClass({ variant: 'primary' })}>
                {t('builder.toDashboard')}
              </Link>
            )}
            <Link to={begin.to} className={buttonClass()}>
              {begin.label}
            </Link>
          </div>
        }
      >
        {t(binned ? 'builder.binnedText' : 'builder.goneText')}
      </Empty>
    </div>
  );
}

export function LoadFailed({ heading, lead, onRetry }: { heading: string; lead: string; onRetry: () => void }) {
  const t = useMessages();
  return (
    <div className="builder-wrap grid gap-6 py-4 pb-16 lg:pt-5">
      <h1 className="d3">{heading}</h1>
      <Alert
        tone="danger"
        lead={lead}
        action={
          <Button size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('builder.failedText')}
      </Alert>
    </div>
  );
}

interface LoadingProps {
  label: string;
  /** The skeleton at the left: `ResumeBones` or `LetterBones`. */
  form: ReactNode;
}

export function LoadingDocument({ label, form }: LoadingProps) {
  return (
    <Skeleton label={label} screen className="builder-wrap pb-16">
      <div className="flex flex-wrap items-center justify-between gap-3 py-4 lg:py-5">
        <Bone className="h-9 w-44" />
        <div className="flex gap-2 max-md:w-full max-md:*:grow">
          <Bone className="h-11 w-20 rounded-control" />
          <Bone className="h-11 w-32 rounded-control" />
        </div>
      </div>
      <div className="flex h-11 items-center gap-6 border-b border-line max-lg:justify-between">
        {[0, 1, 2].map((tab) => (
          <Bone key={tab} className="h-4 w-24" />
        ))}
      </div>
      <div className="grid gap-8 pt-6 lg:grid-cols-[minmax(0,568px)_minmax(0,1fr)]">
        {form}
        <SheetBones className="max-lg:hidden" />
      </div>
    </Skeleton>
  );
}

const FieldBones = ({ className = 'h-10' }: { className?: string }) => (
  <div className="grid gap-2">
    <Bone className="h-4 w-20" />
    <Bone className={cx('rounded-control', className)} />
  </div>
);

export const ResumeBones = () => (
  <div>
    <div className="flex h-14 items-center md:pl-7">
      <Bone className="h-5 w-44" />
    </div>
    <div className="grid gap-4 pb-6 sm:grid-cols-2 md:pl-7">
      {Array.from({ length: 8 }, (_, field) => (
        <FieldBones key={field} />
      ))}
    </div>
    {Array.from({ length: 4 }, (_, section) => (
      <div key={section} className="flex h-14 items-center border-t border-line md:pl-7">
        <Bone className="h-5 w-32" />
      </div>
    ))}
  </div>
);

export const LetterBones = () => (
  <div className="grid content-start gap-4">
    <div className="grid gap-4 sm:grid-cols-2">
      <FieldBones />
      <FieldBones />
    </div>
    <FieldBones className="h-52" />
    <FieldBones />
    <Bone className="mt-2 h-11 w-52 rounded-control" />
  </div>
);
