import type { Language } from '@shortlist/contracts/platform/languages';

const patterns: Record<Language, RegExp> = {
  en: /^(?:(?:perform|complet|handl|do|did|assist|help|support)\p{L}*(?: the \p{L}+){0,1} (?:with |in )?)?(?:(?:all|any|various|other|miscellaneous|general|additional) )+(?:\p{L}+ )?(?:duties|tasks|jobs|work)(?: (?:as|when) (?:assigned|needed|required|directed|necessary))?$/iu,
  es: /^(?:realic\p{L}+ |realización de |apoyo en )?(?:otras|diversas|varias|demás|distintas) (?:tareas|funciones|labores|gestiones)(?: (?:asignadas|varias|diversas|generales|administrativas|propias del puesto|según necesidad))*$/iu,
  fr: /^(?:(?:réalisation|exécution) d[e’'] ?)?(?:(?:autres|diverses|différentes) (?:tâches|missions)|divers travaux|tâches diverses)(?: (?:diverses|confiées|assignées|administratives|courantes|selon les besoins))*$/iu,
  de: /^(?:erledig\p{L}+ |übernahme )?(?:(?:sonstige|diverse|verschiedene|weitere|allgemeine|alle|sämtliche|anfallende)[nr]? )+(?:\p{L}*(?:arbeiten|tätigkeiten|aufgaben))(?: (?:erledigt|übernommen|nach bedarf))?$/iu,
  ja: /^(?:その他|各種|諸)(?:の|、)?(?:付随(?:する|した)?|関連)?(?:業務|雑務|作業|事務)(?:全般)?(?:を?担当|の対応|など)?$/u,
  ko: /^(?:기타|각종|그 외)\s?(?:(?:관련|부수|사무|제반)\s?)?(?:업무|잡무)(?:\s?(?:수행|담당|지원|처리))?$/u,
};

/** Returns whether a bullet says nothing about a job: "Various other duties as assigned". */
export const isCatchAllDuty = (bullet: string, language: Language): boolean =>
  patterns[language].test(bullet.trim().replace(/[.。]$/u, ''));
