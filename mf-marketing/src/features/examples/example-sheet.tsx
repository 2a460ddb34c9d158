import { useMemo } from 'react';
import { composeExample } from '@shortlist/documents/samples/examples/compose-example';
import type { Example } from '@shortlist/documents/samples/examples/example';
import type { DocumentTree } from '@shortlist/documents/tree';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { SheetStrokes } from '@shortlist/shared-ui/components/skeleton';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useExample } from './use-example';
import { useWords } from './words';

/** Removes links: a fictional person's addresses lead nowhere. */
const withoutLinks = (tree: DocumentTree) =>
  JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'link' ? undefined : value))) as DocumentTree;

interface Props {
  example: Example;
  /** As text to be read at any width, instead of a page at a glance. */
  reflow?: boolean;
  label?: string;
}

/** An example's resume as our renderer draws it. */
export default function ExampleSheet({ example, reflow, label }: Props) {
  const t = useWords();
  const query = useExample(example);
  const { data } = query;
  const tree = useMemo(() => {
    if (!data) return undefined;
    const whole = reflow ? { ...example, density: 'regular' as const } : example; // Dense type only suits a full page seen at a glance.
    return withoutLinks(composeExample(whole, data.resume, data.language));
  }, [example, reflow, data]);
  if (tree) return <Sheet tree={tree} reflow={reflow} label={label} />;
  // A picture that is missing needs no words.
  if (!query.isError || !label) return <SheetStrokes />;
  return (
    <LoadError query={query} lead={t('examples.failed')}>
      {t('examples.failedText')}
    </LoadError>
  );
}
