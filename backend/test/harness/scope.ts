import { languages, type Language } from '@shortlist/contracts/platform/languages';

/** The run of every night and before a release, which takes its time. */
export const isNightly = process.env.TEST_SCOPE === 'all';

/** Every `nth` of what a sweep goes through; all in the nightly run. */
export const sampled = <T>(all: readonly T[], nth: number): T[] => all.filter((_, i) => isNightly || i % nth === 0);

/** Languages of a sweep: one with an alphabet and one without; all in the nightly run. */
export const sampledLanguages: Language[] = languages
  .map(({ code }) => code)
  .filter((code) => isNightly || code === 'en' || code === 'ja');
