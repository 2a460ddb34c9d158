import { parseReturnUrl, addSessionIdParam } from './return-url';

const origin = 'https://shortlist.example';
const read = (given?: string) => parseReturnUrl('successUrl', given, origin, '/success').href;

describe('return URLs', () => {
  it('accepts a page of our origin', () => {
    expect(read()).toBe('https://shortlist.example/success');
    expect(read('https://shortlist.example/ja/autonomous?a=1#b')).toBe('https://shortlist.example/ja/autonomous?a=1#b');
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
    expect(() => read(url)).toThrow('invalid_input');
  });

  it.each([
    ['/success', '/success?session_id={CHECKOUT_SESSION_ID}'],
    ['/success?a=1', '/success?a=1&session_id={CHECKOUT_SESSION_ID}'],
    ['/success#done', '/success?session_id={CHECKOUT_SESSION_ID}#done'],
  ])('%s includes the checkout id', (given, wanted) => {
    expect(addSessionIdParam(new URL(given, origin))).toBe(origin + wanted);
  });
});
