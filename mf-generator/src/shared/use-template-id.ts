import { useSearchParams } from '@shortlist/shared-ui/router';

/** The template that the gallery's link asks for: `?template=ID`. Undefined means the default. */
export function useTemplateId(): string | undefined {
  const [params] = useSearchParams();
  return params.get('template') ?? undefined;
}
