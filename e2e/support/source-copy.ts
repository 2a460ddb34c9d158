import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repoRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Copies only one package. Everything else in the copy is symlinked. */
export function createSourceCopy(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-checkout-'));
  for (const part of readdirSync(repoRoot).filter((entry) => entry !== name && !entry.startsWith('.')))
    symlinkSync(join(repoRoot, part), join(folder, part));
  mkdirSync(join(folder, name));
  for (const part of readdirSync(join(repoRoot, name)).filter(
    (entry) => !/^(dist|dist-node|test-results)$/.test(entry),
  ))
    cpSync(join(repoRoot, name, part), join(folder, name, part), { recursive: true });
  return folder;
}
