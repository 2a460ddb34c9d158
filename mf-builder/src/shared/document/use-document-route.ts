import { useState } from 'react';

/**
 * `loadId` is the id of a stored document, or undefined for a new document. `key` stays the same when a new document
 * gets its id from the server, so that typing isn't interrupted.
 */
export function useDocumentRoute(id: string | undefined) {
  const [openedRoute, setOpenedRoute] = useState({ urlId: id, loadId: id, visit: 0 });
  const [createdId, setCreatedId] = useState<string>();
  if (id !== openedRoute.urlId) {
    setOpenedRoute(
      id !== undefined && id === createdId
        ? { ...openedRoute, urlId: id }
        : { urlId: id, loadId: id, visit: openedRoute.visit + 1 },
    );
  }
  return { key: `${openedRoute.visit}`, loadId: openedRoute.loadId, onCreated: setCreatedId };
}
