import type { ReactNode } from 'react';
import { useCommonMessages } from '../../i18n/common-messages';
import { Button } from '../controls/button';
import { Alert } from './alert';

interface Props {
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
  lead?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function LoadError({ query, lead, className, children }: Props) {
  const t = useCommonMessages();
  return (
    <Alert
      tone="danger"
      lead={lead}
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
