import { createEmptyCustomItem } from '@shortlist/documents/empty-content';
import { createStarterContent } from '../resume-editor/empty-resume';
import { listDestinations, insertText } from './line-destinations';

const labels = {
  newSection: 'New',
  unnamed: 'Unnamed',
  personal: { headline: 'H', email: 'E', phone: 'P', location: 'L', website: 'W', linkedin: 'I' },
};
const emptyContent = createStarterContent();
const content = {
  ...emptyContent,
  personalInfo: { ...emptyContent.personalInfo, email: 'a@example.org', summary: 'One.' },
  experience: emptyContent.experience.map((entry) => ({ ...entry, company: 'Orrin Bay' })),
  skills: ['SQL'],
  customSections: [{ id: 'c-1', name: 'Talks', items: [createEmptyCustomItem()] }],
};

it('lists every destination, and personal fields only while they are empty', () => {
  const destinations = listDestinations(content, 'en', labels);
  expect(destinations.map(({ label }) => label).slice(0, 6)).toEqual(['H', 'P', 'L', 'W', 'I', 'Summary']);
  expect(destinations).toContainEqual({ path: 'experience.0.achievements', label: 'Experience, Orrin Bay' });
  expect(destinations).toContainEqual({ path: 'education.0.achievements', label: 'Education, 1' });
  expect(destinations).toContainEqual({ path: 'customSections.0.items', label: 'Talks' });
  expect(destinations.at(-1)).toEqual({ path: 'customSections', label: 'New' });
});

it('inserts the whole text at each destination', () => {
  const text = 'First, line\nSecond line';
  for (const { path } of listDestinations(content, 'en', labels)) {
    const updatedContent = JSON.stringify(insertText(content, path, text));
    for (const word of ['First', 'line', 'Second']) expect(updatedContent).toContain(word);
  }
});

it('offers filled and empty locations, and appends to a filled location', () => {
  const contentWithAddress = { ...content, personalInfo: { ...content.personalInfo, location: '14 Alder Lane' } };
  const paths = listDestinations(contentWithAddress, 'en', labels).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['personalInfo.location', 'experience.0.location']));
  expect(insertText(contentWithAddress, 'personalInfo.location', 'Portland, OR').personalInfo.location).toBe(
    '14 Alder Lane, Portland, OR',
  );
});

it('appends to the existing content', () => {
  expect(insertText(content, 'personalInfo.summary', 'Two.').personalInfo.summary).toBe('One. Two.');
  expect(insertText(content, 'skills', 'Python, R').skills).toEqual(['SQL', 'Python', 'R']);
  expect(insertText(content, 'experience.0.achievements', 'a\nb').experience[0]?.achievements).toEqual(['a', 'b']);
  expect(insertText(content, 'languages', 'Spanish').languages).toEqual([{ name: 'Spanish', level: '' }]);
  expect(insertText(content, 'customSections.0.items', 'x').customSections[0]?.items[1]?.achievements).toEqual(['x']);
  expect(insertText(content, 'customSections', 'x').customSections).toHaveLength(2);
});
