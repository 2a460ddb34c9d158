import { parsePartialJson } from './partial-json';

const document = {
  summary: 'One. Two "quoted" words. Three.',
  experience: [{ title: 'Nurse', achievements: ['A b c.', 'D e f.'] }],
  skills: ['x'],
};

describe('parsePartialJson', () => {
  it('never returns less for a longer prefix', () => {
    const text = JSON.stringify(document);
    let maxLength = 0;
    for (let end = 1; end <= text.length; end++) {
      const partial = parsePartialJson(text.slice(0, end)) as typeof document | undefined;
      const currentLength =
        JSON.stringify(partial?.summary ?? '').length + JSON.stringify(partial?.experience ?? '').length;
      expect(currentLength).toBeGreaterThanOrEqual(maxLength - 8); // a just-opened "" or {} may disappear again
      maxLength = Math.max(maxLength, currentLength);
    }
    expect(parsePartialJson(text)).toEqual(document);
  });

  it('returns whole sentences only', () => {
    expect(parsePartialJson('{"summary": "Calm nurse. Brings tri')).toEqual({ summary: 'Calm nurse.' });
    expect(parsePartialJson('{"summary": "Calm nur')).toEqual({ summary: '' });
    expect(parsePartialJson('{"paragraphs": ["看護師です。夜勤も')).toEqual({ paragraphs: ['看護師です。'] });
  });

  it('skips code fences and stops at the end of the object', () => {
    expect(parsePartialJson('Sure!\n```json\n{"a": [1]}\n```\nAnything else?')).toEqual({ a: [1] });
    expect(parsePartialJson('no object here')).toBeUndefined();
  });

  it('drops a key without a value and an incomplete literal', () => {
    expect(parsePartialJson('{"a": ["x"], "b')).toEqual({ a: ['x'] });
    expect(parsePartialJson('{"a": "x.", "b": tr')).toEqual({ a: 'x.' });
  });
});
