import { fillBlanksSchema, type FillBlanks } from '@shortlist/contracts/generator/generation';

/** Input that has not reached the server yet; it outlives the page. */
const keyOf = (generationId: string) => `generator.fills.${generationId}`;

export function readUnsaved(generationId: string): FillBlanks | undefined {
  const text = localStorage.getItem(keyOf(generationId));
  if (text === null) return undefined;
  try {
    const value = JSON.parse(text) as object;
    // Earlier releases stored the fills alone.
    return fillBlanksSchema.parse('fills' in value ? value : { fills: value });
  } catch {
    localStorage.removeItem(keyOf(generationId));
    return undefined;
  }
}

export function keepUnsaved(generationId: string, input: FillBlanks): void {
  localStorage.setItem(keyOf(generationId), JSON.stringify(input));
}

/** Removes stored input after it has been saved, unless it has changed since. */
export function forgetUnsaved(generationId: string, saved: FillBlanks): void {
  const key = keyOf(generationId);
  if (localStorage.getItem(key) === JSON.stringify(saved)) localStorage.removeItem(key);
}

/**
 * Subscribes to fills typed into the same documents in another tab, so that neither tab overwrites the other. Returns
 * an unsubscribe function.
 */
export function followUnsaved(generationId: string, onInput: (input: FillBlanks) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    const input = key === keyOf(generationId) && readUnsaved(generationId);
    if (input) onInput(input);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
