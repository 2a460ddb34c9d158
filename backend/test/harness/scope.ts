import { languages, type Language } from '@shortlist/contracts/platform/languages';

/** True in the full run, which takes place every night and before a release. */
export const isNightly = process.env.TEST_SCOPE === 'all';

export const sampled = <T>(all: readonly T[], nth: number): T[] => all.filter((_, i) => isNightly || i % nth === 0);

/** Languages of a sweep: one with an alphabet and one without; all in the nightly run. */
export const sampledLanguages: Language[] = languages
  .map(({ code }) => code)
  .filter((code) => isNightly || code === 'en' || code === 'ja');
