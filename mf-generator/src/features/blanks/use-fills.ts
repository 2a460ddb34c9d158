import { useCallback, useEffect, useState } from 'react';
import type { Fills } from '@shortlist/contracts/builder/resume';
import { generationSchema, type FillBlanks, type Generation } from '@shortlist/contracts/generator/generation';
import { api } from '@shortlist/shared-ui/api';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { generationQuery } from '../../shared/queries';
import { createSaver, type SaveState } from './saver';
import { followUnsaved, forgetUnsaved, keepUnsaved, readUnsaved } from './unsaved';

/**
 * Manages the person's input for a generation: fills of blanks, the number of jobs, and the parts left out. A change is
 * visible immediately, stored in the browser, and saved after a delay; the response has the new score. Its component
 * needs the generation's id as its key.
 */
export function useFills({ id, fills: storedFills, jobs, leftOut }: Generation) {
  const queries = useQueryClient();
  const [input, setInput] = useState<FillBlanks>(() => ({ fills: storedFills, jobs, leftOut, ...readUnsaved(id) }));
  const [saveState, setSaveState] = useState<SaveState>();

  const [saver] = useState(() =>
    createSaver<FillBlanks>(async (value) => {
      const path = `/api/generations/${encodeURIComponent(id)}/blanks` as const;
      const generation = await api.put(path, generationSchema, value);
      queries.setQueryData(generationQuery(id).queryKey, generation);
      forgetUnsaved(id, value);
    }, setSaveState),
  );

  useEffect(() => {
    const unsaved = readUnsaved(id);
    if (unsaved) saver.change(unsaved);
    const retry = () => void saver.flush();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      void saver.flush();
    };
  }, [id, saver]);

  useEffect(() => followUnsaved(id, (theirs) => setInput((ours) => ({ ...ours, ...theirs }))), [id]);

  const change = useCallback(
    (part: Partial<FillBlanks>) => {
      const next = { ...input, ...part };
      setInput(next);
      keepUnsaved(id, next);
      saver.change(next);
    },
    [id, input, saver],
  );
  const fill = useCallback(
    (blankId: string, value: string) => {
      const fills: Fills = { ...input.fills };
      if (value) fills[blankId] = value;
      else delete fills[blankId];
      change({ fills });
    },
    [input.fills, change],
  );

  return { ...input, fill, change, saveState, flush: saver.flush };
}
