import { useHasRoute } from '@shortlist/shared-ui/area';
import { Alert } from '@shortlist/shared-ui/components/alert';
import { Button, getButtonClass } from '@shortlist/shared-ui/components/button';
import { EmptyState } from '@shortlist/shared-ui/components/empty-state';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useMessages } from '../../messages';

interface DocumentNotFoundProps {
  heading: string;
  title: string;
  isInTrash: boolean;
  createLink: { to: string; label: string };
}

/** Shown for a document that doesn't exist, belongs to another user or is in the trash. */
export function DocumentNotFound({ heading, title, isInTrash, createLink }: DocumentNotFoundProps) {
  const t = useMessages();
  const hasRoute = useHasRoute();
  return (
    <div className="builder-wrap py-4 lg:py-5">
      <h1 className="d3">{heading}</h1>
      <EmptyState
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {hasRoute('/dashboard') && (
              <Link to="/dashboard" className={getButtonClass({ variant: 'primary' })}>
                {t('builder.toDashboard')}
              </Link>
            )}
            <Link to={createLink.to} className={getButtonClass()}>
              {createLink.label}
            </Link>
          </div>
        }
      >
        {t(isInTrash ? 'builder.inTrashText' : 'builder.notFoundText')}
      </EmptyState>
    </div>
  );
}

interface DocumentLoadErrorProps {
  heading: string;
  message: string;
  onRetry: () => void;
}

export function DocumentLoadError({ heading, message, onRetry }: DocumentLoadErrorProps) {
  const t = useMessages();
  return (
    <div className="builder-wrap grid gap-6 py-4 pb-16 lg:pt-5">
      <h1 className="d3">{heading}</h1>
      <Alert
        tone="danger"
        title={message}
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
