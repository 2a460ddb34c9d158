import { runBackendSpecs } from './run-specs';

/**
 * R12: runs the test in which two tabs edit one resume. By default, tries 1,000 interleavings of their requests; the
 * regular test run tries only a few.
 */
const interleavings = process.env.INTERLEAVINGS ?? '1000';
const statement = `R12: ${interleavings} interleavings on each database, 0 silent overwrites`;
process.exitCode = runBackendSpecs(statement, ['builder/resumes/resumes-concurrency'], {
  env: { INTERLEAVINGS: interleavings },
})
  ? 0
  : 1;
