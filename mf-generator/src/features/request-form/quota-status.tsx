import { Alert } from '@shortlist/shared-ui/components/alert';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useQuery } from '@shortlist/shared-ui/query';
import { useSession } from '@shortlist/shared-ui/session';
import { useMessages } from '../../messages';
import { quotaQuery, configQuery } from '../../shared/queries';

/**
 * Returns how many generations the user has used and may use. Until the quota has loaded, `limit` comes from the public
 * configuration. `limit` is undefined until the configuration has loaded.
 */
function useQuota() {
  const { data: quota } = useQuery(quotaQuery());
  const { data: config } = useQuery(configQuery());
  const { used = 0, limit = config?.freeGenerations, premium: isPremium = false } = quota ?? {};
  return { used, limit, premium: isPremium, isUsedUp: !isPremium && limit !== undefined && used >= limit };
}

export function QuotaStatus() {
  const t = useMessages();
  const { user } = useSession();
  const { used, limit, premium, isUsedUp } = useQuota();

  const formatStatus = () => {
    if (premium) return t('form.unlimited');
    if (limit === undefined) return '';
    const text = t('form.quota', { used, limit });
    return user || isUsedUp ? text : `${text} ${t('form.noAccount')}`;
  };

  return <p className="mt-4 min-h-5 text-center text-sm text-ink-soft">{formatStatus()}</p>;
}

export function LimitAlert() {
  const t = useMessages();
  const { limit = 0, isUsedUp } = useQuota();
  if (!isUsedUp) return null;
  return (
    <Alert tone="warn" title={t('form.limit', { count: limit })}>
      {t('form.limitText')}{' '}
      <Link to="/upgrade" className="font-semibold underline">
        {t('form.limitOffer')}
      </Link>
    </Alert>
  );
}
