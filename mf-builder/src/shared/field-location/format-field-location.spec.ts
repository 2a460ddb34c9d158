import { createEmptyExperience, createEmptyCustomItem } from '@shortlist/documents/empty-content';
import { createEmptyResume } from '../resume-editor/empty-resume';
import { formatFieldLocation } from './format-field-location';

const resume = {
  ...createEmptyResume('modern-professional', 'en'),
  experience: [{ ...createEmptyExperience(), company: 'Orrin Bay', achievements: ['a', 'b'] }],
  achievements: ['x', 'y'],
  customSections: [
    { id: 'p1', name: 'Talks', items: [{ ...createEmptyCustomItem(), title: 'Handover', achievements: ['c'] }] },
  ],
};
const labels = {
  formatBullet: (number: number) => `bullet ${number}`,
  personalSection: 'Personal information',
  getPersonalFieldName: (field: string) => (field === 'email' ? 'Email' : undefined),
};
const formatLocation = (path: string) => formatFieldLocation(resume, path, 'en', labels);

it.each([
  ['experience.0.achievements.1', 'Experience, Orrin Bay, bullet 2'],
  ['experience.0.position', 'Experience, Orrin Bay'],
  ['experience.0', 'Experience, Orrin Bay'],
  ['personalInfo.summary', 'Summary'],
  ['personalInfo.email', 'Personal information, Email'],
  ['personalInfo.typedName', 'Personal information'],
  ['skills', 'Skills'],
  ['achievements.1', 'Achievements, bullet 2'],
  ['customSections.0.items.0.achievements.0', 'Talks, Handover, bullet 1'],
])('formats %s as %s', (path, expected) => {
  expect(formatLocation(path)).toBe(expected);
});

it('uses the separator of the language', () => {
  const japaneseLabels = {
    ...labels,
    formatBullet: (number: number) => `${number}番目の箇条書き`,
    personalSection: '個人情報',
  };
  expect(formatFieldLocation(resume, 'experience.0.achievements.1', 'ja', japaneseLabels)).toBe(
    '職務経歴、Orrin Bay、2番目の箇条書き',
  );
});
