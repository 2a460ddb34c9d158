import { formatDocumentTitle } from './page-metadata';

it('names the product and removes soft hyphens', () => {
  expect(formatDocumentTitle('Nutzungs\u00adbedingungen')).toBe('Nutzungsbedingungen · Shortlist');
});
