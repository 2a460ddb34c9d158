import { languages } from '../platform/languages';
import { parseTranscript, formatTranscript } from './transcript';

describe('conversation transcript', () => {
  it.each(languages.map(({ code }) => code))('is parsed into the same turns in %s', (code) => {
    const turns = [
      { isUser: true, text: 'Can I print it?' },
      { isUser: false, text: 'Yes.\n\nAs a PDF:\n- A4\n- Letter' },
      { isUser: true, text: 'I paid twice: what now?' },
    ];
    expect(parseTranscript(formatTranscript(turns, code), code)).toEqual(turns);
  });

  it('attributes text without a label to the user', () => {
    expect(parseTranscript('Hello.\n\nIs anybody there?', 'en')).toEqual([
      { isUser: true, text: 'Hello.\n\nIs anybody there?' },
    ]);
  });
});
