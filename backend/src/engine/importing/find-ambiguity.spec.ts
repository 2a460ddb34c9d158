import { findAmbiguity } from './find-ambiguity';

const findQuestion = (path: string, value: string, lines: string[] = [value]) =>
  findAmbiguity(path, value, lines, 0)?.question;

it('asks about a street that was read as a location', () => {
  expect(findQuestion('personalInfo.location', '14 Alder Lane')).toBe('location');
  expect(findQuestion('experience.0.location', 'Hafenweg 3')).toBe('location');
  expect(findQuestion('personalInfo.location', '10115 Berlin')).toBeUndefined();
  expect(findQuestion('personalInfo.location', 'Portland, OR 97201')).toBeUndefined();
});

it('asks about items that may have been merged', () => {
  const mergedItems = 'Cut waste by a fifth. Trained four new colleagues';
  expect(
    findQuestion('experience.0.achievements.1', mergedItems, [
      '• Cut waste by a fifth.',
      'Trained four new colleagues',
    ]),
  ).toBe('several');
  // Does not ask about a single line of the file, or about a sentence that wraps at the end of a line.
  expect(findQuestion('experience.0.achievements.1', mergedItems, [`• ${mergedItems}`])).toBeUndefined();
  const wrapped = 'Cut waste by a fifth across three sites';
  expect(findQuestion('achievements.0', wrapped, ['• Cut waste by a fifth', 'across three sites'])).toBeUndefined();
  expect(findQuestion('achievements.0', 'Employee of the year • Best kitchen')).toBe('several');
  expect(findQuestion('certifications.0.name', 'First aid 2019 Forklift licence 2021')).toBe('several');
  expect(findQuestion('certifications.0.name', 'ISO 27001 Lead Implementer, 2022')).toBeUndefined();
});

it('asks about names that contain more than a name', () => {
  expect(findQuestion('experience.0.company', 'Orrin Bay Hospital 2019')).toBe('order');
  expect(findQuestion('education.0.institution', 'Lakeshore College. Dean of students')).toBe('institution');
  expect(findQuestion('experience.0.position', 'Registered nurse')).toBeUndefined();
});
