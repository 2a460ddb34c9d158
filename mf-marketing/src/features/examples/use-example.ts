import type { Example } from '@shortlist/documents/samples/examples/examples';
import { getQueryOptions } from '@shortlist/shared-ui/api';
import { useQuery } from '@shortlist/shared-ui/query';

const loadSchema = async () => (await import('@shortlist/contracts/builder/example')).exampleSchema;

/** Loads an example's resume in the language of the page, or in English if there is no translation. */
export const useExample = ({ id }: Example) => useQuery(getQueryOptions(`/api/examples/${id}`, loadSchema));
