import { createStartPattern } from './pattern';

/** Openings that name a position, a quality or a thing. "Conocimiento" would otherwise match as an activity noun. */
const nonActionStarts = createStartPattern(
  `responsables?|encargad[oa]s?|a cargo|miembros?|parte|integrante|funciones|tareas|puesto|cargo|jef[ea]|trabaj[oa](?! de)|trabajador[ae]?s?|
  profesional|persona|equipos?|proyectos?(?! de)|departamento|conocimientos?|experiencia|competencias?|habilidad(?:es)?|capacidad(?:es)?|
  dominio|manejo (?:avanzado|básico|fluido)|nivel|excelentes?|buen[oa]?s?|gran|alt[oa](?! (?:de|y) )|amplí?[oa]s?|muy|motivad[oa]|orientad[oa]|compromiso|
  el|la|los|las|un|una|unos|unas|mi|mis|en|con|para|como|durante`,
);

const irregularVerbs = createStartPattern(
  `hice|hizo|puse|propuse|dispuse|expuse|compuse|tuve|obtuve|mantuve|sostuve|estuve|fui|vi|di|supe|pude|vine|convine|intervine|
  reduje|conduje|traduje|produje|introduje|deduje|logro|doy|soy|voy`,
);

const actionEndings =
  /^\p{L}*(?:[aeií]r|[aií]ndo|endo|[éíó]|aba|ía|amos|imos|emos|aron|ieron|[cst]i(?:ón|ones)|mientos?|ajes?|duras?|ncias?|anza|eza|o)(?:l[aeo]s?|se)?(?!\p{L})/iu;

const actionNouns = createStartPattern(
  `acogida|campañas?|contraste|convocatoria|copia|custodia|detalle|embarque|mezclas?|orden|rebaja|recorte|reescritura|retoque|ajustes?|alta|análisis|apertura|aportes?|arranque|asesorías?|atención|auditorías?|avance|ayuda|
  búsquedas?|cálculos|captura|carga|catas?|charlas|cierres?|clases|cobros|cobertura|compras?|consultas?|
  consultoría|control|copias|corte|cortes|cría|cuidados|cura|curas|debate|defensa|desarme|descarga|despachos?|
  diagnosis|dirección|docencia|embalaje|encuestas?|enlace|enmiendas|ensamble|ensayos|enseñanza|entregas?|
  entrevistas?|envase|envíos|escritura|escucha|estudios|exposición|forja|guardias?|guía|higiene|informes?|
  investigación|lavados|lectura|limpieza|llamadas?|mejoras?|mentoría|muestreo|pagos|pesca|poda|práctica|prácticas|
  profilaxis|propuestas?|pruebas?|puesta|recogida|recorridos|reforma|relevo|repartos|reservas?|respuestas?|
  retirada|reuniones|rondas?|sesiones|siembra|síntesis|soporte|subidas?|tala|talleres|toma|tomas|trámites|
  trasbordo|traslados|transporte|tratamientos|tutela|tutorías?|ventas?|vigilancia|visitas?|vuelta`,
);

export const isSpanishAction = (bullet: string): boolean =>
  !nonActionStarts.test(bullet) &&
  (irregularVerbs.test(bullet) || actionNouns.test(bullet) || actionEndings.test(bullet));
