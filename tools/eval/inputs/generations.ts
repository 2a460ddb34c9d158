import { targetOf } from '@shortlist/backend/ai/built-in/target-terms';
import { findOccupation } from '@shortlist/backend/ai/built-in/titles/find-occupation';
import type { Industry } from '@shortlist/contracts/generator/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { listBlanks } from '@shortlist/documents/blanks';
import { recipientLines, salutationOf } from '@shortlist/documents/words/letters';
import { textsIn } from '../measure/facts';
import { type Input, today } from './input';

/**
 * Titles as people type them, including seniority levels and one unknown title. Together they cover all twenty
 * industries.
 */
const titles: Record<Language, [id: string, jobTitle: string, industry: Industry][]> = {
  en: [
    ['accountant', 'Accountant', 'Finance'],
    ['software-developer', 'Senior Software Developer', 'Technology'],
    ['fundraiser', 'Fundraiser', 'Non-profit'],
    ['unknown', 'Llama Groomer', 'Operations'],
  ],
  es: [
    ['registered-nurse', 'Enfermera', 'Healthcare'],
    ['sales-associate', 'Dependienta', 'Retail'],
    ['lawyer', 'Abogado', 'Legal'],
    ['site-supervisor', 'Jefe de obra', 'Construction'],
  ],
  fr: [
    ['teacher', 'Professeure des écoles', 'Education'],
    ['recruiter', 'Chargée de recrutement', 'Human Resources'],
    ['real-estate-agent', 'Agent immobilier', 'Real Estate'],
    ['customer-service', 'Téléconseiller', 'Customer Service'],
  ],
  de: [
    ['maintenance-technician', 'Industriemechaniker', 'Manufacturing'],
    ['marketing-manager', 'Marketingmanagerin', 'Marketing'],
    ['administrative-officer', 'Verwaltungsfachangestellte', 'Government'],
    ['management-consultant', 'Unternehmensberater', 'Consulting'],
  ],
  ja: [
    ['sales-representative', '法人営業', 'Sales'],
    ['mechanical-engineer', '機械設計エンジニア', 'Engineering'],
    ['registered-nurse', '看護師', 'Healthcare'],
    ['graphic-designer', 'グラフィックデザイナー', 'Design'],
  ],
  ko: [
    ['logistics-coordinator', '물류 담당자', 'Operations'],
    ['journalist', '기자', 'Media'],
    ['software-developer', '소프트웨어 개발자', 'Technology'],
    ['accountant', '회계 담당자', 'Finance'],
  ],
};

/**
 * Returns a case that generates both documents from a title. The only facts are the title and the terms and tools of
 * its occupation.
 */
export function generation(id: string, jobTitle: string, industry: Industry, language: Language): Input {
  const target = targetOf(jobTitle, industry, language);
  const { occupation } = findOccupation(jobTitle, industry, language);
  const ours = [salutationOf(language), ...recipientLines(language, '')];
  return {
    id: `${language}/${id}`,
    language,
    kind: 'generation',
    title: target.jobTitle,
    facts: {
      language,
      said: [jobTitle, target.jobTitle, ...ours].join('\n'),
      names: [jobTitle, target.jobTitle, ...ours, ...`${occupation.terms}, ${occupation.tools}`.split(', ')],
      suggestions: true,
    },
    async write(writer, { ownerId, signal }) {
      const asked = { jobTitle, industry, language, pageSize: 'A4', today, ownerId } as const;
      const { resume, letter } = await writer.writeGeneration(asked, { signal });
      const bullets = resume.experience.flatMap(({ achievements }) => achievements);
      return {
        texts: textsIn([resume, { ...letter, date: '' }]),
        prose: [resume.personalInfo.summary, ...bullets, ...letter.paragraphs],
        blanks: listBlanks(resume, letter).length,
        scored: { resume, target },
      };
    },
  };
}

export const generations = (language: Language): Input[] =>
  titles[language].map(([id, jobTitle, industry]) => generation(id, jobTitle, industry, language));
