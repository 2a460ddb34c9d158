import { holds } from './specs';

/** R33: three replicas, 300 ticks, whoever does the work killed at random, on both databases. */
const says = 'R33: 300 ticks, each (job, period) done once, and what a dead replica had taken is done by another';
process.exitCode = holds(says, ['job-runs']) ? 0 : 1;
