import type { Clause } from './clause';
import { headed, lowered } from './words';

/** Nouns whose ending or whose self tells the gender. */
function articleOfNoun(noun: string): string | undefined {
  if (
    /(?:ción|sión|tión|dad|tura|anza|encia|ancia|ría|visa|venta|compra|mejora|puesta|ayuda|toma|limpieza|entrega|carga|defensa|búsqueda)$/iu.test(
      noun,
    )
  )
    return 'la ';
  return /(?:miento|aje|ollo|eño|trol|oyo|istro|uidado|ierre|análisis|mando|reparto|envío|cobro|trato|inventario|cálculo|ajuste|arqueo|corte|trazado)$/iu.test(
    noun,
  )
    ? 'el '
    : undefined;
}

/** Persons, not doings: "Encargado de compras". */
const person = /^(?:encargad|responsable|miembro|soci|titulad|licenciad|graduad|expert|adjunt|especialista)/iu;

/** The first noun before "de" besides: "recogida de datos", "ahorro del tiempo", "reserva y preparación de salas"; never a verb. */
function articleIn(text: string) {
  return (noun: string): string | undefined => {
    const known = articleOfNoun(noun);
    if (known || person.test(noun)) return known;
    const isNoun = new RegExp(`^(?:\\p{L}+ [ye] )?${noun}(?: [ye] \\p{L}+)? del?(?!\\p{L})`, 'u').test(text);
    if (!isNoun) return undefined;
    if (/(?:o|(?<!^higien)e|^alta|^acta|grama|tema|mapa)$/iu.test(noun)) return 'el ';
    return /(?:a|^higiene)$/iu.test(noun) ? 'la ' : undefined;
  };
}

/** First person of the past: "Coordiné", "Dirigí", "Conduje". */
const past =
  /^(?:\p{L}{2,}[éí]|hice|conduje|mantuve|obtuve|propuse|puse|di|fui|tuve|reduje|produje|traduje|introduje|supe|pude|dispuse)(?!\p{L})/iu;

/**
 * First person of the present: "Realizo el triaje", "Coordino equipos", "Imparto formación". A noun has a preposition
 * behind it, "Registro de", or an adjective, "Diseño mecánico".
 */
const present =
  /^\p{L}{3,}o(?= (?!(?:para|hacia|contra) )(?:el|los|un|unos|mi|su|como|hasta|cada|\p{N}|\[|\p{L}+a|\p{L}+(?:[aeo]s|ión|dad))(?!\p{L}))/iu;

export const spanish: Clause = (bullet, { company, current, after, turn }) => {
  const job = after === 'later' ? 'un puesto anterior' : current ? 'mi puesto actual' : 'mi último puesto';
  const at = after !== 'same' ? `En ${job} (${company}),` : turn % 2 ? 'Allí también' : 'Además,';
  const own = lowered(bullet.replace(/^Yo\s+/u, ''));
  if (past.test(own) || present.test(own)) return `${at} ${own}.`;
  if (/^(?!alquiler|taller)\p{L}+(?:ar|er|ir)(?:[ls]e)?(?!\p{L})/u.test(own))
    return `${at} mi trabajo ${current ? 'consiste' : 'consistía'} en ${own}.`;
  // "Aseo e higiene" is "el aseo y la higiene".
  const named = headed(own, 'y|e', articleIn(own))?.replace(/ e (?=(?:el|la) )/gu, ' y ');
  if (named) return `${at} mi trabajo ${current ? 'incluye' : 'incluía'} ${named}.`;
  return after === 'same' ? `Otro ejemplo: ${own}.` : `Un ejemplo de ${job} (${company}): ${own}.`;
};
