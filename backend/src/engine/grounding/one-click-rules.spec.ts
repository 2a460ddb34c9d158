import { industries } from '@shortlist/contracts/platform/industries';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { languages } from '@shortlist/contracts/platform/languages';
import { getAllOccupations } from '@shortlist/occupations/get-occupations';
import { takeSample } from '@shortlist/testing/scope';
import { writeGeneration } from '../writing/rule-based/generation';
import { getTargetTerms, listOccupationTexts } from '../writing/rule-based/target-terms';
import { findOccupation } from '../writing/rule-based/titles/find-occupation';
import { enforceOneClickRules } from './one-click-rules';

const listBullets = (resume: ResumeContent) => resume.experience.flatMap(({ achievements }) => achievements);

const today = '2026-11-21';

function writeDocuments(jobTitle: string, industry: (typeof industries)[number]) {
  const { resume, letter } = writeGeneration({ jobTitle, industry, language: 'en', pageSize: 'A4', today });
  const knownTerms = getTargetTerms(jobTitle, industry, 'en').map(({ term }) => term);
  const occupationText = listOccupationTexts(findOccupation(jobTitle, industry, 'en').occupation).join('\n');
  return {
    documents: { resume, letter },
    source: { jobTitle, language: 'en' as const, today, knownTerms, occupationText, isKnownOccupation: true },
  };
}

describe('enforceOneClickRules', () => {
  it.each(industries)('changes only the summary, bullets and paragraphs of rule-based documents: %s', (industry) => {
    const { documents, source } = writeDocuments('Assistant', industry);
    const { resume, letter } = enforceOneClickRules(documents, source);
    expect(resume.personalInfo).toMatchObject({ ...documents.resume.personalInfo, summary: expect.any(String) });
    expect(letter).toMatchObject({ ...documents.letter, paragraphs: expect.any(Array) });
    for (const [i, entry] of resume.experience.entries()) {
      expect(entry).toEqual({ ...documents.resume.experience[i], achievements: entry.achievements });
    }
    expect(resume.education).toEqual(documents.resume.education);
  });

  it.each(languages.map(({ code }) => code))('does not mistake occupation terms for facts: %s', (language) => {
    const results = getAllOccupations(language).flatMap(({ industry, occupations }) =>
      takeSample(occupations, 8).flatMap(({ title }) => {
        const input = { jobTitle: title, industry, language, pageSize: 'A4' as const, today };
        const { resume, letter } = writeGeneration(input);
        const knownTerms = getTargetTerms(title, industry, language).map(({ term }) => term);
        const safe = enforceOneClickRules(
          { resume, letter },
          {
            ...input,
            jobTitle: resume.personalInfo.headline,
            knownTerms,
            isKnownOccupation: true,
            occupationText: listOccupationTexts(findOccupation(title, industry, language).occupation).join('\n'),
          },
        );
        const texts = [resume.personalInfo.summary, ...listBullets(resume), ...letter.paragraphs];
        const safeTexts = [safe.resume.personalInfo.summary, ...listBullets(safe.resume), ...safe.letter.paragraphs];
        return texts.map((text, i) => text !== safeTexts[i] && `${text} => ${safeTexts[i]}`);
      }),
    );
    const changedTexts = results.filter(Boolean);
    expect([changedTexts.slice(0, 3), changedTexts.length / results.length < 0.005]).toEqual([expect.anything(), true]);
  });

  it.each([
    ['en', 'Dear Hiring Manager, patients come first.', 'patients come first.'],
    ['fr', 'Bonjour Madame, les patients passent avant tout.', 'les patients passent avant tout.'],
    [
      'ja',
      '拝啓 時下ますますご清栄のこととお慶び申し上げます。患者様の安全を大切にします。',
      '患者様の安全を大切にします。',
    ],
    [
      'ja',
      '拝啓、貴社ますますご清栄のこととお慶び申し上げます。患者様の安全を大切にします。',
      '患者様の安全を大切にします。',
    ],
  ] as const)('removes a salutation at the start of a paragraph: %s, %s', (language, paragraph, remainingText) => {
    const { documents, source } = writeDocuments('Registered Nurse', 'Healthcare');
    const { letter } = enforceOneClickRules(
      { ...documents, letter: { ...documents.letter, paragraphs: [paragraph] } },
      { ...source, language, occupationText: '', isKnownOccupation: false },
    );
    expect(letter.paragraphs).toEqual([remainingText]);
  });

  it('replaces the facts in every field with blanks', () => {
    const { documents, source } = writeDocuments('Registered Nurse', 'Healthcare');
    const { resume, letter } = documents;
    const hostileResume: ResumeContent = {
      personalInfo: {
        firstName: 'Jane',
        lastName: 'Roe',
        email: 'jane@roe.example',
        phone: '+1 555 010 9999',
        location: 'Boston',
        summary: 'Calm.',
        website: 'https://roe.example',
        linkedin: 'https://linkedin.example/roe',
        headline: 'Chief of Everything',
      },
      experience: [
        { ...resume.experience[0]!, company: 'Google', position: 'CEO', startDate: '01/2011', location: 'Boston' },
        { ...resume.experience[0]!, company: '[Google 2]', position: 'Head Nurse', current: true, endDate: '2020' },
      ],
      education: [
        {
          ...resume.education[0]!,
          institution: 'Harvard',
          degree: 'MBA',
          field: 'Nursing',
          gpa: '4.0',
          achievements: ['First'],
        },
      ],
      projects: [{ name: 'Apollo', description: 'x', technologies: [], url: '', github: '' }],
      skills: ['Triage', 'Certified nurse', 'MBA', '12 years of care', 'x'.repeat(90)],
      achievements: ['Nobel Prize'],
      certifications: [{ name: 'BLS', issuer: 'AHA', date: '2020' }],
      languages: [{ name: 'French', level: 'C2' }],
      customSections: [],
    };
    const safe = enforceOneClickRules(
      { resume: hostileResume, letter: { ...letter, recipient: ['Mr Page', 'Google'], salutation: 'Hi Larry,' } },
      source,
    );
    expect(safe.resume.personalInfo).toEqual({
      firstName: '[Your name]',
      lastName: '',
      email: '[Email]',
      phone: '[Phone]',
      location: '[City]',
      summary: 'Calm.',
      website: '',
      linkedin: '',
      headline: 'Registered Nurse',
    });
    const [latestEntry, earlierEntry] = safe.resume.experience;
    expect(latestEntry).toMatchObject({
      company: '[Employer]',
      position: '[Job title]',
      startDate: '[MM/YYYY]',
      location: '[City]',
    });
    expect(earlierEntry).toMatchObject({
      company: '[Employer]',
      position: '[Earlier title]',
      current: true,
      endDate: '',
    });
    expect(safe.resume.education).toEqual([
      expect.objectContaining({
        institution: '[School]',
        degree: '[Degree]',
        field: '[Field of study]',
        gpa: '',
        achievements: [],
      }),
    ]);
    expect(safe.resume).toMatchObject({ projects: [], skills: ['Triage'], achievements: [], languages: [] });
    expect(safe.resume.certifications).toEqual([{ name: '[Certificate]', issuer: '', date: '' }]);
    expect(safe.letter).toMatchObject({
      recipient: ['Hiring Manager', '[Company]'],
      salutation: 'Dear Hiring Manager,',
      date: today,
    });
    expect(enforceOneClickRules(safe, source)).toEqual(safe);
  });
});
