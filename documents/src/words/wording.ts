import type { Language } from '@shortlist/contracts/platform/languages';

export const sectionIds = [
  'summary',
  'experience',
  'projects',
  'skills',
  'education',
  'certifications',
  'achievements',
  'languages',
] as const;
export type SectionId = (typeof sectionIds)[number];

/** Labels of a document. The score's alias table must recognize the headings. */
export interface Wording {
  headings: Record<SectionId, string>;
  /** Heading of a custom section without a name. */
  unnamed: string;
  present: string;
  until: string;
  comma: string;
  colon: string;
  /** End of a sentence, including the following space. */
  stop: string;
  /** Before a numeric grade. */
  grade: string;
  /** Around the level of a language. */
  brackets: [string, string];
  /** Before the title in the subject line of a letter. Empty if the title stands alone. */
  subject: string;
  /** Last line above the name in a letter. Empty if the body already contains the closing. */
  closing: string;
}

const latin = { until: ' – ', comma: ', ', colon: ': ', stop: '. ', brackets: [' (', ')'] as [string, string] };

export const wording: Record<Language, Wording> = {
  en: {
    ...latin,
    headings: {
      summary: 'Summary',
      experience: 'Experience',
      projects: 'Projects',
      skills: 'Skills',
      education: 'Education',
      certifications: 'Certifications',
      achievements: 'Achievements',
      languages: 'Languages',
    },
    unnamed: 'Additional information',
    present: 'Present',
    grade: 'GPA ',
    subject: '',
    closing: 'Sincerely,',
  },
  es: {
    ...latin,
    headings: {
      summary: 'Perfil',
      experience: 'Experiencia',
      projects: 'Proyectos',
      skills: 'Competencias',
      education: 'Formación',
      certifications: 'Certificaciones',
      achievements: 'Logros',
      languages: 'Idiomas',
    },
    unnamed: 'Información adicional',
    present: 'actualidad',
    grade: 'Nota media ',
    subject: 'Asunto: candidatura – ',
    closing: 'Atentamente,',
  },
  fr: {
    ...latin,
    colon: '\u00a0: ',
    headings: {
      summary: 'Profil',
      experience: 'Expérience',
      projects: 'Projets',
      skills: 'Compétences',
      education: 'Formation',
      certifications: 'Certifications',
      achievements: 'Réalisations',
      languages: 'Langues',
    },
    unnamed: 'Informations complémentaires',
    present: 'aujourd’hui',
    grade: 'Moyenne ',
    subject: 'Objet\u00a0: candidature – ',
    closing: 'Veuillez agréer mes salutations distinguées.',
  },
  de: {
    ...latin,
    headings: {
      summary: 'Kurzprofil',
      experience: 'Berufserfahrung',
      projects: 'Projekte',
      skills: 'Kenntnisse',
      education: 'Ausbildung',
      certifications: 'Zertifikate',
      achievements: 'Erfolge',
      languages: 'Sprachen',
    },
    unnamed: 'Weitere Angaben',
    present: 'heute',
    grade: 'Note ',
    subject: 'Bewerbung als ',
    closing: 'Mit freundlichen Grüßen',
  },
  ja: {
    until: '〜',
    comma: '、',
    colon: '：',
    stop: '。',
    brackets: ['（', '）'],
    headings: {
      summary: '職務要約',
      experience: '職務経歴',
      projects: 'プロジェクト',
      skills: 'スキル',
      education: '学歴',
      certifications: '資格',
      achievements: '実績',
      languages: '語学',
    },
    unnamed: 'その他',
    present: '現在',
    grade: 'GPA ',
    subject: '応募職種：',
    closing: '',
  },
  ko: {
    ...latin,
    until: ' ~ ',
    headings: {
      summary: '경력 요약',
      experience: '경력',
      projects: '프로젝트',
      skills: '기술',
      education: '학력',
      certifications: '자격증',
      achievements: '주요 성과',
      languages: '어학',
    },
    unnamed: '기타',
    present: '현재',
    grade: '평점 ',
    subject: '지원 직무: ',
    closing: '감사합니다.',
  },
};

/** Family name first, one font for all scripts, no italics, tracking or capitals. */
export const isEastAsian = (language: Language) => language === 'ja' || language === 'ko';
