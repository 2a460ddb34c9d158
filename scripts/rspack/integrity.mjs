import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The shortest sufficient hash: a bundle lists the hash of each chunk, and hashes do not compress. */
export const integrityAlgorithm = 'sha256';

export const computeIntegrity = (file) =>
  `${integrityAlgorithm}-${createHash(integrityAlgorithm).update(readFileSync(file)).digest('base64')}`;
