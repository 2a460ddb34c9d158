import { languages, type Language } from '@shortlist/contracts/platform/languages';

/** True in the full test run, every night and before a release. */
export const isNightly = process.env.TEST_SCOPE === 'all';

export const takeSample = <T>(items: readonly T[], step: number): T[] =>
  items.filter((_, i) => isNightly || i % step === 0);

/** All languages in the nightly run. Otherwise, a language with spaces between words and a language without. */
export const sampledLanguages: Language[] = languages
  .map(({ code }) => code)
  .filter((code) => isNightly || code === 'en' || code === 'ja');
