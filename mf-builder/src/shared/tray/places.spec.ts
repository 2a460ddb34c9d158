import { blankContent, blankItem } from '../editor/blank';
import { placesOf, putInto } from './places';

const words = {
  newSection: 'New',
  unnamed: 'Unnamed',
  personal: { headline: 'H', email: 'E', phone: 'P', location: 'L', website: 'W', linkedin: 'I' },
};
const blank = blankContent();
const content = {
  ...blank,
  personalInfo: { ...blank.personalInfo, email: 'a@example.org', summary: 'One.' },
  experience: blank.experience.map((entry) => ({ ...entry, company: 'Orrin Bay' })),
  skills: ['SQL'],
  customSections: [{ id: 'c-1', name: 'Talks', items: [blankItem()] }],
};

it('lists every destination, and personal fields only while they are empty', () => {
  const places = placesOf(content, 'en', words);
  expect(places.map(({ label }) => label).slice(0, 6)).toEqual(['H', 'P', 'L', 'W', 'I', 'Summary']);
  expect(places).toContainEqual({ path: 'experience.0.achievements', label: 'Experience, Orrin Bay' });
  expect(places).toContainEqual({ path: 'education.0.achievements', label: 'Education, 1' });
  expect(places).toContainEqual({ path: 'customSections.0.items', label: 'Talks' });
  expect(places.at(-1)).toEqual({ path: 'customSections', label: 'New' });
});

it('keeps every word: each destination takes the whole text', () => {
  const text = 'First, line\nSecond line';
  for (const { path } of placesOf(content, 'en', words)) {
    const after = JSON.stringify(putInto(content, path, text));
    for (const word of ['First', 'line', 'Second']) expect(after).toContain(word);
  }
});

it('adds a second line to a location, and a location to a job that has none', () => {
  const home = { ...content, personalInfo: { ...content.personalInfo, location: '14 Alder Lane' } };
  const paths = placesOf(home, 'en', words).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['personalInfo.location', 'experience.0.location']));
  expect(putInto(home, 'personalInfo.location', 'Portland, OR').personalInfo.location).toBe(
    '14 Alder Lane, Portland, OR',
  );
});

it('appends to the existing content', () => {
  expect(putInto(content, 'personalInfo.summary', 'Two.').personalInfo.summary).toBe('One. Two.');
  expect(putInto(content, 'skills', 'Python, R').skills).toEqual(['SQL', 'Python', 'R']);
  expect(putInto(content, 'experience.0.achievements', 'a\nb').experience[0]?.achievements).toEqual(['a', 'b']);
  expect(putInto(content, 'languages', 'Spanish').languages).toEqual([{ name: 'Spanish', level: '' }]);
  expect(putInto(content, 'customSections.0.items', 'x').customSections[0]?.items[1]?.achievements).toEqual(['x']);
  expect(putInto(content, 'customSections', 'x').customSections).toHaveLength(2);
});
