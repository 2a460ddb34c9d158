import { parseUserAgent } from './user-agent';

describe('parseUserAgent', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/27.0 Chrome/125 Mobile`, 'Samsung Internet', 'Android'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/141.0.0.0 Safari/537.36 OPR/124.0`, 'Opera', 'Linux'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'macOS'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605 (KHTML) CriOS/141.0 Mobile', 'Chrome', 'iPad'],
    ['curl/8.14.1', 'curl', ''],
    ['Mozilla/5.0', '', ''],
    ['<script>/1', '', ''],
    [undefined, '', ''],
  ])('%s', (userAgent, browser, system) => {
    expect(parseUserAgent(userAgent)).toEqual({ browser, system });
  });
});
