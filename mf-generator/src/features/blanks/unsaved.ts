import { fillsSchema, type Fills } from '@shortlist/contracts/builder/resume';

/** What was typed into blanks and has not reached the server yet; it outlives the page. */
const keyOf = (generationId: string) => `generator.fills.${generationId}`;

export function readUnsaved(generationId: string): Fills | undefined {
  const text = localStorage.getItem(keyOf(generationId));
  if (text === null) return undefined;
  try {
    return fillsSchema.parse(JSON.parse(text));
  } catch {
    localStorage.removeItem(keyOf(generationId));
    return undefined;
  }
}

export function keepUnsaved(generationId: string, fills: Fills): void {
  localStorage.setItem(keyOf(generationId), JSON.stringify(fills));
}

/** Called when these fills are saved; later ones stay kept. */
export function forgetUnsaved(generationId: string, saved: Fills): void {
  const key = keyOf(generationId);
  if (localStorage.getItem(key) === JSON.stringify(saved)) localStorage.removeItem(key);
}

/** Hears what another tab types into the same documents, so that neither overwrites the other. Answers how to stop. */
export function followUnsaved(generationId: string, onFills: (fills: Fills) => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    const fills = key === keyOf(generationId) && readUnsaved(generationId);
    if (fills) onFills(fills);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
