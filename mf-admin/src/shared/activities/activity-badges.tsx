import { ArrowDown, ArrowUp, Check, Flag, Minus } from 'lucide-react';
import type { Activity } from '@shortlist/contracts/admin/reports';
import type { Priority } from '@shortlist/contracts/admin/staff';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { useMessages } from '../../messages';

const priorityBadges = {
  low: { tone: 'neutral', Icon: ArrowDown },
  medium: { tone: 'neutral', Icon: Minus },
  high: { tone: 'danger', Icon: ArrowUp },
} as const;

export function PriorityBadge({ priority }: { priority: Priority }) {
  const t = useMessages();
  const { tone, Icon } = priorityBadges[priority];
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
      {t(`activity.${priority}`)}
    </Badge>
  );
}

export function FollowUpBadge({ activity }: { activity: Activity }) {
  const t = useMessages();
  if (!activity.followUpRequired) return null;
  return activity.resolvedAt ? (
    <Badge tone="good" icon={<Check size={12} aria-hidden />}>
      {t('activity.resolved')}
    </Badge>
  ) : (
    <Badge tone="warn" icon={<Flag size={12} aria-hidden />}>
      {t('activity.followUp')}
    </Badge>
  );
}
