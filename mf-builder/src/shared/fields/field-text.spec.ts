import { addMissingScheme, hasUnprintableCharacters } from './field-text';

describe('characters missing from all fonts', () => {
  it.each(['Zoë Müller', 'Ωμέγα', 'Иван', '山田 太郎', '김민준', 'ㄅㄆㄇ', '50 % – “quoted” €5 ✓', 'emoji 🎉', ''])(
    '%p is printable',
    (text) => expect(hasUnprintableCharacters(text)).toBe(false),
  );
  it.each(['مرحبا', 'שלום', 'สวัสดี', 'नमस्ते'])('%p is not printable', (text) =>
    expect(hasUnprintableCharacters(text)).toBe(true),
  );
});

it.each([
  ['linkedin.com/in/ines', 'https://linkedin.com/in/ines'],
  [' www.example.org ', 'https://www.example.org'],
  ['https://example.org', 'https://example.org'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['not yet', 'not yet'],
  ['in/ines', 'in/ines'],
  ['', ''],
])('%j becomes %j', (input, expected) => {
  expect(addMissingScheme(input)).toBe(expected);
});
