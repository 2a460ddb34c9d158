import { hasUnprintableCharacters } from './unprintable-characters';

describe('characters missing from all fonts', () => {
  it.each(['Zoë Müller', 'Ωμέγα', 'Иван', '山田 太郎', '김민준', 'ㄅㄆㄇ', '50 % – “quoted” €5 ✓', 'emoji 🎉', ''])(
    '%p is printable',
    (text) => expect(hasUnprintableCharacters(text)).toBe(false),
  );
  it.each(['مرحبا', 'שלום', 'สวัสดี', 'नमस्ते'])('%p is not printable', (text) =>
    expect(hasUnprintableCharacters(text)).toBe(true),
  );
});
