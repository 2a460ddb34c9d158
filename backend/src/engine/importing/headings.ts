import type { Language } from '@shortlist/contracts/platform/languages';
import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import type { SectionId } from '@shortlist/documents/i18n/document-labels';
import { detectSection, toAlphanumeric } from '../file-reader/section-headings';

export type ImportSection = SectionId | 'contact' | 'custom';

/** Headings that the score does not recognize. Same format as in `file-reader/section-headings.ts`. */
const extraHeadings: Partial<Record<ImportSection, string>> = {
  contact:
    'contact, contact details, contact information, contact info, personal details, personal information, details, ' +
    'contacto, datos personales, datos de contacto, información personal, información de contacto, contact et informations, coordonnées, ' +
    'informations personnelles, état civil, kontakt, kontaktdaten, persönliche daten, persönliches, zur person, ' +
    '連絡先, 基本情報, 個人情報, 氏名, 연락처, 인적사항, 인적 사항, 개인정보, 기본 정보',
  summary:
    'professional statement, personal statement, personal profile, profile summary, career profile, at a glance, profilo, 自己prポイント, career objectives, kurzporträt, extracto profesional, acerca de mí, accroche, 간단 소개, 한줄 소개',
  experience:
    'work, jobs, positions, professional background, career, career summary and experience, selected experience, ' +
    'professional history, experiencia de trabajo, trayectoria, emplois, expérience de travail, parcours, praxiserfahrung, ' +
    'berufstätigkeit, beruflicher hintergrund, praktika und berufserfahrung, 業務経歴, 職務詳細, 勤務経験, 경력사항, 경력 및 경험, 경력상세, 업무 경험',
  education:
    'academics, studies, training, education and certifications, academic qualifications, datos académicos, estudios realizados, ' +
    'cursus, scolarité, parcours scolaire, formation académique, schule und studium, bildungsgang, schulische ausbildung, akademischer werdegang, 教育, 학력사항, 교육 사항',
  skills:
    'technologies, tech stack, technical expertise, tools, tools and technologies, top skills, competencies, professional skills, ' +
    'skills and interests, it skills, computer skills, software, conocimientos técnicos, herramientas, informática, competencias digitales, ' +
    'outils, logiciels, informatique, compétences informatiques, besondere kenntnisse, edv, software kenntnisse, technische kenntnisse, ' +
    'スキル知識, pcスキル, 使用技術, 活かせるスキル, 기술스택, 보유기술, 활용 기술, 역량 및 기술, 사용 기술, ' +
    // Europass
    'job-related skills, digital skills, communication skills, organisational skills, organisational / managerial skills, ' +
    'competencias relacionadas con el empleo, competencias digitales, competencia digital, competencias comunicativas, ' +
    'competencias de organización/ gestión, compétences liées à l’emploi, compétences numériques, ' +
    'compétences en communication, compétences organisationnelles et managériales, berufliche fähigkeiten, ' +
    'digitale kompetenz, digitale kompetenzen, kommunikative fähigkeiten, organisations- und führungstalent',
  languages:
    'language, language proficiency, idioma, conocimiento de idiomas, langues étrangères, langue, fremdsprachen, 語学スキル, 외국어 능력, 외국어능력, ' +
    // Europass
    'mother tongue(s), other language(s), lengua(s) materna(s), otro(s) idioma(s), langue(s) maternelle(s), autre(s) langue(s), ' +
    'muttersprache(n), weitere sprache(n)',
  certifications:
    'certification, certificate, courses and certifications, training and certifications, licenses, licenses certifications, ' +
    'certificaciones y cursos, cursos, certificats et formations, zertifikate und weiterbildungen, fortbildungen, 免許資格等, 資格免許等, 자격증 사항, 자격면허',
  projects:
    'side projects, open source, open source projects, academic projects, project experience, projets réalisés, ausgewählte arbeiten, 개인 프로젝트, 個人開発',
  achievements:
    'achievements and awards, awards and honors, awards and honours, honors awards, selected achievements, logros profesionales, succès, erfolge und auszeichnungen, 受賞実績, 수상경력, 수상내역',
};

/** Headings without a section in our content. They become custom sections. */
const customHeadings =
  'publications, selected publications, volunteering, volunteer experience, volunteer work, community, interests, hobbies, ' +
  'hobbies and interests, references, references available upon request, memberships, professional memberships, affiliations, patents, talks, conferences, speaking, ' +
  'activities, extracurricular activities, leadership, military service, additional information, other, miscellaneous, coursework, relevant coursework, teaching, research, ' +
  'publicaciones, voluntariado, intereses, aficiones, referencias, otros datos, otros datos de interés, información adicional, ' +
  "publications et conférences, bénévolat, engagement associatif, centres d’intérêt, centres d'intérêt, loisirs, divers, références, informations complémentaires, " +
  'veröffentlichungen, publikationen, ehrenamt, ehrenamtliches engagement, engagement, interessen, hobbys, hobbies und interessen, referenzen, sonstiges, mitgliedschaften, wehrdienst, ' +
  '著書論文, 論文, ボランティア, 趣味, 趣味特技, 特技, 志望動機, 本人希望記入欄, その他, 課外活動, ' +
  '논문, 봉사활동, 봉사 활동, 취미, 관심사, 대외활동, 대외 활동, 병역, 병역사항, 기타, 지원 동기, 기타 사항';

