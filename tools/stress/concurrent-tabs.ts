import { runBackendSpecs } from './run-backend-specs';

/** R12 in full: two tabs that edit one resume, on both databases. The test of the same name covers a part. */
const interleavings = process.env.INTERLEAVINGS ?? '1000';
const says = `R12: ${interleavings} interleavings on each database, 0 silent overwrites`;
process.exitCode = runBackendSpecs(says, ['resumes-concurrency'], { env: { INTERLEAVINGS: interleavings } }) ? 0 : 1;
