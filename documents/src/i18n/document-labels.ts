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

/** The score's alias table must contain the headings. */
export interface DocumentLabels {
  headings: Record<SectionId, string>;
  /** Heading of a custom section without a name. */
  untitledSection: string;
  present: string;
  rangeSeparator: string;
  listSeparator: string;
  /** Separates groups of skills in one paragraph. */
  groupSeparator: string;
  labelSeparator: string;
  /** Includes the space after the sentence. */
  sentenceEnd: string;
  gradePrefix: string;
  brackets: [string, string];
  /** Precedes the job title in the subject line of a letter. Empty if the title stands alone. */
  subjectPrefix: string;
  /** Line above the sender's name in a letter. Empty if the body already contains the closing. */
  closing: string;
}

const latinLabels = {
  rangeSeparator: ' – ',
  listSeparator: ', ',
  groupSeparator: '; ',
  labelSeparator: ': ',
  sentenceEnd: '. ',
  brackets: [' (', ')'] as [string, string],
};

export const documentLabels: Record<Language, DocumentLabels> = {
  en: {
    ...latinLabels,
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
    untitledSection: 'Additional information',
    present: 'Present',
    gradePrefix: 'GPA ',
    subjectPrefix: '',
    closing: 'Sincerely,',
  },
  es: {
    ...latinLabels,
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
    untitledSection: 'Información adicional',
    present: 'actualidad',
    gradePrefix: 'Nota media ',
    subjectPrefix: 'Asunto: candidatura – ',
    closing: 'Atentamente,',
  },
  fr: {
    ...latinLabels,
    labelSeparator: '\u00a0: ',
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
    untitledSection: 'Informations complémentaires',
    present: 'aujourd’hui',
    gradePrefix: 'Moyenne ',
    subjectPrefix: 'Objet\u00a0: candidature – ',
    closing: 'Veuillez agréer mes salutations distinguées.',
  },
  de: {
    ...latinLabels,
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
    untitledSection: 'Weitere Angaben',
    present: 'heute',
    gradePrefix: 'Note ',
    subjectPrefix: 'Bewerbung als ',
    closing: 'Mit freundlichen Grüßen',
  },
  ja: {
    rangeSeparator: '〜',
    listSeparator: '、',
    groupSeparator: '；',
    labelSeparator: '：',
    sentenceEnd: '。',
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
    untitledSection: 'その他',
    present: '現在',
    gradePrefix: 'GPA ',
    subjectPrefix: '応募職種：',
    closing: '',
  },
  ko: {
    ...latinLabels,
    rangeSeparator: ' ~ ',
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
    untitledSection: '기타',
    present: '현재',
    gradePrefix: '평점 ',
    subjectPrefix: '지원 직무: ',
    closing: '감사합니다.',
  },
};

/** East Asian documents print the family name first, use one font for all scripts, and have no italics or capitals. */
export const isEastAsian = (language: Language) => language === 'ja' || language === 'ko';
