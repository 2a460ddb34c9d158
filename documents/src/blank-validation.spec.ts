import { findBlankIssue, getBlankKind } from './blank-validation';

const createBlank = (path: string, label = 'x') => ({ path, label });

describe('getBlankKind', () => {
  it.each([
    ['experience.0.startDate', 'MM/YYYY', 'date'],
    ['education.1.endDate', 'YYYY', 'date'],
    ['personalInfo.email', 'Email', 'email'],
    ['personalInfo.phone', 'Teléfono', 'phone'],
    ['personalInfo.firstName', 'Your name', 'name'],
    ['experience.0.achievements.2', 'number', 'number'],
    ['paragraphs.1', '숫자', 'number'],
    ['experience.0.company', 'Employer', 'text'],
    ['personalInfo.location', 'City', 'text'],
  ])('classifies %s [%s] as %s', (path, label, kind) => expect(getBlankKind({ path, label })).toBe(kind));
});

describe('findBlankIssue', () => {
  it.each([
    ['personalInfo.email', 'ada@example', 'email_invalid'],
    ['personalInfo.email', 'ada@example.com', undefined],
    ['personalInfo.phone', 'call me', 'phone_invalid'],
    ['personalInfo.phone', '+1 (512) 555-0147', undefined],
    ['experience.0.startDate', '13/2020', 'date_invalid'],
    ['experience.0.startDate', '3/2020', undefined],
    ['experience.0.endDate', 'Present', undefined],
    ['experience.0.endDate', '現在', undefined],
    ['experience.0.endDate', 'ongoing', undefined],
    ['experience.0.endDate', 'someday', 'date_invalid'],
    ['experience.0.company', 'Orrin [Bay]', 'brackets_invalid'],
    ['experience.0.company', 'x'.repeat(201), 'too_long'],
    ['experience.0.company', '', undefined],
  ])('validates %s with "%s": %s', (path, value, issue) =>
    expect(findBlankIssue(createBlank(path), value)).toBe(issue),
  );

  it('requires a digit in a number', () => {
    expect(findBlankIssue(createBlank('skills.0', 'number'), 'many')).toBe('number_invalid');
    expect(findBlankIssue(createBlank('skills.0', 'number'), '1.2 million')).toBeUndefined();
  });
});
