import type { Clause } from './clause';
import { headed } from './words';

function articleOf(noun: string): string | undefined {
  if (
    /(?:ung|ion|heit|keit|schaft|tät|anz|enz|pflege|nahme|gabe|hilfe|arbeit|analyse|kontrolle|sorge|übergabe|reparatur|kultur|suche|wache)$/iu.test(
      noun,
    )
  )
    return 'die ';
  if (
    /^(?:auf|ab|um|aus|ein|an|nach|be|ver|ver|wieder)?(?:bau|satz|kauf|schluss|gang|trieb|tausch|fang|lauf|gleich|ruf|wechsel|trag)$|(?:aufbau|einsatz|einkauf|verkauf|abschluss|umgang|vertrieb|austausch|abgleich|empfang|versand|transport|entwurf|betrieb|support)$/iu.test(
      noun,
    )
  )
    return 'der ';
  return /^\p{Lu}\p{Ll}+(?:en|ern|eln)$/u.test(noun) &&
    !/(?:ungen|ionen|heiten|keiten|aufgaben|kunden|patienten|daten)$/u.test(noun)
    ? 'das '
    : undefined;
}

/** A preterite at the start: "Leitete", "Übernahm". */
const preterite =
  /^(?:\p{L}{3,}te|übernahm|schrieb|hielt|gab|betrieb|trug|stand|half|sprach|nahm|ließ|brachte|fand|gewann|traf|vertrat|unterwies|beriet)(?= )/iu;
/** A participle at the end of a first part, small as all verbs are: "eingeführt", "betreut", "organisiert". */
const participle =
  /\s(?:[a-zäöü]*ge[a-zäöüß]{2,}(?:t|en)|[a-zäöü]+iert|(?:[a-zäöü]{2,5})?(?:be|ver|er|ent|zer|über|unter)[a-zäöüß]{2,}(?:t|en))$/u;
const adverb =
  /^(?:Täglich|Wöchentlich|Monatlich|Jährlich|Regelmäßig|Eigenständig|Selbstständig|Gemeinsam|Erfolgreich|Zusätzlich)(?= )/u;
/** An adjective before its noun. */
const adjective = /^\p{Lu}\p{Ll}+(?:e|en|er|es|em)(?= \p{Lu})/u;

/** Adjectives that end as a preterite does. */
const ordinal = /^(?:Erste|Zweite|Dritte|Vierte|Letzte|Beste|Gesamte|Komplette)(?= )/u;

export const german: Clause = (bullet, { company, current, after, turn }) => {
  const job =
    after === 'later' ? 'einer früheren Stelle' : current ? 'meiner jetzigen Stelle' : 'meiner letzten Stelle';
  const at = after !== 'same' ? `In ${job} (${company})` : turn % 2 ? 'Dort' : 'Außerdem';
  const also = at === 'Dort' ? ' auch' : '';
  const own = bullet.replace(/^(?:Ich\s+(?:habe|war|bin)\s+)/u, '');
  const parts = own.split(/[;:–]|,(?!\d)/u);
  const done = parts.map((part) => participle.test(part.trim()));
  // "Erste Anzeige auf 1,3 Sekunden verkürzt" opens with no verb: a participle ends it.
  if (preterite.test(own) && !done[0] && !ordinal.test(own)) {
    const [verb = '', ...rest] = own.split(' ');
    return `${at} ${verb.toLowerCase()} ich${also} ${rest.join(' ')}.`;
  }
  if (done[0]) {
    const head = headed(own, 'und', (noun) => articleOf(noun)?.replace('der ', 'den '));
    const inside = adverb.test(own) || adjective.test(own) ? own.charAt(0).toLowerCase() + own.slice(1) : own;
    return `${at} habe ich${also} ${head ?? inside}.`;
  }
  const named = headed(own, 'und', articleOf);
  if (!named || done.includes(true))
    return after === 'same' ? `Ein weiteres Beispiel: ${own}.` : `Ein Beispiel aus ${job} (${company}): ${own}.`;
  if (turn % 2 === 1) {
    const object = headed(own, 'und', (noun) => articleOf(noun)?.replace('der ', 'den '));
    return `${at} ${current ? 'übernehme' : 'übernahm'} ich${also} ${object}.`;
  }
  const plural = /^\p{L}+ \p{L}+ und (?:die|der|das) /u.test(named) || /^die \p{L}+ungen/u.test(named);
  return `${at} ${plural ? 'zählten' : 'zählte'}${also} zu meinen Aufgaben ${named}.`;
};
