import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A bundle lists the hash of each of its chunks, and hashes cannot be compressed: no longer ones than are needed. */
export const algorithm = 'sha256';

/** What browsers check a file by. */
export const integrityOf = (file) =>
  `${algorithm}-${createHash(algorithm).update(readFileSync(file)).digest('base64')}`;
