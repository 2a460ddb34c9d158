import type { Clause } from './clause';
import { headed, lowered } from './words';

function articleOf(noun: string): string | undefined {
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

/** First person of the past: "Coordiné", "Dirigí", "Conduje". */
const past =
  /^(?:\p{L}{2,}[éí]|hice|conduje|mantuve|obtuve|propuse|puse|di|fui|tuve|reduje|produje|traduje|introduje|supe|pude|dispuse)(?!\p{L})/iu;

/** First person of the present: "Realizo el triaje"; nouns like "Registro de" have a preposition behind them. */
const present = /^\p{L}{3,}o(?= (?!(?:de|del|a|al|en|con|y|e|para|por) ))/iu;

export const spanish: Clause = (bullet, { company, current, after, turn }) => {
  const job = after === 'later' ? 'un puesto anterior' : current ? 'mi puesto actual' : 'mi último puesto';
  const at = after !== 'same' ? `En ${job} (${company})` : turn % 2 ? 'Allí también' : 'Además,';
  const own = lowered(bullet.replace(/^Yo\s+/u, ''));
  if (past.test(own) || present.test(own)) return `${at} ${own}.`;
  if (/^\p{L}+(?:ar|er|ir)(?:[ls]e)?(?!\p{L})/u.test(own))
    return `${at} mi trabajo ${current ? 'consiste' : 'consistía'} en ${own}.`;
  const named = headed(own, 'y|e', articleOf);
  if (named) return `${at} mi trabajo ${current ? 'incluye' : 'incluía'} ${named}.`;
  return after === 'same' ? `Otro ejemplo: ${own}.` : `Un ejemplo de ${job} (${company}): ${own}.`;
};
