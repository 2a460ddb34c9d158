import { useCallback, useEffect, useState } from 'react';
import type { BlankFills } from '@shortlist/contracts/builder/document-content';
import { generationSchema, type FillBlanksRequest, type Generation } from '@shortlist/contracts/generator/generation';
import { api } from '@shortlist/shared-ui/api';
import { useQueryClient } from '@shortlist/shared-ui/query';
import { generationQuery } from '../../shared/queries';
import { createAutosave, type SaveState } from './autosave';
import { subscribeToUnsavedFills, clearUnsavedFills, storeUnsavedFills, readUnsavedFills } from './unsaved-fills';

/**
 * Returns the user's input for a generation, and functions that change the input. A change is visible immediately. The
 * browser stores it and sends it after a delay. The response contains the new score. The calling component needs the
 * generation's id as its React key.
 */
export function useFills({ id, fills: storedFills, jobs, leftOut, ownLines }: Generation) {
  const queryClient = useQueryClient();
  const [input, setInput] = useState<FillBlanksRequest>(() => ({
    fills: storedFills,
    jobs,
    leftOut,
    ownLines,
    ...readUnsavedFills(id),
  }));
  const [saveState, setSaveState] = useState<SaveState>();

  const [autosave] = useState(() =>
    createAutosave<FillBlanksRequest>(async (value) => {
      const path = `/api/generations/${encodeURIComponent(id)}/blanks` as const;
      const generation = await api.put(path, generationSchema, value);
      queryClient.setQueryData(generationQuery(id).queryKey, generation);
      clearUnsavedFills(id, value);
    }, setSaveState),
  );

  useEffect(() => {
    const unsavedInput = readUnsavedFills(id);
    if (unsavedInput) autosave.schedule(unsavedInput);
    const flushPending = () => void autosave.flush();
    window.addEventListener('online', flushPending);
    return () => {
      window.removeEventListener('online', flushPending);
      void autosave.flush();
    };
  }, [id, autosave]);

  useEffect(
    () => subscribeToUnsavedFills(id, (otherTabInput) => setInput((ownInput) => ({ ...ownInput, ...otherTabInput }))),
    [id],
  );

  const change = useCallback(
    (part: Partial<FillBlanksRequest>) => {
      const newInput = { ...input, ...part };
      setInput(newInput);
      storeUnsavedFills(id, newInput);
      autosave.schedule(newInput);
    },
    [id, input, autosave],
  );
  const fill = useCallback(
    (blankId: string, value: string) => {
      const fills: BlankFills = { ...input.fills };
      if (value) fills[blankId] = value;
      else delete fills[blankId];
      change({ fills });
    },
    [input.fills, change],
  );

  /** Takes over the fills of a response to a request that began with `requestFills`. Keeps what was typed since. */
  const adoptFills = (storedFills: BlankFills, requestFills: BlankFills) =>
    setInput((latestInput) => {
      const typedFills = Object.entries(latestInput.fills).filter(
        ([blankId, value]) => requestFills[blankId] !== value,
      );
      return { ...latestInput, fills: { ...storedFills, ...Object.fromEntries(typedFills) } };
    });

  return { ...input, fill, change, adoptFills, saveState, flush: autosave.flush };
}
