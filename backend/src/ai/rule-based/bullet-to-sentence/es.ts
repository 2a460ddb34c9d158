import { hasQuantity } from '../../../ats/language/quantities';
import { spanishWith } from '../languages/companies';
import type { SentenceBuilder, SentenceContext, BuiltSentence } from './bullet-to-sentence';
import { addArticles, lowercaseFirst, raised, statements } from './phrase-helpers';

function getArticle(noun: string): string | undefined {
  if (
    /(?:ción|sión|tión|dad|tura|anza|encia|ancia|ría|visa|venta|compra|mejora|puesta|ayuda|toma|limpieza|entrega|carga|defensa|búsqueda)$/iu.test(
      noun,
    )
  )
    return 'la ';
  return /(?:miento|aje|ollo|(?:diseñ|empeñ)o|trol|oyo|istro|uidado|ierre|análisis|mando|reparto|envío|cobro|trato|inventario|cálculo|ajuste|arqueo|corte|trazado)$/iu.test(
    noun,
  )
    ? 'el '
    : undefined;
}

const person = /^(?:encargad|responsable|miembro|soci|titulad|licenciad|graduad|expert|adjunt|especialista|autor)/iu;

/**
 * Creates a lookup that also knows the article of the first noun before "de" ("recogida de datos", "ahorro del tiempo",
 * "reserva y preparación de salas"), but never of a verb.
 */
function createArticleLookup(text: string) {
  return (noun: string): string | undefined => {
    const known = getArticle(noun);
    if (known || person.test(noun)) return known;
    const isNoun = new RegExp(
      `^(?:\\p{L}+ [ye] )?${noun}(?: [ye] \\p{L}+)?(?: \\p{L}+(?:[oae]|al|ar))? del?(?!\\p{L})`,
      'u',
    ).test(text);
    if (!isNoun) return undefined;
    if (/(?:o|(?<!^higien)e|^alta|^acta|grama|tema|mapa)$/iu.test(noun)) return 'el ';
    return /(?:a|^higiene)$/iu.test(noun) ? 'la ' : undefined;
  };
}

/** First-person past: "Coordiné", "Dirigí", "Conduje", "Rehíce". */
const past =
  /^(?:\p{L}{2,}[éí]|(?:\p{L}{2,})?(?:hice|híce|conduje|mantuve|obtuve|propuse|puse|tuve|reduje|produje|traduje|introduje)|di|fui|supe|pude)(?!\p{L})/iu;

const behindVerb =
  /^\p{L}+ (?!(?:para|hacia|contra) )(?:el|la|los|las|un|una|unos|unas|mi|su|como|hasta|cada|\p{N}|\[|\p{L}+a|\p{L}+(?:[aeo]s|ión|dad))(?!\p{L})/iu;
/**
 * Returns whether the text begins with a first-person present: "Realizo el triaje", "Atiendo a 80 clientes". A noun is
 * followed by a preposition ("Registro de", "Apoyo a docentes") or an adjective ("Diseño mecánico").
 */
const isPresent = (own: string) => {
  const word = /^\p{L}+/u.exec(own)?.[0] ?? '';
  if (!/^\p{L}{2,}o$/u.test(word)) return false;
  if (behindVerb.test(own) && !new RegExp(`^${word} (?:para|hacia|contra|\\p{L}+(?:ico|ivo|al)) `, 'u').test(own))
    return true;
  return getArticle(word) === undefined && /^\p{L}+ a (?:\p{N}|l[ao]s|un)/u.test(own);
};

/** A changed thing, not an activity: "El plazo de un cambio reducido de 19 días a 26 horas". */
const changed = /^\p{L}+ (?:\p{L}+ ){0,6}\p{L}+[ai]d[oa]s? (?:de|del|en|a) \p{N}/u;
/** Results: "reducción del 31 %", "ahorro de 350 €". */
const result =
  /^(?:reducción|aumento|incremento|mejora|ahorro|disminución|crecimiento|obtención|certificación|recuperación|subida|bajada)(?!\p{L})/iu;

function leadOf({ company, precededBy, sentenceIndex }: SentenceContext): { at: string; frame: string } {
  const place = spanishWith('en', company);
  if (precededBy === 'same') {
    const at = ['Allí también ', 'Además, ', 'Asimismo, '][sentenceIndex % 3] ?? '';
    return { at, frame: 'Otro ejemplo de ese trabajo: ' };
  }
  if (precededBy === 'later') {
    const before = sentenceIndex % 2 ? 'Con anterioridad, ' : 'Antes, ';
    return { at: `${before}${place}, `, frame: `Un ejemplo anterior, ${place}: ` };
  }
  return { at: `${raised(place)}, `, frame: `Un ejemplo de mi trabajo ${place}: ` };
}

function say(head: string, context: SentenceContext): BuiltSentence {
  const { at, frame } = leadOf(context);
  const { isCurrent } = context;
  const own = lowercaseFirst(head.replace(/^Yo\s+/u, ''));
  const sure = (text: string) => ({ text: `${at}${text}`, isSure: true });
  if (past.test(own) || isPresent(own)) return sure(own);
  if (/^(?:responsable|encargad[oa]|miembro) (?:de|del)(?!\p{L})/u.test(own))
    return sure(`${isCurrent ? 'soy' : 'fui'} ${own}`);
  if (/^(?!alquiler|taller)\p{L}+(?:ar|er|ir)(?:[ls]e)?(?!\p{L})/u.test(own))
    return sure(`mi trabajo ${isCurrent ? 'consiste' : 'consistía'} en ${own}`);
  // "Aseo e higiene" becomes "el aseo y la higiene".
  const named = changed.test(own)
    ? undefined
    : addArticles(own, 'y|e', createArticleLookup(own))?.replace(/ e (?=(?:el|la) )/gu, ' y ');
  if (!named) return { text: `${frame}${own}`, isSure: false };
  if (result.test(own) && hasQuantity(own, 'es')) return sure(`logré ${named}`);
  return sure(`me ${isCurrent ? 'he ocupado' : 'ocupé'} ${`de ${named}`.replace(/^de el /u, 'del ')}`);
}

const finite =
  /(?:^|\s)(?:\p{L}+(?:ó|aron|ieron|aba|aban)|fue|es|son|fueron|está|están|hubo|hay|usan|tuvo|ha|han)(?!\p{L})/u;

export const buildSpanishSentence: SentenceBuilder = {
  say,
  parts: (bullet) => statements(bullet),
  add: (part, head) =>
    past.test(part)
      ? `${/,| y /u.test(head) ? ', y ' : ' y '}${lowercaseFirst(part)}`
      : finite.test(part)
        ? `; ${lowercaseFirst(part)}`
        : ` (${lowercaseFirst(part)})`,
  stop: '.',
};
