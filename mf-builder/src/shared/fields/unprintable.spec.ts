import { isUnprintable } from './unprintable';

describe('letters that no face has', () => {
  it.each(['Zoë Müller', 'Ωμέγα', 'Иван', '山田 太郎', '김민준', '50 % – “quoted” €5 ✓', 'emoji 🎉', ''])(
    '%p can be printed',
    (text) => expect(isUnprintable(text)).toBe(false),
  );
  it.each(['مرحبا', 'שלום', 'สวัสดี', 'नमस्ते'])('%p cannot', (text) => expect(isUnprintable(text)).toBe(true));
});
