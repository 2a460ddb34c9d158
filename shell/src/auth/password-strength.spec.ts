import { getPasswordStrength } from './password-strength';

it.each([
  ['', 'short'],
  ['abcde', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdef', 'weak'],
  ['password', 'weak'],
  ['Tr1cky', 'fair'],
  ['grapes42!', 'fair'],
  ['three long words', 'strong'],
  ['日本語の長い合言葉です', 'strong'],
] as const)('rates "%s" as %s', (password, strength) => {
  expect(getPasswordStrength(password)).toBe(strength);
});
