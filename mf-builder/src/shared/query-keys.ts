/** Returns the filter for the queries of a path, in any language and version: a query key begins with its path. */
export const createPathFilter = (path: `/api/${string}`) => ({ queryKey: [path] });

/** Returns the filter for the lists of a collection, including its trash, whose path has a query string. */
export const createListFilter = (path: `/api/${string}`) => ({
  predicate: ({ queryKey: [queriedPath] }: { queryKey: readonly unknown[] }) =>
    String(queriedPath).split('?')[0] === path,
});

/** Adds the version of a document to the key of a query, so that each version is requested anew. */
export const addVersionToKey = <Query extends { queryKey: readonly unknown[] }>(query: Query, version: number) => ({
  ...query,
  queryKey: [...query.queryKey, version],
});
