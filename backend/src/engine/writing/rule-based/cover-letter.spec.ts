import { resumeContentSchema } from '@shortlist/contracts/builder/document-content';
import { loadNurseSample } from '@shortlist/documents/samples/nurse/load-nurse-sample';
import { buildCoverLetter } from './cover-letter';

async function writeLetter(company: string, language: 'de' | 'ja') {
  const { sample } = await loadNurseSample(language);
  return buildCoverLetter({ resume: sample.resume, jobTitle: sample.jobTitle, company, language }).paragraphs;
}

describe('the company in a letter', () => {
  it('takes an article in German when its name includes the legal form', async () => {
    expect((await writeLetter('Alster GmbH', 'de')).join(' ')).toMatch(/\b(?:bei|an|Team) der Alster GmbH/);
    expect((await writeLetter('Alster GmbH', 'de')).join(' ')).not.toMatch(/\b(?:bei|an|von) Alster GmbH/);
    expect((await writeLetter('Alster', 'de')).join(' ')).not.toContain('der Alster');
  });

  it('is named once in Japanese and then called 貴社, or 貴院 if it is a hospital', async () => {
    const [first = '', ...rest] = await writeLetter('株式会社みなと', 'ja');
    expect(first).toContain('株式会社みなと');
    expect(rest.join('')).not.toContain('株式会社みなと');
    expect(rest.join('')).toContain('貴社');
    expect((await writeLetter('みなと病院', 'ja')).join('')).toContain('貴院');
    expect((await writeLetter('みなと', 'ja')).at(-1)).toContain('みなと');
  });
});

describe('the skills in a letter', () => {
  const operationsResume = resumeContentSchema.parse({
    personalInfo: { firstName: 'Sam', lastName: 'Ortiz', email: '', phone: '', location: '', headline: 'Shift Lead' },
    experience: [
      { company: 'Northgate', position: 'Shift Lead', startDate: '2020', achievements: ['Ran inventory control.'] },
    ],
    skills: ['Operations Manager', 'Shift Lead', 'Inventory control', 'Capacity planning'],
  });
  const input = {
    resume: operationsResume,
    jobTitle: 'Operations Manager',
    company: 'Acme Co.',
    language: 'en' as const,
  };

  it('never include a job title', () => {
    const terms = ['Operations Manager', 'Inventory control', 'Capacity planning'];
    const letters = [buildCoverLetter({ ...input, terms }), buildCoverLetter(input)].map(({ paragraphs }) =>
      paragraphs.join(' '),
    );
    for (const text of letters) {
      expect(text).toMatch(/inventory control/i);
      expect(text).not.toMatch(/(?:bring|includes|in|with) (?:the )?(?:Operations Manager|Shift Lead)/);
    }
  });

  it('writes one period after a company name that ends with a period', () => {
    const { paragraphs, suggestions } = buildCoverLetter(input);
    expect(paragraphs.join('\n')).toMatch(/Acme Co\.(?: |$)/m);
    expect(paragraphs.join('\n')).not.toContain('..');
    expect(suggestions.join(' ')).not.toMatch(/\d/);
  });
});

it('prefers work that the posting describes, even if it has no figure', () => {
  const resume = resumeContentSchema.parse({
    personalInfo: { firstName: 'Tom', lastName: 'Ash', email: '', phone: '', location: '', headline: '' },
    experience: [
      {
        company: 'Northgate',
        position: 'Adviser',
        startDate: '2020',
        current: true,
        achievements: ['Sort 30 parcels a week.', 'Pack 12 boxes a day.', 'Take over the difficult complaints.'],
      },
    ],
    skills: [],
  });
  const jobPostingText = 'Your day\n- Handle escalated complaints and make sure that they are solved';
  const { paragraphs } = buildCoverLetter({
    resume,
    jobTitle: 'Support Lead',
    company: 'Acme',
    language: 'en',
    jobPostingText,
    length: 'short',
  });
  expect(paragraphs.join(' ')).toContain('the difficult complaints');
});
