import fc from 'fast-check';
import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';
import { fillBlanks, isLetterBlank, listLetterBlanks, listBlanks, splitBlanks } from './blanks';
import { composeLetter } from './compose/compose-letter';
import { seniorLetter } from './samples/senior/en';
import { juniorResume } from './samples/junior/en';
import { templateDesigns } from './templates/designs';
import { toPlainText } from './plain-text';

const arbitraryWord = fc.stringMatching(/^[A-Za-zäéñ일数][\w ,.'’%-]{0,12}$/);
const arbitraryText = fc
  .array(
    fc.oneof(
      arbitraryWord,
      arbitraryWord.map((label) => `[${label}]`),
      arbitraryWord.map((label) => `[[${label}]]`),
      fc.constantFrom(' ', '[]', '[ ]', '\n'),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const arbitraryResume: fc.Arbitrary<ResumeContent> = fc.record({
  personalInfo: fc.record({
    firstName: arbitraryText,
    lastName: arbitraryText,
    email: arbitraryText,
    phone: arbitraryText,
    location: arbitraryText,
    summary: arbitraryText,
    website: fc.constant(''),
    linkedin: fc.constant(''),
    headline: arbitraryText,
  }),
  experience: fc.array(
    fc.record({
      company: arbitraryText,
      position: arbitraryText,
      startDate: arbitraryText,
      endDate: arbitraryText,
      current: fc.boolean(),
      location: arbitraryText,
      description: arbitraryText,
      achievements: fc.array(arbitraryText, { maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
  education: fc.constant([]),
  projects: fc.constant([]),
  skills: fc.array(arbitraryText, { maxLength: 3 }),
  achievements: fc.array(arbitraryText, { maxLength: 2 }),
  certifications: fc.constant([]),
  languages: fc.constant([]),
  customSections: fc.array(
    fc.record({
      id: fc.constant('own'),
      name: arbitraryText,
      items: fc.array(
        fc.record({
          title: arbitraryText,
          organisation: arbitraryText,
          startDate: arbitraryText,
          endDate: arbitraryText,
          current: fc.boolean(),
          location: arbitraryText,
          description: arbitraryText,
          achievements: fc.array(arbitraryText, { maxLength: 2 }),
        }),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 2 },
  ),
});
const arbitraryLetter: fc.Arbitrary<LetterContent> = arbitraryResume.chain(({ personalInfo }) =>
  fc.record({
    personalInfo: fc.constant(personalInfo),
    date: fc.constant('2026-11-20'),
    recipient: fc.array(arbitraryText, { maxLength: 2 }),
    jobTitle: arbitraryText,
    salutation: arbitraryText,
    paragraphs: fc.array(arbitraryText, { maxLength: 3 }),
  }),
);

describe('blanks', () => {
  it('splits a text without losing characters or splitting a blank', () => {
    fc.assert(
      fc.property(arbitraryText, (value) => {
        const pieces = splitBlanks(value);
        expect(pieces.map((piece) => piece.text).join('')).toBe(value);
        for (const piece of pieces) if (piece.label !== undefined) expect(piece.text).toContain(`[${piece.label}]`);
      }),
    );
  });

  it('keeps the ids of other blanks when one is filled', () => {
    fc.assert(
      fc.property(arbitraryResume, fc.nat(), (content, seed) => {
        const blanks = listBlanks(content);
        const blank = blanks[seed % blanks.length];
        fc.pre(blank !== undefined);
        const filled = fillBlanks(content, { [blank.id]: 'x' });
        const countBlanksOfField = (value: ResumeContent) =>
          listBlanks(value).filter(({ path }) => path === blank.path).length;
        expect(countBlanksOfField(filled)).toBe(countBlanksOfField(content) - 1);
        const otherIds = blanks.filter(({ path }) => path !== blank.path).map(({ id }) => id);
        expect(
          listBlanks(filled)
            .filter(({ path }) => path !== blank.path)
            .map(({ id }) => id),
        ).toEqual(otherIds);
      }),
    );
  });

  it('fills all blanks, or none without fills', () => {
    fc.assert(
      fc.property(arbitraryResume, arbitraryLetter, (content, letterContent) => {
        const fills = Object.fromEntries(listBlanks(content, letterContent).map(({ id }) => [id, 'x']));
        expect(listBlanks(fillBlanks(content, fills))).toEqual([]);
        expect(listLetterBlanks(undefined, fillBlanks(letterContent, fills, content))).toEqual([]);
        expect(fillBlanks(content, {})).toEqual(content);
      }),
    );
  });

  it('shares an id between resume and letter, except for numbers', () => {
    const content: ResumeContent = {
      ...juniorResume,
      experience: juniorResume.experience.slice(0, 1).map((item) => ({
        ...item,
        company: '[Employer]',
        achievements: ['Looked after [number] patients.'],
      })),
    };
    const letterContent = { ...seniorLetter, paragraphs: ['At [Employer] I looked after [number] patients.'] };
    const ids = listBlanks(content, letterContent).map(({ id }) => id);
    expect(ids).toEqual(['experience.0.company#0', 'experience.0.achievements.0#0', 'letter.paragraphs.0#1']);
    const filled = fillBlanks(
      letterContent,
      { 'experience.0.company#0': 'Saint Brigid', 'letter.paragraphs.0#1': '6' },
      content,
    );
    expect(filled.paragraphs).toEqual(['At Saint Brigid I looked after 6 patients.']);
  });

  it('assigns the same ids for any order of keys', () => {
    const reverseKeys = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reverseKeys)
        : value && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value)
                .toReversed()
                .map(([key, item]) => [key, reverseKeys(item)]),
            )
          : value;
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const letter = { ...seniorLetter, paragraphs: [resume.experience.map(({ location }) => location).join(' ')] };
        expect(listBlanks(reverseKeys(resume) as ResumeContent, letter)).toEqual(listBlanks(resume, letter));
      }),
    );
  });

  it('does not double a period after a value that ends with one', () => {
    const letterContent = {
      ...seniorLetter,
      recipient: ['[Company]'],
      paragraphs: ['I worked at [Company]. It was [Company]...'],
    };
    const filled = fillBlanks(letterContent, { 'letter.recipient.0#0': 'Lindqvist Ltd.' });
    expect(filled.paragraphs).toEqual(['I worked at Lindqvist Ltd. It was Lindqvist Ltd....']);
    const tree = composeLetter(letterContent, {
      ...{ templateId: templateDesigns[0]!.id, language: 'en', pageSize: 'A4' },
      fills: { 'letter.recipient.0#0': 'Lindqvist Ltd.' },
    });
    expect(toPlainText(tree)).toContain('I worked at Lindqvist Ltd. It was');
  });

  it('keeps the id of a letter blank when the user removes the resume line with the same blank', () => {
    const [job] = juniorResume.experience;
    const content: ResumeContent = { ...juniorResume, experience: [{ ...job!, achievements: ['Taught [System].'] }] };
    const contentWithoutLine: ResumeContent = { ...content, experience: [{ ...job!, achievements: [''] }] };
    const letter = { ...seniorLetter, paragraphs: ['I know [System].'] };
    const [sharedBlank] = listBlanks(content, letter);
    const [letterBlank] = listBlanks(contentWithoutLine, letter, content);
    expect([sharedBlank?.id, letterBlank?.id]).toEqual([
      'experience.0.achievements.0#0',
      'experience.0.achievements.0#0',
    ]);
    expect([sharedBlank, letterBlank].map((blank) => isLetterBlank(blank!))).toEqual([false, true]);
    expect(fillBlanks(letter, { [letterBlank!.id]: 'Epic' }, content).paragraphs).toEqual(['I know Epic.']);
  });

  it('shares an id between equal blanks in a letter, except for numbers', () => {
    const letterContent = {
      ...seniorLetter,
      recipient: ['[Company]'],
      paragraphs: ['[Company] and [number], [number].'],
    };
    const ids = listLetterBlanks(undefined, letterContent).map(({ id }) => id);
    expect(ids).toEqual([
      'letter.recipient.0#0',
      'letter.recipient.0#0',
      'letter.paragraphs.0#1',
      'letter.paragraphs.0#2',
    ]);
    expect(fillBlanks(letterContent, { 'letter.recipient.0#0': 'Orrin Bay' }).paragraphs).toEqual([
      'Orrin Bay and [number], [number].',
    ]);
  });
});
