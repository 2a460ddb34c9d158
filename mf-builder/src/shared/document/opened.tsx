import { useState } from 'react';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button, buttonClass } from '@shortlist/shared-ui/components/button';
import { Empty } from '@shortlist/shared-ui/components/empty';
import { Bone, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';

/**
 * What an address with or without an id opens. A new document gets an id when it first comes to the server: the screen
 * then stays as it is (`key`), so nobody who types notices. `loads` is the id of a stored one, undefined for a new one.
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
  /** It lies in the bin. */
  binned: boolean;
  begin: { to: string; label: string };
}

/** There is no such document, for this person. */
export function Absent({ heading, title, binned, begin }: AbsentProps) {
  const t = useMessages();
  const isMounted = useIsMounted();
  return (
    <div className="wrap pt-8 pb-16">
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
    <div className="wrap grid gap-6 pt-8 pb-16">
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

/** Form left, sheet right, while both are being loaded. */
export function LoadingDocument({ label }: { label: string }) {
  return (
    <Skeleton label={label} className="builder-wrap grid gap-6 pt-5 pb-16">
      <Bone className="h-9 w-56" />
      <Bone className="h-11" />
      <div className="grid gap-8 lg:grid-cols-[568px_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          {Array.from({ length: 6 }, (_, index) => (
            <Bone key={index} className="h-16" />
          ))}
        </div>
        <Bone className="aspect-[210/297] rounded-sheet max-lg:hidden" />
      </div>
    </Skeleton>
  );
}
