import { targetOf } from '@shortlist/backend/ai/built-in/target-terms';
import { findOccupation } from '@shortlist/backend/ai/built-in/titles/find-occupation';
import { writeGeneration } from '@shortlist/backend/ai/built-in/generation';
import type { Industry } from '@shortlist/contracts/generator/industries';
import { languages } from '@shortlist/contracts/platform/languages';
import { listBlanks } from '@shortlist/documents/blanks';
import { scoreOf } from './evaluate';
import { generation } from './inputs/generations';
import { today } from './inputs/input';
import { fabricationsIn } from './measure/fabrications';
import { textsIn } from './measure/facts';
import { repeatedIn } from './measure/sentences';
import { table } from './report';

/** Two titles per industry. Each language has its own name for the same occupation. */
const titles: [industry: Industry, ...titles: string[]][] = [
  ['Healthcare', 'Registered Nurse', 'Physical Therapist'],
  ['Technology', 'Software Developer', 'Data Analyst'],
  ['Finance', 'Accountant', 'Bank Teller'],
  ['Education', 'Teacher', 'Librarian'],
  ['Marketing', 'Marketing Manager', 'SEO Specialist'],
  ['Sales', 'Sales Representative', 'Account Manager'],
  ['Engineering', 'Mechanical Engineer', 'Civil Engineer'],
  ['Design', 'Graphic Designer', 'UX Designer'],
  ['Operations', 'Project Manager', 'Warehouse Associate'],
  ['Legal', 'Lawyer', 'Paralegal'],
  ['Human Resources', 'Recruiter', 'Payroll Specialist'],
  ['Customer Service', 'Customer Service Representative', 'Receptionist'],
  ['Manufacturing', 'CNC Machinist', 'Welder'],
  ['Retail', 'Store Manager', 'Cashier'],
  ['Real Estate', 'Real Estate Agent', 'Property Manager'],
  ['Consulting', 'Management Consultant', 'Business Analyst'],
  ['Non-profit', 'Fundraiser', 'Social Worker'],
  ['Government', 'Policy Analyst', 'Firefighter'],
  ['Media', 'Journalist', 'Translator'],
  ['Construction', 'Electrician', 'Site Supervisor'],
];

export async function titlesTable(): Promise<string> {
  const parts: string[] = [];
  for (const { code: language, name } of languages) {
    const documents = titles.flatMap(([industry, ...english]) =>
      english.map((one) => {
        const jobTitle = findOccupation(one, industry, language).occupation.title;
        const { resume, letter } = writeGeneration({ jobTitle, industry, language, pageSize: 'A4', today });
        const bullets = resume.experience.flatMap(({ achievements }) => achievements);
        const texts = [resume.personalInfo.summary, ...bullets, ...letter.paragraphs];
        return { title: jobTitle, industry, resume, letter, texts };
      }),
    );
    const repeated = repeatedIn(documents);
    const lines = documents.map(async ({ title, industry, resume, letter }, i) => {
      const { facts } = generation(title, title, industry, language);
      const target = targetOf(title, industry, language);
      const { score, potential } = await scoreOf({ resume, target }, language);
      const made = fabricationsIn(textsIn([resume, { ...letter, date: '' }]), facts);
      return [
        ...[title, industry, score, potential, listBlanks(resume, letter).length, made.length, repeated[i] ?? 0],
      ].map(String);
    });
    const head = ['Title', 'Industry', 'Score', 'Potential', 'Blanks', 'Fabrications', 'Repeated'];
    parts.push(`## ${name}\n\n${table(head, await Promise.all(lines), 2)}`);
  }
  return parts.join('\n\n');
}
