import { runBackendSpecs } from './run-specs';

/** Tests 1,000 interleavings of the requests of two tabs that edit one resume. Regular test runs try only a few. */
const interleavings = process.env.INTERLEAVINGS ?? '1000';
const statement = `two tabs edit one resume: ${interleavings} interleavings on each database, 0 silent overwrites`;
process.exitCode = runBackendSpecs(statement, ['builder/resumes/resumes-concurrency'], {
  env: { INTERLEAVINGS: interleavings },
})
  ? 0
  : 1;
