import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The shortest sufficient hash: a bundle lists the hash of each chunk, and hashes do not compress. */
export const algorithm = 'sha256';

export const integrityOf = (file) =>
  `${algorithm}-${createHash(algorithm).update(readFileSync(file)).digest('base64')}`;
