import { networkOf } from './visitor-limit.service';

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:1:aaaa::1', '2001:db8:0:1'],
    ['2001:0db8:0000:0001:2:3:4:5', '2001:db8:0:1'],
    ['2001:db8::5', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s -> %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
