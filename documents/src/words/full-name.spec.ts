import { fullName } from './full-name';

it.each([
  ['Inés', 'Halvorsen', 'es', 'Inés Halvorsen'],
  ['太郎', '山田', 'ja', '山田 太郎'],
  ['민준', '김', 'ko', '김 민준'],
  ['Inés', '', 'ja', 'Inés'],
  ['', '', 'en', ''],
] as const)('%j and %j make in %s %j', (firstName, lastName, language, name) => {
  expect(fullName({ firstName, lastName }, language)).toBe(name);
});
