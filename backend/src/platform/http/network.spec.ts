import { isPrivateAddress, getNetwork } from './network';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:db8:2:2::1', '2001:db8:2::/48'],
  ['no address', 'unknown'],
  [undefined, 'unknown'],
])('counts %s as %s', (ip, network) => {
  expect(getNetwork({ ip })).toBe(network);
});

it.each([
  ['10.1.2.3', true],
  ['::ffff:192.168.1.1', true],
  ['127.0.0.1', true],
  ['fd00::1', true],
  ['198.41.0.4', false],
  ['2606:4700::1', false],
])('isPrivateAddress(%s) returns %s', (ip, expected) => {
  expect(isPrivateAddress(ip)).toBe(expected);
});
