export type DocumentCollectionPath = '/api/resumes' | '/api/cover-letters';

export const getDocumentPath = <Path extends DocumentCollectionPath>(path: Path, id: string) =>
  `${path}/${encodeURIComponent(id)}` as const;
export const getResumePath = (id: string) => getDocumentPath('/api/resumes', id);
export const getLetterPath = (id: string) => getDocumentPath('/api/cover-letters', id);

/** Matches all queries of a path, in any language and version, because a query key begins with its path. */
export const createPathFilter = (path: `/api/${string}`) => ({ queryKey: [path] });

/** Matches the lists of a collection, including its trash, whose path has a query string. */
export const createListFilter = (path: `/api/${string}`) => ({
  predicate: ({ queryKey: [queriedPath] }: { queryKey: readonly unknown[] }) =>
    String(queriedPath).split('?')[0] === path,
});

/** Adds the document version to the query key, so that each version is requested separately. */
export const addVersionToKey = <Query extends { queryKey: readonly unknown[] }>(query: Query, version: number) => ({
  ...query,
  queryKey: [...query.queryKey, version],
});
