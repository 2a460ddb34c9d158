import { fillBlanksRequestSchema, type FillBlanksRequest } from '@shortlist/contracts/generator/generation';

const getStorageKey = (generationId: string) => `generator.fills.${generationId}`;

export function readUnsavedFills(generationId: string): FillBlanksRequest | undefined {
  const text = localStorage.getItem(getStorageKey(generationId));
  if (text === null) return undefined;
  try {
    const value = JSON.parse(text) as object;
    // Earlier releases stored the fills alone.
    return fillBlanksRequestSchema.parse('fills' in value ? value : { fills: value });
  } catch {
    localStorage.removeItem(getStorageKey(generationId));
    return undefined;
  }
}

export function storeUnsavedFills(generationId: string, input: FillBlanksRequest): void {
  localStorage.setItem(getStorageKey(generationId), JSON.stringify(input));
}

/** Removes stored input after it has been saved, unless it has changed in the meantime. */
export function clearUnsavedFills(generationId: string, savedInput: FillBlanksRequest): void {
  const key = getStorageKey(generationId);
  if (localStorage.getItem(key) === JSON.stringify(savedInput)) localStorage.removeItem(key);
}

/**
 * Subscribes to fills typed in another tab, so that neither tab overwrites the other. Returns an unsubscribe function.
 */
export function subscribeToUnsavedFills(generationId: string, onInput: (input: FillBlanksRequest) => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    const input = key === getStorageKey(generationId) && readUnsavedFills(generationId);
    if (input) onInput(input);
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
