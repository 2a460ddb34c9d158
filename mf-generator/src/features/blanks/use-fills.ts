import { useCallback, useEffect, useState } from 'react';
import type { Fills } from '@shortlist/contracts/builder/resume';
import { generationSchema, type Generation } from '@shortlist/contracts/generator/generation';
import { api } from '@shortlist/shared-ui/api';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { generationQuery } from '../../shared/queries';
import { createSaver, type SaveState } from './saver';
import { followUnsaved, forgetUnsaved, keepUnsaved, readUnsaved } from './unsaved';

/**
 * What the blanks of a generation are filled with. A change shows at once, is kept in the browser, and is saved a while
 * later; the answer brings the new score. Use with a key of the generation's id.
 */
export function useFills({ id, fills: stored }: Generation) {
  const queries = useQueryClient();
  const [fills, setFills] = useState<Fills>(() => readUnsaved(id) ?? stored);
  const [saveState, setSaveState] = useState<SaveState>();

  const [saver] = useState(() =>
    createSaver<Fills>(async (value) => {
      const path = `/api/generations/${encodeURIComponent(id)}/blanks` as const;
      const generation = await api.put(path, generationSchema, { fills: value });
      queries.setQueryData(generationQuery(id).queryKey, generation);
      forgetUnsaved(id, value);
    }, setSaveState),
  );

  useEffect(() => {
    const unsaved = readUnsaved(id);
    if (unsaved) saver.change(unsaved);
    // What failed while there was no network is tried again when it is back.
    const retry = () => void saver.flush();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      void saver.flush();
    };
  }, [id, saver]);

  useEffect(() => followUnsaved(id, setFills), [id]);

  const fill = useCallback(
    (blankId: string, value: string) => {
      const next = { ...fills };
      if (value) next[blankId] = value;
      else delete next[blankId];
      setFills(next);
      keepUnsaved(id, next);
      saver.change(next);
    },
    [fills, id, saver],
  );

  return { fills, fill, saveState, flush: saver.flush };
}
