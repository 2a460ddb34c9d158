import type { Language } from '@shortlist/contracts/platform/languages';
import { createWordPattern } from '../language/text-processing';

/**
 * Requirement level of a line in a posting. `required` lines are marked as such. `work` lines are tasks and count as
 * required. `preferred` lines are nice-to-haves and tasks of the future. `none` lines describe the company, its offer
 * or how to apply.
 */
export type RequirementLevel = 'required' | 'work' | 'preferred' | 'none';

type RequirementMarkers = {
  preferred: RegExp;
  required: RegExp;
  /** Marks requirements only in headings, because these words have other senses in sentences. */
  requiredInHeading: RegExp;
  tasks: RegExp;
  company: RegExp;
  application: RegExp;
  /** Tells the reader what they will do. */
  role?: RegExp;
};

const requirementMarkers: Record<Language, RequirementMarkers> = {
  en: {
    preferred: createWordPattern(
      'nice[- ]to[- ]haves?|nice if|preferred|preferably|desirable|desired|an? (?:big |real |strong )?plus|plus points?|bonus(?: points)?|ideally|advantageous|an advantage|an asset|would be (?:great|helpful|good)|beneficial|optional|good to have|(?:is|are) (?:also )?welcome|not (?:required|essential)|in the future',
    ),
    required: createWordPattern(
      "must(?:[- ]haves?)?|required|essential|mandatory|necessary|minimum|at least|you(?:[’']ll)? need",
    ),
    requiredInHeading: createWordPattern(
      "requirements?|qualifications?|what you(?:['’]ll| will)? (?:bring|need|have)|what we(?:['’]re| are)? look(?:ing)? for|who you are|your (?:profile|background|experience|skills)|you have|about you|skills|experience|ideal candidate",
    ),
    tasks: createWordPattern(
      "responsibilities|(?:key |main |your )?(?:duties|tasks)|what you(?:['’]ll| will) (?:do|be doing)|the (?:role|job|position)|your (?:role|job|day|mission)|about the (?:role|job)|job description",
    ),
    company: createWordPattern(
      "about us|who we are|about (?:the|our) (?:company|team)|our company|benefits|perks|(?:what )?we offer|what you(?:[’']ll)? get|why (?:join|work|us)|compensation|(?:base )?salary|pay(?:$| range| rate| (?=[$£€]))|hourly (?:rate|pay)|how to apply|application (?:process|documents)|contact|equal opportunit(?:y|ies)|our values",
    ),
    application: createWordPattern(
      '^(?:please |kindly |to apply,? (?:please )?)*(?:(?:send|submit|e-?mail|forward|attach) (?:us |me |in )*your (?:(?:updated|full|current|complete) )?(?:resume|résumé|c\\.?v|cover letter|application|portfolio|documents)|apply (?:now|today|online|here|via|(?:with|by|through|at) (?:your|our|e-?mail|this))|to apply)',
    ),
    role: createWordPattern(
      "you(?:[’']ll| will| are responsible)|in this (?:role|position|job)|your (?:role|job|day|mission)|(?:responsibilities|duties) include",
    ),
  },
  es: {
    preferred: createWordPattern(
      'deseables?|deseado|valorables?|se valorar[áa]n?|se valora|idealmente|preferible(?:mente)?|preferentemente|un plus|opcional|(?:una )?ventaja|bienvenid[oa]s?|a futuro|en el futuro',
    ),
    required: createWordPattern(
      'imprescindibles?|requerid[oa]s?|se requieren?|obligatori[oa]s?|necesari[oa]s?|indispensables?|m[íi]nim[oa]s?|exigid[oa]s?|al menos',
    ),
    requiredInHeading: createWordPattern(
      'requisitos?|perfil|(?:qué |lo que )?buscamos|qué aportas|formación|conocimientos',
    ),
    tasks: createWordPattern(
      'funciones|tareas|responsabilidades|qué harás|tu (?:día a día|misión|rol)|el puesto|descripción',
    ),
    company: createWordPattern(
      'sobre nosotros|quiénes somos|documentación(?: a presentar)?|presentación de (?:solicitudes|instancias|candidaturas)|plazos?|contacto|(?:qué |te |lo que )?ofrecemos|beneficios|condiciones|la empresa|salario|cómo (?:aplicar|postular(?:se)?|inscribirse|participar)',
    ),
    application: createWordPattern(
      '^(?:por favor,? |interesad[oa]s,? )*(?:(?:env[íi][ea]|mánda|manda|mande|remit[aei]|adjunte|adjunta|present[ae])(?:r|d|nos|le|se)* (?:(?:(?:tu|su|vuestro|el|un) )?(?:cv|curr[íi]culum)|(?:tu|su|vuestra) (?:candidatura|solicitud|carta))|postul[ea](?:te|se)?|inscr[íi]b[ea](?:te|se)|para (?:postular|inscribirse))',
    ),
    role: createWordPattern('\\p{L}{2,}[aei]rás|te encargas|tu (?:misión|función|trabajo|labor)|sus funciones'),
  },
  fr: {
    preferred: createWordPattern(
      'souhait[ée]e?s?|souhaitables?|appréci[ée]e?s?|(?:serait|est|constitue) un (?:plus|atout)|un plus|idéalement|de préférence|un atout|facultatif|optionnel|bienvenue?s?|à terme',
    ),
    required: createWordPattern(
      'requise?s?|exigée?s?|indispensables?|obligatoires?|impérati(?:f|ve|vement)|nécessaires?|minimum|au moins',
    ),
    requiredInHeading: createWordPattern(
      '(?:votre )?profil(?: recherché)?|prérequis|compétences|qualifications?|vous (?:avez|êtes|maîtrisez|justifiez)|formation|ce que nous cherchons',
    ),
    tasks: createWordPattern(
      '(?:vos |les )?(?:missions?|tâches|responsabilités|activités)|le poste|votre rôle|description du poste',
    ),
    company: createWordPattern(
      "qui sommes[- ]nous|à propos(?: de nous)?|(?:ce que )?nous (?:vous )?(?:offrons|proposons)|avantages|l['’]entreprise|rémunération|(?:pour|comment) (?:postuler|candidater)|candidatures?|contact",
    ),
    application: createWordPattern(
      "^(?:merci (?:de |d['’])(?:nous )?)?(?:(?:envoye[zr]|adresse[zr]|transmett(?:ez|re)|faites parvenir)(?:-nous)? (?:votre|vos) (?:cv|candidature|lettre|dossier)|postulez|pour postuler)",
    ),
    role: createWordPattern(
      'vous (?:serez|aurez|êtes (?:chargé|responsable)\\p{L}*|(?:\\p{L}{4,} )?\\p{L}{3,}ez)|vos missions',
    ),
  },
  de: {
    preferred: createWordPattern(
      'wünschenswert|von vorteil|idealerweise|gerne?(?: auch)?|erwünscht|ein plus|pluspunkte?|bonus|optional|vorteilhaft|bevorzugt|schön wäre|nice to have|willkommen|gern gesehen|nicht zwingend|perspektivisch',
    ),
    required: createWordPattern(
      'erforderlich|voraussetzung(?:en)?|vorausgesetzt|zwingend|notwendig|unbedingt|mindestens|benötig(?:t|en)|unerlässlich',
    ),
    requiredInHeading: createWordPattern(
      'anforderung(?:en|sprofil)|(?:ihr|dein|das|unser) (?:wunsch)?profil|das (?:bringen sie|bringst du) mit|(?:sie bringen|du bringst) mit|was sie mitbringen|was du mitbringst|qualifikation(?:en)?|kenntnisse',
    ),
    tasks: createWordPattern(
      '(?:ihre|deine|die) (?:aufgaben?|rolle|tätigkeiten?)|aufgaben(?:gebiet|bereich)?|das (?:erwartet sie|erwartet dich|machen sie|machst du)|was sie erwartet|was dich erwartet|stellenbeschreibung',
    ),
    company: createWordPattern(
      'über uns|wir bieten|(?:was|das bieten) wir(?: bieten)?|unser angebot|ihre vorteile|deine vorteile|benefits|das unternehmen|wir über uns|vergütung|bewerbung(?:sunterlagen|sprozess|sfrist)?|kontakt|ansprechpartner(?:in)?|so bewerben sie sich',
    ),
    application: createWordPattern(
      '^(?:bitte )?(?:(?:senden|schicken|richten|übersenden|mailen) sie (?:uns )?ihren?|(?:sende|schicke?|maile?) uns deinen?|bewerben sie sich|bewirb dich|(?:ihre|deine) (?:vollständigen? )?bewerbung)',
    ),
    role: createWordPattern('Sie|Du|du|(?:Ihre|Deine|deine) (?:Aufgaben?|Tätigkeit)', 'u'),
  },
  ja: {
    preferred: /歓迎|尚可|あれば|望ましい|優遇|尚良|なお良|将来的|ゆくゆく/u,
    required: /必須|不可欠|必要(?!に応じ)/u,
    requiredInHeading: /応募資格|応募条件|求める(?:人物|経験|スキル|人材)|要件|対象となる方|資格・経験/u,
    tasks: /仕事内容|業務内容|職務内容|お任せ|担当業務/u,
    company:
      /会社概要|会社紹介|企業(?:情報|概要)|コンサルタントより|(?:提出|応募)書類|送付先|問い?合わ?せ先?|私たちについて|福利厚生|待遇|給与|勤務条件|応募方法|選考|休日/u,
    application:
      /(?:ご?応募|お申し?込み|ご?エントリー)(?:ください|下さい|をお待ち)|(?:履歴書|職務経歴書|応募書類)[^。]{0,20}(?:お送り|ご?送付|ご?提出|郵送)(?:ください|下さい|の上)/u,
  },
  ko: {
    preferred: /우대|선호|있으면|가산점|환영|향후/u,
    required: /필수|필요|반드시/u,
    requiredInHeading: /자격\s?요건|(?:지원|응시)\s?자격|자격\s?사항|요구|갖추|이런 분|찾습니다/u,
    tasks: /담당\s?업무|주요\s?업무|업무\s?내용|하는 일|합니다/u,
    company:
      /(?:회사|기관|기업)\s?소개|(?:제출|구비)\s?서류|(?:접수|문의)(?:\s?(?:방법|처|기간))?$|담당\s?컨설턴트|복리\s?후생|복지|혜택|급여|근무\s?(?:조건|환경)|전형\s?절차|지원\s?방법/u,
    application:
      /(?:이력서|지원서|자기소개서)[^.]{0,20}(?:보내 ?주|제출해|제출하시|송부해)|지원(?:해 ?주|하시기|하기 바랍)/u,
  },
};

