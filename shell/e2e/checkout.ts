import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Creates a checkout with a writable copy of one remote's source; everything else is symlinked. */
export function checkoutWith(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-checkout-'));
  for (const part of readdirSync(root).filter((entry) => entry !== name && !entry.startsWith('.')))
    symlinkSync(join(root, part), join(folder, part));
  mkdirSync(join(folder, name));
  for (const part of readdirSync(join(root, name)).filter((entry) => !/^(dist|dist-node|test-results)$/.test(entry)))
    cpSync(join(root, name, part), join(folder, name, part), { recursive: true });
  return folder;
}
