import { templateDesigns } from '@shortlist/documents/templates/designs';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { useSession } from '@shortlist/shared-ui/session';

/**
 * Returns the template in the URL (`?template=ID`). Returns undefined, for the default template, if the template
 * doesn't exist or this account may not download it.
 */
export function useTemplateId(): string | undefined {
  const [params] = useSearchParams();
  const { user } = useSession();
  const design = templateDesigns.find(({ id }) => id === params.get('template'));
  return design?.isPremium && !user?.isPremium ? undefined : design?.id;
}
