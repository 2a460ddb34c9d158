import type { Example } from '@shortlist/documents/samples/examples/example';
import { getQuery } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';

const loadSchema = async () => (await import('@shortlist/contracts/builder/example')).exampleSchema;

/** The resume of an example in the page's language, else in English. */
export const useExample = ({ id }: Example) => useQuery(getQuery(`/api/examples/${id}`, loadSchema));
