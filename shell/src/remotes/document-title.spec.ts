import { documentTitle } from './document-title';

it('names the product, and leaves out where the heading may break', () => {
  expect(documentTitle('Nutzungs\u00adbedingungen')).toBe('Nutzungsbedingungen · Shortlist');
});
