import { documentTitle } from './document-title';

it('names the product and removes soft hyphens', () => {
  expect(documentTitle('Nutzungs\u00adbedingungen')).toBe('Nutzungsbedingungen · Shortlist');
});
