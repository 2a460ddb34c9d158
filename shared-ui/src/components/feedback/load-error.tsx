import type { ReactNode } from 'react';
import { useCommonMessages } from '../../i18n/common-messages';
import { Button } from '../controls/button';
import { Alert } from './alert';

interface Props {
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
  title?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function LoadError({ query, title, className, children }: Props) {
  const t = useCommonMessages();
  return (
    <Alert
      tone="danger"
      title={title}
      className={className}
      action={
        <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
