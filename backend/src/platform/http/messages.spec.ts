import { errorCodes } from '@shortlist/contracts/platform/errors';
import { languages } from '@shortlist/contracts/platform/languages';
import en from '@shortlist/contracts/platform/messages/en.json';
import { statusOfCode } from './app-error';
import { errorMessage, issueMessage } from './messages';

describe('error messages', () => {
  it.each(languages.map(({ code }) => code))('%s has its own message for every code and issue', (language) => {
    for (const code of errorCodes) {
      expect(errorMessage(language, code)).toBeTruthy();
      if (language !== 'en') expect(errorMessage(language, code)).not.toBe(errorMessage('en', code));
    }
    for (const key of Object.keys(en.issues)) {
      expect(issueMessage(language, key)).toBeTruthy();
      if (language !== 'en') expect(issueMessage(language, key)).not.toBe(issueMessage('en', key));
    }
  });

  it('replaces messages of the validation library', () => {
    expect(issueMessage('en', 'Invalid input: expected string')).toBe('This value isn’t valid.');
    expect(issueMessage('de', 'toString')).toBe('Dieser Wert ist nicht gültig.');
  });

  it('maps exactly the codes of the contract to a status', () => {
    expect(Object.keys(statusOfCode).sort()).toEqual([...errorCodes].sort());
  });
});
