import { useMemo } from 'react';
import { composeExample } from '@shortlist/documents/samples/examples/compose-example';
import type { Example } from '@shortlist/documents/samples/examples/examples';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { LoadError } from '@shortlist/shared-ui/components/load-error';
import { SheetSkeletonLines } from '@shortlist/shared-ui/components/skeleton';
import { useQuery } from '@shortlist/shared-ui/query';
import { Sheet } from '@shortlist/shared-ui/sheet/sheet';
import { useExampleMessages } from './messages';

const loadSchema = async () => (await import('@shortlist/contracts/builder/example')).exampleSchema;

/** The response is in the page's language, or in English if there is no translation. */
const useExample = ({ id }: Example) => useQuery(getQueryOptions(`/api/examples/${id}`, loadSchema));

/** Omits the links, because the URLs of a fictional person don't exist. */
const omitLinks = (tree: DocumentTree) =>
  JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'link' ? undefined : value))) as DocumentTree;

interface Props {
  example: Example;
  /** Renders reflowed text instead of a page. */
  reflow?: boolean;
  label?: string;
}

export default function ExampleSheet({ example, reflow, label }: Props) {
  const t = useExampleMessages();
  const query = useExample(example);
  const { data } = query;
  const tree = useMemo(() => {
    if (!data) return undefined;
    // Reflowed text is for reading, which needs the regular density.
    const design = reflow ? { ...example, density: 'regular' as const } : example;
    return omitLinks(composeExample(design, data.resume, data.language));
  }, [example, reflow, data]);
  if (tree) return <Sheet tree={tree} reflow={reflow} label={label} />;
  // A sheet without a label is only a decoration, so it shows no error.
  if (!query.isError || !label) return <SheetSkeletonLines />;
  return (
    <LoadError query={query} title={t('examples.failed')}>
      {t('examples.failedText')}
    </LoadError>
  );
}
