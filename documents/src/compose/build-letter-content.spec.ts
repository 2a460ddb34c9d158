import { buildLetterContent, splitParagraphs } from './build-letter-content';
import { formatRecipientLines, formatSalutation } from '../i18n/letter-phrases';

const sender = {
  firstName: 'Inés',
  lastName: 'Halvorsen',
  email: '',
  phone: '',
  location: '',
  summary: '',
  website: '',
  linkedin: '',
  headline: '',
};
const fields = {
  jobTitle: 'Nurse',
  companyName: 'Acme',
  content: 'One.\nStill one.\r\n\r\n\n  Two. \n',
  recipient: '',
  salutation: '',
  date: '',
};

describe('buildLetterContent', () => {
  it('sets default date, recipient and salutation by language', () => {
    expect(buildLetterContent(fields, { sender, language: 'en', today: '2026-11-21' })).toEqual({
      personalInfo: sender,
      date: '2026-11-21',
      recipient: ['Hiring Manager', 'Acme'],
      jobTitle: 'Nurse',
      salutation: 'Dear Hiring Manager,',
      paragraphs: ['One.\nStill one.', 'Two.'],
    });
  });

  it('keeps values that the user entered', () => {
    const enteredFields = {
      ...fields,
      recipient: ' Ms. Weber ',
      salutation: 'Hello,',
      date: '2026-01-02',
      companyName: '',
    };
    expect(buildLetterContent(enteredFields, { sender, language: 'de', today: '2026-11-21' })).toMatchObject({
      date: '2026-01-02',
      recipient: ['Ms. Weber'],
      salutation: 'Hello,',
    });
  });

  it.each([
    ['en', 'Kim Lee', 'Dear Kim Lee,', ['Kim Lee', 'Acme']],
    ['es', 'Ana Ruiz', 'A la atención de Ana Ruiz:', ['Acme', 'Ana Ruiz']],
    ['fr', 'Mme Petit', 'Madame,', ['Acme', 'Mme Petit']],
    ['fr', 'M. Petit', 'Monsieur,', ['Acme', 'M. Petit']],
    ['fr', 'Claire Martin', 'Bonjour Claire Martin,', ['Acme', 'Claire Martin']],
    ['de', 'Frau Dr. Miriam Lindner', 'Sehr geehrte Frau Dr. Lindner,', ['Acme', 'Frau Dr. Miriam Lindner']],
    ['de', 'Herrn Jan von der Heide', 'Sehr geehrter Herr von der Heide,', ['Acme', 'Herrn Jan von der Heide']],
    ['de', 'Miriam Lindner', 'Guten Tag Miriam Lindner,', ['Acme', 'Miriam Lindner']],
    ['ja', '山田太郎', '拝啓　時下ますますご清栄のこととお慶び申し上げます。', ['Acme', '山田太郎 様']],
    ['ja', '山田様', '拝啓　時下ますますご清栄のこととお慶び申し上げます。', ['Acme', '山田様']],
    ['ko', '김민수', '김민수 님께', ['Acme', '김민수 귀하']],
    ['ko', '김민수 팀장님', '김민수 팀장님께', ['Acme', '김민수 팀장님']],
    ['ko', '', '채용 담당자님께', ['Acme', '채용 담당자']],
  ] as const)('greets in %s: %s', (language, name, salutation, lines) => {
    expect(formatSalutation(language, name)).toBe(salutation);
    expect(formatRecipientLines(language, 'Acme', name)).toEqual(lines);
  });

  it('has no empty paragraphs', () => expect(splitParagraphs(' \n\n ')).toEqual([]));
});
