import { languages } from '../platform/languages';
import { readTranscript, writeTranscript } from './transcript';

describe('transcript of a conversation', () => {
  it.each(languages.map(({ code }) => code))('is read as it was written in %s', (code) => {
    const turns = [
      { isUser: true, text: 'Can I print it?' },
      { isUser: false, text: 'Yes.\n\nAs a PDF:\n- A4\n- Letter' },
      { isUser: true, text: 'I paid twice: what now?' },
    ];
    expect(readTranscript(writeTranscript(turns, code), code)).toEqual(turns);
  });

  it('takes words without a label as the user’s', () => {
    expect(readTranscript('Hello.\n\nIs anybody there?', 'en')).toEqual([
      { isUser: true, text: 'Hello.\n\nIs anybody there?' },
    ]);
  });
});
