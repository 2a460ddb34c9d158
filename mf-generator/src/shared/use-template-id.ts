import { templateDesigns } from '@shortlist/documents/templates/designs';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { useSession } from '@shortlist/shared-ui/session';

/**
 * Returns the template of `?template=ID` in the gallery's link. Undefined means the default, also for an unknown
 * template or one that this account may not download.
 */
export function useTemplateId(): string | undefined {
  const [params] = useSearchParams();
  const { user } = useSession();
  const design = templateDesigns.find(({ id }) => id === params.get('template'));
  return design?.isPremium && !user?.isPremium ? undefined : design?.id;
}
