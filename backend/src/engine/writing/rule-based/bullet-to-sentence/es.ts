import { hasQuantity } from '../../../language/quantities';
import { formatSpanishWithPreposition } from '../languages/companies';
import type { SentenceBuilder, SentenceContext, BuiltSentence } from './bullet-to-sentence';
import { addArticles, lowercaseFirst, uppercaseFirst, splitStatements } from './phrase-helpers';

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

const roleNoun = /^(?:encargad|responsable|miembro|soci|titulad|licenciad|graduad|expert|adjunt|especialista|autor)/iu;

/**
 * Creates a lookup of articles. Besides nouns with a known ending, it recognizes the first noun before "de" ("recogida
 * de datos", "ahorro del tiempo", "reserva y preparación de salas"). Returns undefined for verbs.
 */
function createArticleLookup(text: string) {
  return (noun: string): string | undefined => {
    const article = getArticle(noun);
    if (article || roleNoun.test(noun)) return article;
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
const pastVerb =
  /^(?:\p{L}{2,}[éí]|(?:\p{L}{2,})?(?:hice|híce|conduje|mantuve|obtuve|propuse|puse|tuve|reduje|produje|traduje|introduje)|di|fui|supe|pude)(?!\p{L})/iu;

const verbFollower =
  /^\p{L}+ (?!(?:para|hacia|contra) )(?:el|la|los|las|un|una|unos|unas|mi|su|como|hasta|cada|\p{N}|\[|\p{L}+a|\p{L}+(?:[aeo]s|ión|dad))(?!\p{L})/iu;
/**
 * Returns whether the text begins with a first-person present: "Realizo el triaje", "Atiendo a 80 clientes". A noun is
 * followed by a preposition ("Registro de", "Apoyo a docentes") or an adjective ("Diseño mecánico").
 */
const isPresent = (statement: string) => {
  const word = /^\p{L}+/u.exec(statement)?.[0] ?? '';
  if (!/^\p{L}{2,}o$/u.test(word)) return false;
  if (
    verbFollower.test(statement) &&
    !new RegExp(`^${word} (?:para|hacia|contra|\\p{L}+(?:ico|ivo|al)) `, 'u').test(statement)
  )
    return true;
  return getArticle(word) === undefined && /^\p{L}+ a (?:\p{N}|l[ao]s|un)/u.test(statement);
};

/** An object with a participle rather than an activity: "El plazo de un cambio reducido de 19 días a 26 horas". */
const changedObject = /^\p{L}+ (?:\p{L}+ ){0,6}\p{L}+[ai]d[oa]s? (?:de|del|en|a) \p{N}/u;
/** Results: "reducción del 31 %", "ahorro de 350 €". */
const resultNoun =
  /^(?:reducción|aumento|incremento|mejora|ahorro|disminución|crecimiento|obtención|certificación|recuperación|subida|bajada)(?!\p{L})/iu;

function buildLead({ company, precededBy, sentenceIndex }: SentenceContext): {
  opening: string;
  fallbackOpening: string;
} {
  const atCompany = formatSpanishWithPreposition('en', company);
  if (precededBy === 'sameEmployer') {
    const opening = ['Allí también ', 'Además, ', 'Asimismo, '][sentenceIndex % 3] ?? '';
    return { opening, fallbackOpening: 'Otro ejemplo de ese trabajo: ' };
  }
  if (precededBy === 'laterJob') {
    const adverb = sentenceIndex % 2 ? 'Con anterioridad, ' : 'Antes, ';
    return { opening: `${adverb}${atCompany}, `, fallbackOpening: `Un ejemplo anterior, ${atCompany}: ` };
  }
  return { opening: `${uppercaseFirst(atCompany)}, `, fallbackOpening: `Un ejemplo de mi trabajo ${atCompany}: ` };
}

function buildStatement(head: string, context: SentenceContext): BuiltSentence {
  const { opening, fallbackOpening } = buildLead(context);
  const { isCurrent } = context;
  const statement = lowercaseFirst(head.replace(/^Yo\s+/u, ''));
  const createSentence = (text: string) => ({ text: `${opening}${text}`, isGrammatical: true });
  if (pastVerb.test(statement) || isPresent(statement)) return createSentence(statement);
  if (/^(?:responsable|encargad[oa]|miembro) (?:de|del)(?!\p{L})/u.test(statement))
    return createSentence(`${isCurrent ? 'soy' : 'fui'} ${statement}`);
  if (/^(?!alquiler|taller)\p{L}+(?:ar|er|ir)(?:[ls]e)?(?!\p{L})/u.test(statement))
    return createSentence(`mi trabajo ${isCurrent ? 'consiste' : 'consistía'} en ${statement}`);
  // "Aseo e higiene" becomes "el aseo y la higiene".
  const nounPhrase = changedObject.test(statement)
    ? undefined
    : addArticles(statement, 'y|e', createArticleLookup(statement))?.replace(/ e (?=(?:el|la) )/gu, ' y ');
  if (!nounPhrase) return { text: `${fallbackOpening}${statement}`, isGrammatical: false };
  if (resultNoun.test(statement) && hasQuantity(statement, 'es')) return createSentence(`logré ${nounPhrase}`);
  return createSentence(`me ${isCurrent ? 'he ocupado' : 'ocupé'} ${`de ${nounPhrase}`.replace(/^de el /u, 'del ')}`);
}

const finiteVerb =
  /(?:^|\s)(?:\p{L}+(?:ó|aron|ieron|aba|aban)|fue|es|son|fueron|está|están|hubo|hay|usan|tuvo|ha|han)(?!\p{L})/u;

export const buildSpanishSentence: SentenceBuilder = {
  buildStatement,
  splitParts: (bullet) => splitStatements(bullet),
  formatAddition: (part, head) =>
    pastVerb.test(part)
      ? `${/,| y /u.test(head) ? ', y ' : ' y '}${lowercaseFirst(part)}`
      : finiteVerb.test(part)
        ? `; ${lowercaseFirst(part)}`
        : ` (${lowercaseFirst(part)})`,
  period: '.',
};
