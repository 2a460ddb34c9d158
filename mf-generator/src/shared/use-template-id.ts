import { designs } from '@shortlist/documents/templates/designs';
import { useSearchParams } from '@shortlist/shared-ui/router';
import { useSession } from '@shortlist/shared-ui/session';

/**
 * The template that the gallery's link asks for: `?template=ID`. Undefined means the default; so does an address that names
 * none of ours, or one whose file this account would be refused.
 */
export function useTemplateId(): string | undefined {
  const [params] = useSearchParams();
  const { user } = useSession();
  const design = designs.find(({ id }) => id === params.get('template'));
  return design?.isPremium && !user?.isPremium ? undefined : design?.id;
}
