import { GitBranch } from 'lucide-react';
import { baseChangesSchema } from '@shortlist/contracts/builder/base-changes';
import type { Resume } from '@shortlist/contracts/builder/resume';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { Badge } from '@shortlist/shared-ui/components/badge';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useQuery } from '@shortlist/shared-ui/query';
import { useMessages } from '../../messages';
import { getResumePath } from '../../shared/api-paths';

const baseChangesQuery = (id: string) => ({
  ...getQueryOptions(`${getResumePath(id)}/base-changes`, baseChangesSchema),
  refetchOnMount: 'always' as const,
});

export function VariantInfo({ resume, base, to }: { resume: Resume; base?: Resume; to?: string }) {
  const t = useMessages();
  const { data } = useQuery(baseChangesQuery(resume.id));
  const title = base?.title || data?.baseTitle;
  const count = data?.changes.length ?? 0;
  return (
    <>
      {title && (
        <p className="line-clamp-2 text-xs wrap-anywhere text-ink-soft">{t('dashboard.variantOf', { title })}</p>
      )}
      {count > 0 && (
        <p>
          <Badge tone="accent" className="whitespace-normal!" icon={<GitBranch size={12} aria-hidden />}>
            {to ? (
              <Link to={`${to}?review=base`} className="text-accent">
                {t('dashboard.baseChanges', { count })}
              </Link>
            ) : (
              t('dashboard.baseChanges', { count })
            )}
          </Badge>
        </p>
      )}
    </>
  );
}
