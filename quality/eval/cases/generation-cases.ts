import { buildTitleTarget } from '@shortlist/backend/engine/writing/rule-based/target-terms';
import { findOccupation } from '@shortlist/backend/engine/writing/rule-based/titles/find-occupation';
import type { Industry } from '@shortlist/contracts/platform/industries';
import type { Language } from '@shortlist/contracts/platform/languages';
import { listBlanks } from '@shortlist/documents/blanks';
import { formatRecipientLines, formatSalutation } from '@shortlist/documents/i18n/letter-phrases';
import { collectStrings } from '../metrics/allowed-facts';
import { evaluationDate } from '../../shared/score-file';
import type { EvalCase, WriterOutput } from './eval-case';

/** Titles as people type them, including seniority levels and an unknown title. They cover all twenty industries. */
const titlesByLanguage: Record<Language, [id: string, jobTitle: string, industry: Industry][]> = {
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
 * Creates a case that generates both documents from a title. The only facts are the title and the occupation's terms.
 */
export function createGenerationCase(id: string, jobTitle: string, industry: Industry, language: Language): EvalCase {
  const target = buildTitleTarget(jobTitle, industry, language);
  const { occupation } = findOccupation(jobTitle, industry, language);
  const templateTexts = [formatSalutation(language), ...formatRecipientLines(language, '')];
  return {
    id: `${language}/${id}`,
    language,
    kind: 'generation',
    title: target.jobTitle,
    allowedFacts: {
      language,
      sourceText: [jobTitle, target.jobTitle, ...templateTexts].join('\n'),
      allowedNames: [jobTitle, target.jobTitle, ...templateTexts, ...occupation.terms, ...occupation.tools],
      allowsSuggestions: true,
    },
    async write(writer, { ownerId, signal }): Promise<WriterOutput> {
      const request = { jobTitle, industry, language, pageSize: 'A4', today: evaluationDate, ownerId } as const;
      const { resume, letter } = await writer.writeGeneration(request, { signal });
      const bullets = resume.experience.flatMap(({ achievements }) => achievements);
      return {
        texts: collectStrings([resume, { ...letter, date: '' }]),
        prose: [resume.personalInfo.summary, ...bullets, ...letter.paragraphs],
        blankCount: listBlanks(resume, letter).length,
        scoringInput: { resume, target },
      };
    },
  };
}

export const createGenerationCases = (language: Language): EvalCase[] =>
  titlesByLanguage[language].map(([id, jobTitle, industry]) => createGenerationCase(id, jobTitle, industry, language));
