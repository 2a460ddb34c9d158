import type { Example } from '@shortlist/documents/samples/examples/example';
import { getQuery } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';

const loadSchema = async () => (await import('@shortlist/contracts/builder/example')).exampleSchema;

/** Loads an example's resume in the language of the page, or in English if there is no translation. */
export const useExample = ({ id }: Example) => useQuery(getQuery(`/api/examples/${id}`, loadSchema));
