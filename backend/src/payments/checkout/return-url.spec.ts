import { parseReturnUrl, addSessionIdParam } from './return-url';

const origin = 'https://shortlist.example';
const parseUrl = (url?: string) => parseReturnUrl('successUrl', url, origin, '/success').href;

describe('return URLs', () => {
  it('accepts pages of our own origin', () => {
    expect(parseUrl()).toBe('https://shortlist.example/success');
    expect(parseUrl('https://shortlist.example/ja/autonomous?a=1#b')).toBe(
      'https://shortlist.example/ja/autonomous?a=1#b',
    );
  });

  it.each([
    'https://evil.example/success',
    'https://shortlist.example.evil.example/',
    'https://shortlist.example@evil.example/',
    'https://user:secret@shortlist.example/',
    'http://shortlist.example/',
    'https://shortlist.example:8443/',
    'blob:https://shortlist.example/0d5a',
    'javascript:alert(1)//https://shortlist.example',
    'data:text/html,x',
    '//evil.example/x',
    '\\\\evil.example',
  ])('rejects %s', (url) => {
    expect(() => parseUrl(url)).toThrow('invalid_input');
  });

  it.each([
    ['/success', '/success?session_id={CHECKOUT_SESSION_ID}'],
    ['/success?a=1', '/success?a=1&session_id={CHECKOUT_SESSION_ID}'],
    ['/success#done', '/success?session_id={CHECKOUT_SESSION_ID}#done'],
  ])('adds the placeholder for the checkout id to %s', (path, expected) => {
    expect(addSessionIdParam(new URL(path, origin))).toBe(origin + expected);
  });
});
