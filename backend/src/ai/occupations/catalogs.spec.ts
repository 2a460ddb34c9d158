import { de } from './de/catalog';
import { en } from './en/catalog';
import { es } from './es/catalog';
import { fr } from './fr/catalog';
import { ja } from './ja/catalog';
import { ko } from './ko/catalog';
import type { OccupationCatalog } from './occupation';
import { validateCatalog } from './testing/validate-catalog';

const catalogs = { de, en, es, fr, ja, ko } satisfies Record<string, OccupationCatalog>;

it.each(Object.entries(catalogs))('validates the occupation catalog in %s', (language, catalog) => {
  expect(validateCatalog(catalog, language as keyof typeof catalogs)).toEqual([]);
});
