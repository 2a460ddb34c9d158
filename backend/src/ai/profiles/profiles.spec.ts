import { de } from './de/all';
import { en } from './en/all';
import { es } from './es/all';
import { fr } from './fr/all';
import { ja } from './ja/all';
import { ko } from './ko/all';
import type { Profiles } from './occupation';
import { faultsOfProfiles } from './testing/profile-rules';

const written = { de, en, es, fr, ja, ko } satisfies Record<string, Profiles>;

it.each(Object.entries(written))('validates the occupation catalog in %s', (language, profiles) => {
  expect(faultsOfProfiles(profiles, language as keyof typeof written)).toEqual([]);
});
