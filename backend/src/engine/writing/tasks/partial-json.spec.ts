import { oneClickResumeCompletionSchema } from '../prompts/one-click-resume.v1';
import { parsePartialCompletion, parsePartialJson } from './partial-json';

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

describe('parsePartialCompletion', () => {
  it('cuts texts and lists at the same limits as a complete completion', () => {
    const sentence = 'Calm and careful work. ';
    const text = JSON.stringify({
      summary: sentence.repeat(1_400),
      experience: Array(20).fill({ achievements: Array(20).fill(sentence.repeat(40)) }),
      skills: sentence.repeat(1_400),
      extra: sentence.repeat(1_400),
    });
    const partial = parsePartialCompletion(text.slice(0, -1), oneClickResumeCompletionSchema);
    expect(partial).toEqual({
      summary: sentence.repeat(1_400).slice(0, 2_000),
      experience: Array(8).fill({ achievements: Array(12).fill(sentence.repeat(40).slice(0, 600)) }),
      skills: '',
    });
  });

  it('leaves a completion within the limits unchanged', () => {
    const text = JSON.stringify({ ...document, experience: [{ achievements: ['A b c.'] }], keywords: [] });
    expect(parsePartialCompletion(text, oneClickResumeCompletionSchema)).toEqual(JSON.parse(text));
    expect(parsePartialCompletion('{"experience": [7, null, "x"]', oneClickResumeCompletionSchema)).toEqual({
      experience: [7, null, ''],
    });
    expect(parsePartialCompletion('nothing', oneClickResumeCompletionSchema)).toBeUndefined();
  });
});
