import { findAmbiguity } from './find-ambiguity';

const doubt = (path: string, value: string, lines: string[] = [value]) =>
  findAmbiguity(path, value, lines, 0)?.question;

it('asks about a street that was read as a location', () => {
  expect(doubt('personalInfo.location', '14 Alder Lane')).toBe('location');
  expect(doubt('experience.0.location', 'Hafenweg 3')).toBe('location');
  expect(doubt('personalInfo.location', '10115 Berlin')).toBeUndefined();
  expect(doubt('personalInfo.location', 'Portland, OR 97201')).toBeUndefined();
});

it('asks about items that may have been merged', () => {
  const two = 'Cut waste by a fifth. Trained four new colleagues';
  expect(doubt('experience.0.achievements.1', two, ['• Cut waste by a fifth.', 'Trained four new colleagues'])).toBe(
    'several',
  );
  // A single line of the file, and a sentence that only wraps at the end of a line.
  expect(doubt('experience.0.achievements.1', two, [`• ${two}`])).toBeUndefined();
  const wrapped = 'Cut waste by a fifth across three sites';
  expect(doubt('achievements.0', wrapped, ['• Cut waste by a fifth', 'across three sites'])).toBeUndefined();
  expect(doubt('achievements.0', 'Employee of the year • Best kitchen')).toBe('several');
  expect(doubt('certifications.0.name', 'First aid 2019 Forklift licence 2021')).toBe('several');
  expect(doubt('certifications.0.name', 'ISO 27001 Lead Implementer, 2022')).toBeUndefined();
});

it('asks about names that contain more than a name', () => {
  expect(doubt('experience.0.company', 'Orrin Bay Hospital 2019')).toBe('order');
  expect(doubt('education.0.institution', 'Lakeshore College. Dean of students')).toBe('institution');
  expect(doubt('experience.0.position', 'Registered nurse')).toBeUndefined();
});
