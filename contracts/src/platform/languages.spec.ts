import { parseAcceptLanguage, toLanguage } from './languages';

describe('languages', () => {
  it.each([
    ['ja', 'ja'],
    ['de-CH,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.3,fr;q=0.9', 'fr'],
    ['pt-BR,pt', 'en'],
    ['ko;q=0,es', 'es'],
    [undefined, 'en'],
  ])('parses %s as %s', (header, language) => {
    expect(parseAcceptLanguage(header)).toBe(language);
  });

  it('parses an unknown code as the default', () => {
    expect(toLanguage('xx')).toBe('en');
  });
});
