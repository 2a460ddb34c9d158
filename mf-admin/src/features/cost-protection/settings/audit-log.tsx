import { useState } from 'react';
import type { AuditAction } from '@shortlist/contracts/admin/cost-protection';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Button } from '@shortlist/shared-ui/components/button';
import { Card } from '@shortlist/shared-ui/components/card';
import { SkeletonBlock, Skeleton } from '@shortlist/shared-ui/components/skeleton';
import { useMessages } from '../../../messages';
import { CardEmptyState, CardHeader } from '../../../shared/card-header';
import { useFormatters } from '../../../shared/use-formatters';
import { useAuditLog } from '../use-cost-dashboard';

const collapsedEntryCount = 8;

const tones = {
  emergency_began: 'danger',
  emergency_reset: 'good',
  settings_changed: 'accent',
  alert: 'warn',
  refund: 'neutral',
} as const;

export function AuditLog() {
  const t = useMessages();
  const { formatDateTime } = useFormatters();
  const query = useAuditLog();
  const { data, isError } = query;
  const [isExpanded, setIsExpanded] = useState(false);
  const actionLabels: Record<AuditAction, string> = {
    emergency_began: t('spend.emergencyBegan'),
    emergency_reset: t('spend.emergencyReset'),
    settings_changed: t('spend.settingsChanged'),
    alert: t('spend.alert'),
    refund: t('spend.refund'),
  };
  const visibleEntries = isExpanded ? data : data?.slice(0, collapsedEntryCount);
  return (
    <Card padded={false} className="overflow-hidden">
      <CardHeader isPadded title={t('spend.auditTitle')} />
      {isError && !data && (
        <LoadError query={query} className="mx-4 mb-4 md:mx-6 md:mb-6">
          {t('spend.auditError')}
        </LoadError>
      )}
      {!data && !isError && (
        <Skeleton label={t('spend.auditLoading')} className="grid gap-3 px-4 pb-6 md:px-6">
          <SkeletonBlock className="h-6" />
          <SkeletonBlock className="h-6" />
          <SkeletonBlock className="h-6" />
        </Skeleton>
      )}
      {data?.length === 0 && <CardEmptyState>{t('spend.auditEmpty')}</CardEmptyState>}
      {visibleEntries && visibleEntries.length > 0 && (
        <ol>
          {visibleEntries.map(({ id, at, by, action, text }) => (
            <li
              key={id}
              className="grid gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-sm sm:grid-cols-[150px_1fr] md:px-6"
            >
              <span>
                <Badge tone={tones[action]}>{actionLabels[action]}</Badge>
              </span>
              <div className="grid min-w-0 gap-0.5">
                <p className="wrap-anywhere">{text}</p>
                <p className="text-xs text-ink-soft wrap-anywhere">
                  <time dateTime={at}>{formatDateTime(at)}</time>, {by ?? t('spend.guard')}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {data && data.length > collapsedEntryCount && !isExpanded && (
        <div className="border-t border-line p-3 text-center">
          <Button variant="quiet" size="sm" onClick={() => setIsExpanded(true)}>
            {t('spend.auditAll', { count: data.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}
