import type { Example } from '@shortlist/documents/samples/examples/example';
import { useIsMounted } from '@shortlist/shared-ui/area';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useWords } from './words';

/** To the builder with the template of an example, where the builder is there. */
export function UseLink({ example: { templateId, templateName }, className }: { example: Example; className: string }) {
  const t = useWords();
  if (!useIsMounted()('/resume-builder')) return null;
  return (
    <Link
      to={`/resume-builder?template=${templateId}`}
      aria-label={t('examples.useNamed', { name: templateName })}
      className={className}
    >
      {t('examples.use')}
    </Link>
  );
}
