import { useQuery } from '@shortlist/shared-ui/query';
import { useSession } from '@shortlist/shared-ui/session';
import { useMessages } from '../../messages';
import { allowanceQuery, configQuery } from '../../shared/queries';

/** How many uses are spent. Until the server has said so, the number that is free for everybody; nothing while unknown. */
export function AllowanceLine() {
  const t = useMessages();
  const { user } = useSession();
  const { data: allowance } = useQuery(allowanceQuery());
  const { data: config } = useQuery(configQuery());

  const words = () => {
    if (allowance?.premium) return t('form.unlimited');
    const limit = allowance?.limit ?? config?.freeGenerations;
    if (limit === undefined) return '';
    const used = t('form.allowance', { used: allowance?.used ?? 0, limit });
    return user ? used : `${used} ${t('form.noAccount')}`;
  };

  return <p className="mt-4 min-h-5 text-center text-sm text-ink-soft">{words()}</p>;
}