/** Falls back to English, because postings in all languages contain English phrases. */
const matchMarker = (kind: Exclude<keyof RequirementMarkers, 'role'>, text: string, language: Language) =>
  requirementMarkers[language][kind].exec(text) ?? requirementMarkers.en[kind].exec(text);

const headingMarkers = [
  ['preferred', 'preferred'],
  ['company', 'none'],
  ['requiredInHeading', 'required'],
  ['required', 'required'],
  ['tasks', 'work'],
] as const;

/**
 * Returns the requirement level that a heading sets for the lines after it. A marker must make up at least 40% of the
 * heading. "Requirements of the role" sets a level. "Nursing licence of the state required" is itself a requirement.
 */
export function detectHeadingRequirement(line: string, language: Language): RequirementLevel | undefined {
  const [, level] =
    headingMarkers.find(([kind]) => (matchMarker(kind, line, language)?.[0].length ?? 0) >= line.length * 0.4) ?? [];
  return level;
}

/** Returns whether a sentence begins with what the company offers, such as "Salary" or "Benefits". */
export const startsWithOffer = (text: string, language: Language) =>
  matchMarker('company', text, language)?.index === 0;

export function detectSentenceRequirement(text: string, language: Language): RequirementLevel | undefined {
  if (matchMarker('application', text, language)) return 'none';
  if (matchMarker('preferred', text, language)) return 'preferred';
  // Later in a sentence, "salary" and "benefits" may name required knowledge.
  if (startsWithOffer(text, language)) return 'none';
  return matchMarker('required', text, language) ? 'required' : undefined;
}

/** Returns whether a sentence tells the readers what they will do, as in "You will schedule inbound freight". */
export const describesRole = (text: string, language: Language) =>
  requirementMarkers[language].role?.test(text) ?? false;

/** Returns whether a sentence mixes levels, as in "SQL required, Python a plus". */
export const hasMixedRequirements = (text: string, language: Language) =>
  matchMarker('preferred', text, language) !== null && matchMarker('required', text, language) !== null;

/**
 * Counts the requirement markers of a language in a text. They reveal the language of lists, which contain too few
 * function words.
 */
export const countRequirementMarkers = (text: string, language: Language) =>
  Object.values(requirementMarkers[language]).reduce(
    (sum, { source, flags }) => sum + [...text.matchAll(new RegExp(source, `${flags}g`))].length,
    0,
  );
