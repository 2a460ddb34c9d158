import { formatDocumentTitle } from './page-metadata';

it('adds the product name and removes soft hyphens', () => {
  expect(formatDocumentTitle('Nutzungs\u00adbedingungen')).toBe('Nutzungsbedingungen · Shortlist');
});
