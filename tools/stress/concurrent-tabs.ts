import { runBackendSpecs } from './run-backend-specs';

/** R12: runs the test of two tabs that edit one resume with all interleavings; the regular test run tries a few. */
const interleavings = process.env.INTERLEAVINGS ?? '1000';
const statement = `R12: ${interleavings} interleavings on each database, 0 silent overwrites`;
process.exitCode = runBackendSpecs(statement, ['resumes-concurrency'], { env: { INTERLEAVINGS: interleavings } })
  ? 0
  : 1;
