import { runBackendSpecs } from './run-specs';

/**
 * Runs the test in which two tabs edit the same resume with 1,000 interleavings of their requests. The regular test run
 * tries only a few.
 */
const interleavings = process.env.INTERLEAVINGS ?? '1000';
const statement = `two tabs edit one resume: ${interleavings} interleavings on each database, 0 silent overwrites`;
process.exitCode = runBackendSpecs(statement, ['builder/resumes/resumes-concurrency'], {
  env: { INTERLEAVINGS: interleavings },
})
  ? 0
  : 1;
