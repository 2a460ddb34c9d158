import { words } from './pattern';

/** A position, a quality or a thing instead of an action. "Conocimiento" would else pass as a noun of doing. */
const weak = words(
  `responsables?|encargad[oa]s?|a cargo|miembros?|parte|integrante|funciones|tareas|puesto|cargo|jef[ea]|trabaj[oa]|trabajador[ae]?s?|
  profesional|persona|equipos?|proyectos?|departamento|conocimientos?|experiencia|competencias?|habilidad(?:es)?|capacidad(?:es)?|
  dominio|manejo (?:avanzado|básico|fluido)|nivel|excelentes?|buen[oa]?s?|gran|alt[oa]|amplí?[oa]s?|muy|motivad[oa]|orientad[oa]|compromiso|
  el|la|los|las|un|una|unos|unas|mi|mis|en|con|para|como|durante`,
);

/** Preterites, presents and participles that no ending tells. */
const verbs = words(
  `hice|hizo|puse|propuse|dispuse|expuse|compuse|tuve|obtuve|mantuve|sostuve|estuve|fui|vi|di|supe|pude|vine|convine|intervine|
  reduje|conduje|traduje|produje|introduje|deduje|logro|doy|soy|voy`,
);

/** Infinitives, gerunds, preterites, presents of the first person, and nouns made of verbs. */
const endings =
  /^\p{L}*(?:[aeií]r|[aií]ndo|endo|[éíó]|aba|ía|amos|imos|emos|aron|ieron|[cst]i(?:ón|ones)|mientos?|ajes?|duras?|ncias?|anza|eza|o)(?:l[aeo]s?|se)?(?!\p{L})/iu;

const nouns = words(
  `análisis|atención|alta|apertura|asesoría|auditorías?|ayuda|búsqueda|captura|carga|descarga|cierre|cobertura|compras?|consultas?|
  consultoría|control|corte|creación|cura|defensa|dirección|docencia|enseñanza|entregas?|entrevistas?|guardias?|guía|gestión|informes?|
  lectura|limpieza|llamadas?|mejora|mentoría|muestreo|puesta|recogida|reforma|ronda|siembra|soporte|supervisión|tala|toma|transporte|
  tutela|tutorías?|ventas?|visitas?|vigilancia|arranque|enlace|ensamble|debate|despacho|embalaje|envase|desarme`,
);

/** "Coordiné", "Gestionar", "Coordino", "Gestión", "Mantenimiento"; an adverb may stand before a verb. */
export const isSpanishAction = (bullet: string): boolean =>
  !weak.test(bullet) && (verbs.test(bullet) || nouns.test(bullet) || endings.test(bullet));