const sectionByHeading = new Map<string, ImportSection>();
for (const [id, list] of [...Object.entries(extraHeadings), ['custom', customHeadings] as const])
  for (const name of list.split(', ')) sectionByHeading.set(toAlphanumeric(name), id as ImportSection);

const documentTitles = new Set(
  [
    'resume',
    'résumé',
    'cv',
    'curriculum vitae',
    'currículum vítae',
    'currículum',
    'hoja de vida',
    'lebenslauf',
    '履歴書',
    '職務経歴書',
    '이력서',
    '경력기술서',
  ].map(toAlphanumeric),
);
/** Symbols and brackets that mark the headings of a document: "■職務経歴", "【資格】". */
const headingMarkPattern = /^[■◆◇□▼▽▶●○【〔［]/u;

/** Returns what marks a line as a heading, such as a number or "■", and otherwise ''. */
export const getHeadingMark = (text: string) =>
  headingPrefixPattern.test(text) ? '1' : (headingMarkPattern.exec(text)?.[0] ?? '');

export const stripHeadingNumber = (text: string) => text.replace(headingPrefixPattern, '');

export const isDocumentTitle = (text: string) => documentTitles.has(toAlphanumeric(text));

/** Numbers and possessives before a heading: "2. Experience", "Mes compétences". */
const headingPrefixPattern =
  /^(?:(?:\d{1,2}|[０-９]{1,2}|[IVX]{1,4})\s?[.．)）、]\s*|(?:my|mes|mon|ma|mis?|meine?)\s+)/iu;

/** Returns the section for a line that is exactly one of its headings, in any language. */
export function findKnownHeading(text: string): { section: ImportSection; languages: Language[] } | undefined {
  if (text.length > 60) return undefined;
  // Also joins spaced capitals such as "E X P E R I E N C E".
  const name = stripHeadingNumber(text);
  const key = toAlphanumeric(name);
  if (key === '') return undefined;
  const languages = languageSchema.options.filter((language) => detectSection(name, language));
  const [firstLanguage] = languages;
  const section = firstLanguage ? detectSection(name, firstLanguage) : sectionByHeading.get(key);
  return section && { section, languages };
}

/** Parts of words that reveal the section of a heading. The first match wins: "Sprach- und EDV-Kenntnisse" are languages. */
const headingStems: [ImportSection, RegExp][] = [
  ['summary', /^(?:über mich|qui suis|sobre m|about)|profile?$|summary|perfil|kurzprofil|소개|要約|概要|略歴/iu],
  [
    'languages',
    /languages?$|idiomas?|langues?|sprach(?:en|kenntnisse)|linguísti|linguisti|語学|言語|언어|외국어|어학/iu,
  ],
  [
    'certifications',
    /certifi|zertifi|licen[cs]es?$|lizenz|schulungen|weiterbild|fortbild|lehrgäng|bescheinig|seminar|kurse|cursos|attestation|habilitation|formations? complémentaires|tickets|資格|免許|자격|면허|교육\s?이수/iu,
  ],
  [
    'education',
    /educa|école|schul|studi|bildung|formation|formación|títulos|diplôme|academic|qualifications|学歴|학력/iu,
  ],
  [
    'skills',
    /skill|strengths?$|kann ich|compéten|competenc|kenntnisse|fähigkeit|connaissances|conocimientos|habilidades|aptitudes|savoir-faire|logiciels|スキル|技術|得意|できること|기술|역량|활용\s?능력|컴퓨터|할\s?수\s?있는/iu,
  ],
  [
    'experience',
    /experi[ae]n|expéri|employ|emplois?|work|career|laboral|antecedentes|trayectoria|berufspraxis|berufs|tätigkeit|werdegang|parcours|職歴|経歴|경력/iu,
  ],
  ['achievements', /awards?|honou?rs|premios|prix|auszeichnung|受賞|수상/iu],
];

/** Returns the likely section of a line that looks like a heading. */
export const guessSection = (text: string): ImportSection | undefined =>
  headingStems.find(([, stem]) => stem.test(text))?.[0];

/**
 * Returns whether the first text on a line with more text is a heading. "Software" in "Software | AutoCAD, EPLAN" is a
 * skill group unless it looks like a heading.
 */
export function isMarginHeading(text: string, isBold: boolean): boolean {
  const heading = findHeading(text);
  return heading !== undefined && (heading.section !== 'skills' || isBold || text === text.toUpperCase());
}

/** Like `findKnownHeading`, but also accepts combined headings. "Education & certifications" is education. */
export function findHeading(text: string): { section: ImportSection; languages: Language[] } | undefined {
  const knownHeading = findKnownHeading(text);
  if (knownHeading) return knownHeading;
  const parts = text.split(/(?:(?<!\s)\s+)?(?:&|\/|\+|・|·|\band\b|\bund\b|\bet\b|\by\b|및)\s*/iu).filter(Boolean);
  const [firstHeading, secondHeading] = parts.map(findKnownHeading);
  return parts.length === 2 && firstHeading && secondHeading ? firstHeading : undefined;
}
