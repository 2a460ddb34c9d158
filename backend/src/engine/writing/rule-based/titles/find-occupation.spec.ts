import type { Industry } from '@shortlist/contracts/platform/industries';
import { isTypo } from '../../../language/text-processing';
import { findOccupation } from './find-occupation';
import { formatTitle } from './title';

const find = (jobTitle: string, industry: Industry) => findOccupation(jobTitle, industry, 'en').occupation.title;

it('accepts a typo of one letter in longer words', () => {
  for (const input of ['nurrse', 'nrse', 'nurze', 'nruse', 'nurse'])
    expect([input, isTypo(input, 'nurse')]).toEqual([input, input !== 'nrse']);
  expect(isTypo('enginer', 'engineer')).toBe(true);
  expect(isTypo('engines', 'engineer')).toBe(false);
});

it('finds an occupation by any of its names, regardless of seniority, word order and typos', () => {
  expect(find('Senior Registered Nurse', 'Healthcare')).toBe('Registered Nurse');
  expect(find('Nurse, Registered (ICU)', 'Healthcare')).toBe('Registered Nurse');
  expect(find('Registerd Nurse', 'Healthcare')).toBe('Registered Nurse');
  expect(find('Home Health Aide', 'Healthcare')).toBe('Nursing Assistant');
  expect(find('C++ Developer', 'Technology')).toBe('Software Developer');
  expect(find('Forklift Driver', 'Operations')).toBe('Warehouse Associate');
  expect(find('truck driver', 'Operations')).toBe('Driver');
});

it('prefers the named occupation to a similar one', () => {
  expect(find('Data Scientist', 'Technology')).toBe('Data Scientist');
  expect(find('web developer', 'Technology')).toBe('Frontend Developer');
  expect(find('Sysadmin', 'Technology')).toBe('Systems Administrator');
  expect(find('Analytics Engineer', 'Technology')).toBe('Data Engineer');
  expect(find('Scrum Master', 'Operations')).toBe('Scrum Master');
  expect(find('Carer', 'Healthcare')).toBe('Caregiver');
  expect(find('X-ray technician', 'Healthcare')).toBe('Radiologic Technologist');
  expect(find('Tax Accountant', 'Finance')).toBe('Tax Consultant');
  expect(find('Special Education Teacher', 'Education')).toBe('Special Education Teacher');
  expect(find('Supply Chain Manager', 'Operations')).toBe('Supply Chain Manager');
  expect(find('ecommerce manager', 'Marketing')).toBe('E-commerce Manager');
  expect(find('Painter and Decorator', 'Construction')).toBe('Painter');
  expect(find('Firefighter Paramedic', 'Government')).toBe('Firefighter');
});

it('distinguishes a school principal from principal as a seniority level', () => {
  expect(find('Principal', 'Education')).toBe('School Principal');
  expect(find('Principal', 'Consulting')).toBe('Consulting Professional');
  expect(find('Principal Lecturer', 'Education')).toBe('Lecturer');
  expect(find('Principal Engineer', 'Technology')).toBe('Technology Professional');
  expect(findOccupation('School Principal', 'Education', 'en').seniority).toBe('standard');
});

it('finds an occupation in another industry only by its complete title', () => {
  expect(find('Registered Nurse', 'Technology')).toBe('Registered Nurse');
  expect(find('Nurse', 'Technology')).toBe('Registered Nurse');
  expect(find('head chef', 'Retail')).toBe('Cook');
  expect(find('Project Manager', 'Technology')).toBe('Project Manager');
  expect(find('Project Manager', 'Construction')).toBe('Construction Project Manager');
  expect(findOccupation('Therapist Relations Whisperer', 'Technology', 'en').isGeneral).toBe(true);
  expect(findOccupation('🙂', 'Technology', 'en').isGeneral).toBe(true);
});

it('formats titles in their standard spelling', () => {
  expect(formatTitle('registered nurse', 'en')).toBe('Registered Nurse');
  expect(formatTitle('HEAD OF NURSING', 'en')).toBe('Head of Nursing');
  expect(formatTitle('  senior ui/ux   designer ', 'en')).toBe('Senior UI/UX Designer');
  expect(formatTitle('iOS developer', 'en')).toBe('iOS Developer');
  expect(formatTitle('c++ developer', 'en')).toBe('C++ Developer');
  expect(formatTitle('it support-specialist', 'en')).toBe('IT Support-Specialist');
  expect(formatTitle('McKinsey alumni lead', 'en')).toBe('McKinsey Alumni Lead');
  expect(formatTitle('Nurse [number]', 'en')).toBe('Nurse Number');
  expect(formatTitle('🙂 ...', 'en')).toBe('[Job title]');
});

it('matches a Japanese title as one string, with the seniority at the end', () => {
  const findWithSeniority = (title: string, industry: Industry) => {
    const { occupation, seniority } = findOccupation(title, industry, 'ja');
    return [occupation.id, seniority];
  };
  expect(findWithSeniority('営業部長', 'Sales')).toEqual(['sales-manager', 'standard']);
  expect(findWithSeniority('経理課長', 'Finance')).toEqual(['accountant', 'lead']);
  expect(findWithSeniority('法務', 'Legal')).toEqual(['contract-manager', 'standard']);
  expect(findWithSeniority('営業事務', 'Sales')).toEqual(['administrative-assistant', 'standard']);
  expect(formatTitle('AIエンジニア', 'ja')).toBe('AIエンジニア');
});

it('detects the seniority', () => {
  expect(
    ['Senior Nurse', 'Head of Nursing', 'Jr. Analyst', 'Nurse'].map(
      (title) => findOccupation(title, 'Healthcare', 'en').seniority,
    ),
  ).toEqual(['senior', 'lead', 'junior', 'standard']);
});

it('distinguishes lead from senior, and an activity from a seniority level', () => {
  const getSeniority = (title: string, industry: Industry) => findOccupation(title, industry, 'en').seniority;
  expect(getSeniority('Senior Vice President of Sales', 'Sales')).toBe('lead');
  expect(getSeniority('Senior Director of Nursing', 'Healthcare')).toBe('lead');
  expect(getSeniority('Nurse Manager', 'Healthcare')).toBe('lead');
  expect(getSeniority('CFO', 'Finance')).toBe('lead');
  expect(getSeniority('Data Entry Clerk', 'Operations')).toBe('standard');
  expect(getSeniority('Entry Level Accountant', 'Finance')).toBe('junior');
});

it('formats English titles that other languages use for other occupations', () => {
  const getTitle = (title: string, industry: Industry) => findOccupation(title, industry, 'en').title;
  expect(getTitle('csr', 'Customer Service')).toBe('CSR');
  expect(getTitle('chief of staff', 'Operations')).toBe('Chief of Staff');
  expect(getTitle('underwriter', 'Finance')).toBe('Underwriter');
  expect(find('underwriter', 'Finance')).toBe('Financial Analyst');
});
