/** Whether all is looked at, as it is every night and before a release; else a sample, as `npm test` does. */
export const looksAtAll = process.env.TEST_SCOPE === 'all';
