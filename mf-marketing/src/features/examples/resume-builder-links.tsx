import type { Example } from '@shortlist/documents/samples/examples/examples';
import { templateSummaries } from '@shortlist/documents/templates/template-summaries';
import { useHasRoute } from '@shortlist/shared-ui/area';
import { Link } from '@shortlist/shared-ui/navigation/link';
import { useExampleMessages } from './messages';

interface Props {
  example: Example;
  className: string;
}

export function StartFromTemplateLink({ example: { templateId }, className }: Props) {
  const t = useExampleMessages();
  if (!useHasRoute()('/resume-builder')) return null;
  const name = templateSummaries[templateId].name;
  return (
    <Link
      to={`/resume-builder?template=${templateId}`}
      aria-label={t('examples.useNamed', { name })}
      className={className}
    >
      {t('examples.use')}
    </Link>
  );
}

/** The builder creates a resume with the example's sections and shows its text as hints. */
export function StartFromExampleLink({ example: { id }, className }: Props) {
  const t = useExampleMessages();
  if (!useHasRoute()('/resume-builder')) return null;
  return (
    <Link to={`/resume-builder?example=${id}`} className={className}>
      {t('examples.useExample')}
    </Link>
  );
}
