import { buildTitleTarget } from '@shortlist/backend/engine/writing/rule-based/target-terms';
import { findOccupation } from '@shortlist/backend/engine/writing/rule-based/titles/find-occupation';
import { writeGeneration } from '@shortlist/backend/engine/writing/rule-based/generation';
import type { Industry } from '@shortlist/contracts/platform/industries';
import { languages } from '@shortlist/contracts/platform/languages';
import { listBlanks } from '@shortlist/documents/blanks';
import { evaluationDate } from '../shared/score-file';
import { scoreResumeFile } from './evaluate';
import { createGenerationCase } from './cases/generation-cases';
import { findFabrications } from './metrics/fabrications';
import { collectStrings } from './metrics/allowed-facts';
import { countRepeatedSentences } from './metrics/repeated-sentences';
import { formatMarkdownTable } from './report';

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

export async function buildTitlesTable(): Promise<string> {
  const sections: string[] = [];
  for (const { code: language, name } of languages) {
    const documents = titles.flatMap(([industry, ...englishTitles]) =>
      englishTitles.map((englishTitle) => {
        const jobTitle = findOccupation(englishTitle, industry, language).occupation.title;
        const { resume, letter } = writeGeneration({
          jobTitle,
          industry,
          language,
          pageSize: 'A4',
          today: evaluationDate,
        });
        const bullets = resume.experience.flatMap(({ achievements }) => achievements);
        const texts = [resume.personalInfo.summary, ...bullets, ...letter.paragraphs];
        return { title: jobTitle, industry, resume, letter, texts };
      }),
    );
    const repeatedCounts = countRepeatedSentences(documents);
    const rows = documents.map(async ({ title, industry, resume, letter }, i) => {
      const { allowedFacts } = createGenerationCase(title, title, industry, language);
      const target = buildTitleTarget(title, industry, language);
      const { score, potential } = await scoreResumeFile({ resume, target }, language);
      const fabrications = findFabrications(collectStrings([resume, { ...letter, date: '' }]), allowedFacts);
      return [
        ...[
          title,
          industry,
          score,
          potential,
          listBlanks(resume, letter).length,
          fabrications.length,
          repeatedCounts[i] ?? 0,
        ],
      ].map(String);
    });
    const head = ['Title', 'Industry', 'Score', 'Potential', 'Blanks', 'Fabrications', 'Repeated'];
    sections.push(`## ${name}\n\n${formatMarkdownTable(head, await Promise.all(rows), 2)}`);
  }
  return sections.join('\n\n');
}
