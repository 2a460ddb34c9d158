import type { Language } from '@shortlist/contracts/platform/languages';
import type { SectionId } from '@shortlist/documents/i18n/document-labels';

/**
 * Section headings that parsers recognize, in lower case. Only their letters and digits are compared
 * (`toAlphanumeric`). Each heading belongs to only one section.
 */
const headings: Record<Language, Record<SectionId, string>> = {
  en: {
    summary:
      'summary, professional summary, executive summary, career summary, profile, professional profile, about, about me, objective, career objective',
    experience:
      'experience, work experience, professional experience, employment, employment history, work history, career history, relevant experience',
    projects: 'projects, selected projects, personal projects, key projects, publications and projects',
    skills:
      'skills, technical skills, key skills, core skills, core competencies, areas of expertise, skills and tools, expertise',
    education: 'education, education and training, academic background, academic history, qualifications',
    certifications:
      'certifications, certificates, licenses, licences, licenses and certifications, licences and certifications, professional certifications',
    achievements:
      'achievements, key achievements, accomplishments, awards, honors, honours, honors and awards, honours and awards, awards and achievements',
    languages: 'languages, language skills',
  },
  es: {
    summary: 'perfil, perfil profesional, resumen, resumen profesional, sobre mí, extracto, objetivo profesional',
    experience: 'experiencia, experiencia profesional, experiencia laboral, trayectoria profesional, historial laboral',
    projects: 'proyectos, proyectos destacados, proyectos personales',
    skills:
      'competencias, habilidades, aptitudes, conocimientos, competencias técnicas, habilidades técnicas, destrezas',
    education: 'formación, formación académica, educación, estudios, titulación',
    certifications: 'certificaciones, certificados, licencias, licencias y certificaciones, cursos y certificados',
    achievements: 'logros, logros destacados, premios, reconocimientos, premios y reconocimientos',
    languages: 'idiomas, lenguas',
  },
  fr: {
    summary: 'profil, profil professionnel, résumé, à propos, à propos de moi, présentation, objectif professionnel',
    experience:
      'expérience, expériences, expérience professionnelle, expériences professionnelles, parcours professionnel',
    projects: 'projets, projets personnels, projets marquants',
    skills: 'compétences, compétences clés, compétences techniques, savoir-faire, aptitudes',
    education: 'formation, formations, formation et diplômes, études, diplômes, parcours académique',
    certifications: 'certifications, certificats, habilitations, licences et certifications',
    achievements: 'réalisations, réalisations clés, distinctions, prix, prix et distinctions, récompenses',
    languages: 'langues, compétences linguistiques',
  },
  de: {
    summary: 'kurzprofil, profil, über mich, zusammenfassung, berufliches profil, kurzvorstellung',
    experience:
      'berufserfahrung, beruflicher werdegang, berufliche erfahrung, berufspraxis, praktische erfahrung, werdegang',
    projects: 'projekte, ausgewählte projekte, projekterfahrung',
    skills:
      'kenntnisse, fähigkeiten, kompetenzen, fachkenntnisse, kenntnisse und fähigkeiten, edv-kenntnisse, it-kenntnisse, qualifikationen',
    education:
      'ausbildung, bildung, bildungsweg, studium, akademische ausbildung, schulbildung, ausbildung und studium',
    certifications: 'zertifikate, zertifizierungen, weiterbildung, weiterbildungen, lizenzen und zertifikate',
    achievements: 'erfolge, auszeichnungen, preise, preise und auszeichnungen, ehrungen',
    languages: 'sprachen, sprachkenntnisse',
  },
  ja: {
    summary: '職務要約, 要約, プロフィール, 自己pr, 自己紹介, 職歴要約, キャリアサマリー',
    experience: '職務経歴, 職歴, 経歴, 業務経験, 職務経験, 経験',
    projects: 'プロジェクト, プロジェクト経験, 主なプロジェクト',
    skills: 'スキル, 技術スキル, 活かせる経験知識技術, 技術, 保有スキル, テクニカルスキル',
    education: '学歴, 最終学歴',
    certifications: '資格, 免許資格, 資格免許, 保有資格, 免許',
    achievements: '実績, 主な実績, 受賞歴, 表彰, 受賞',
    languages: '語学, 語学力, 言語',
  },
  ko: {
    summary: '경력 요약, 요약, 프로필, 자기소개, 소개, 핵심 요약',
    experience: '경력, 경력 사항, 업무 경력, 경험, 경력 기술서',
    projects: '프로젝트, 주요 프로젝트, 프로젝트 경험',
    skills: '기술, 보유 기술, 스킬, 기술 스택, 핵심 역량, 역량',
    education: '학력, 학력 사항, 교육',
    certifications: '자격증, 자격, 자격 사항, 면허 및 자격증, 자격증 및 면허',
    achievements: '수상, 수상 경력, 성과, 수상 내역, 주요 성과',
    languages: '어학, 외국어, 어학 능력, 언어',
  },
};

/** Reduces text to its letters and digits, ignoring case and character width. */
export function toAlphanumeric(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const headingMapByLanguage = new Map<Language, Map<string, SectionId>>();

/** Returns the section for a line that is exactly one of its headings. */
export function detectSection(line: string, language: Language): SectionId | undefined {
  let sectionByHeading = headingMapByLanguage.get(language);
  if (!sectionByHeading) {
    const entries = Object.entries(headings[language]) as [SectionId, string][];
    sectionByHeading = new Map(
      entries.flatMap(([id, names]) => names.split(', ').map((name) => [toAlphanumeric(name), id])),
    );
    headingMapByLanguage.set(language, sectionByHeading);
  }
  return sectionByHeading.get(toAlphanumeric(line));
}

export const listHeadingsWithSections = (language: Language): [string, SectionId][] =>
  (Object.entries(headings[language]) as [SectionId, string][]).flatMap(([id, names]) =>
    names.split(', ').map((name): [string, SectionId] => [toAlphanumeric(name), id]),
  );
