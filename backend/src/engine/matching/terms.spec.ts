import { resumeContentSchema } from '@shortlist/contracts/builder/document-content';
import { countTerm, findTermUsages, removeRepeatedTerms } from './terms';

it('finds whole words, plurals and stems, ignoring case', () => {
  expect(
    countTerm(
      'Kept electronic health records; each Electronic Health Record is audited.',
      'electronic health records',
      'en',
    ),
  ).toBe(2);
  expect(countTerm('Planned the discharge', 'discharge planning', 'en')).toBe(0);
  expect(countTerm('Discharge plans for families', 'discharge planning', 'en')).toBe(1);
  expect(countTerm('Strategic triaging', 'rag', 'en')).toBe(0);
});

it('does not match parts of names with symbols, and matches short names case-sensitively', () => {
  expect(countTerm('C++ and C# with .NET, CI/CD on each change', 'C++', 'en')).toBe(1);
  expect(countTerm('C++ and C# with .NET, CI/CD on each change', 'C', 'en')).toBe(0);
  expect(countTerm('C++ and C# with .NET, CI/CD on each change', '.NET', 'en')).toBe(1);
  expect(countTerm('C++ and C# with .NET, CI/CD on each change', 'CI/CD', 'en')).toBe(1);
  expect(countTerm('We go to market', 'Go', 'en')).toBe(0);
  expect(countTerm('Services in Go', 'Go', 'en')).toBe(1);
});

it('finds Japanese and Korean terms inside words', () => {
  expect(countTerm('電子カルテに看護計画を記録', '電子カルテ', 'ja')).toBe(1);
  expect(countTerm('간호계획을 수립하고 간호계획으로 교육', '간호계획', 'ko')).toBe(2);
});

it('removes repeated terms and keeps the first', () => {
  expect(removeRepeatedTerms('Triage well, triage fast, triage kindly', [{ term: 'triage', weight: 1 }], 'en')).toBe(
    'Triage well,  fast,  kindly',
  );
});

it('counts how often a term occurs and finds its best place', () => {
  const resume = resumeContentSchema.parse({
    personalInfo: { firstName: 'A', lastName: 'B', email: '', phone: '', location: '', summary: 'Calm triage.' },
    experience: [{ company: '', position: '', startDate: '', achievements: ['Led triage at the door'] }],
    skills: ['Triage', 'Wound care'],
  });
  const terms = ['triage', 'wound care', 'IV therapy'].map((term) => ({ term, weight: 1 }));
  expect(findTermUsages(resume, terms, 'en')).toEqual([
    { term: 'triage', count: 3, place: 'entry' },
    { term: 'wound care', count: 1, place: 'skills' },
    { term: 'IV therapy', count: 0, place: 'missing' },
  ]);
});
