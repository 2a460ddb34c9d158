import type { Language } from '@shortlist/contracts/platform/languages';

/**
 * Kind of measurement. A `time` is a duration in minutes. A `span` is a duration in months, because a month has no
 * fixed number of days. A `ratio` is "times as much".
 */
export type QuantityKind = 'count' | 'percent' | 'money' | 'time' | 'span' | 'ratio' | 'rank' | 'date';

/** Kind of a counted noun: colleagues, clients (also patients, students and users), other people, or things. */
export type CountedKind = 'staff' | 'client' | 'person' | 'thing';

const createSuffixPattern = (words: string, separator = ' ?-?') =>
  new RegExp(`${separator}(?:${words})(?![\\p{Script=Latin}])`, 'iuy');

/** Multipliers after digits. A capital M means million, and a lower-case m means meter. */
export const magnitudes: [pattern: RegExp, factor: number | ((language: Language) => number)][] = [
  [/ ?(?:k|K)(?= ?(?:€|EUR)|(?![\p{L}\d-]))/uy, 1e3],
  [createSuffixPattern('Tsd\\.?|thousand|grand|tausend|mil|mille', ' ?'), 1e3],
  [/ ?(?:M|MM|Mn|mn)(?= ?(?:€|EUR|US)|(?![\p{L}\d-]))/uy, 1e6],
  [createSuffixPattern('Mio\\.?|millions?|million(?:en)?|millones|millón|mill\\.', ' ?'), 1e6],
  [/ ?(?:B|bn|Bn)(?![\p{L}\d-])/uy, 1e9],
  [createSuffixPattern('Mrd\\.?|milliards?|milliarden?|Mds?(?= ?€)', ' ?'), 1e9],
  [createSuffixPattern('billions?', ' ?'), (language) => (language === 'en' ? 1e9 : 1e12)],
  [createSuffixPattern('billones|billón|trillions?', ' ?'), 1e12],
  [createSuffixPattern('hundred|hundert', ' '), 100],
  [createSuffixPattern('dozen|dutzend|docenas?|douzaines?', ' '), 12],
];

export const percentSuffix =
  /[ -]?(?:%p?|percent(?:age points?)?|per cent|pct|prozent(?:punkte)?|por ciento|por cien(?!to)|pour ?cents?|パーセント|ポイント|퍼센트|프로(?!젝|그))/iuy;

const currencies: [name: string, words: string][] = [
  ['usd', 'US\\$|\\$|USD|dollars?|dólares|ドル|달러'],
  ['eur', '€|EUR|euros?|ユーロ|유로'],
  ['gbp', '£|GBP|pounds sterling|Pfund|libras esterlinas|livres sterling'],
  ['jpy', '¥|JPY|yen(?:es|s)?|円|엔'],
  ['krw', '₩|KRW|won|ウォン|원'],
  ['chf', 'CHF|Franken'],
];
/** Excludes "won", which is usually a verb before a number: "won 12 accounts". */
export const currencyPrefixes = currencies.map(
  ([name, words]) => [name, new RegExp(`(?<![\\p{L}])(?:${words.replace('|won|', '|')})[ ]?$`, 'iu')] as const,
);
export const currencySuffixes = currencies.map(
  ([name, words]) => [new RegExp(` ?(?:de |d')?(?:${words})(?![\\p{Script=Latin}])`, 'iuy'), name] as const,
);

const minute = 1;
const hour = 60;
const day = 24 * hour;
/** Units of time with their sizes, in minutes for `time` and in months for `span`. */
export const timeUnits: [pattern: RegExp, kind: 'time' | 'span', size: number][] = [
  [
    createSuffixPattern('ms|milliseconds?|millisekunden?|millisecondes?|milisegundos?|ミリ秒|밀리초'),
    'time',
    minute / 60_000,
  ],
  [createSuffixPattern('s|seconds?|secs?|sekunden?|secondes?|segundos?|秒|초'), 'time', minute / 60],
  [createSuffixPattern('minutes?|mins?|minuten?|minutos?|minütig\\p{L}*|分(?![のな])|분(?!\\s?의)'), 'time', minute],
  [
    createSuffixPattern('hours?|hrs?|h|stunden?|wochenstunden|std\\.?|stündig\\p{L}*|heures?|horas?|時間|시간'),
    'time',
    hour,
  ],
  [createSuffixPattern('days?|tage?n?|tägig\\p{L}*|jours?|journées?|días?|日間?|일(?:간)?(?![\\p{L}])'), 'time', day],
  [createSuffixPattern('weeks?|wochen?|wöchig\\p{L}*|semaines?|semanas?|週間?|주(?:간)?(?![\\p{L}])'), 'time', 7 * day],
  [
    createSuffixPattern('months?|monate?n?|monatig\\p{L}*|mois|mes(?:es)?|[箇かカヶヵケ]月|개월|달(?![\\p{L}])'),
    'span',
    1,
  ],
  [createSuffixPattern('quarters|quartale?n?|trimestres?|四半期|분기'), 'span', 3],
  [createSuffixPattern('years?|yrs?|jahre?n?|jährig\\p{L}*|ans?|années?|años?|年間?|년(?:간|차)?'), 'span', 12],
  [createSuffixPattern('decades?|jahrzehnte?n?|décennies?|décadas?'), 'span', 120],
];

/** Half a unit after whole units: "trois ans et demi", 3年半. */
export const halfSuffix = / ?(?:and a half|y medi[oa]|et demie?|半|반)(?!\p{Script=Latin})/iuy;

/** Units of measurement with their sizes in the base unit of the measure, such as meters for "length". */
export const measureUnits: [pattern: RegExp, measure: string, size: number][] = [
  [
    createSuffixPattern(
      'm²|m2|sqm|square met(?:er|re)s?|quadratmetern?|metros cuadrados|mètres? carrés?|㎡|平方メートル|제곱미터',
    ),
    'area',
    1,
  ],
  [createSuffixPattern('ha|hectares?|hektar|hectáreas?|ヘクタール|헥타르'), 'area', 1e4],
  [createSuffixPattern('坪|평(?!\\p{L})'), 'area', 3.3],
  [createSuffixPattern('mm|millimet(?:er|re)s?|millimètres?|milímetros?|ミリ|㎜'), 'length', 1e-3],
  [createSuffixPattern('cm|centimet(?:er|re)s?|zentimetern?|centimètres?|centímetros?|センチ|㎝'), 'length', 1e-2],
  [
    createSuffixPattern('km|kilomet(?:er|re)s?|kilometern?|kilomètres?|kilómetros?|キロメートル|㎞|킬로미터'),
    'length',
    1e3,
  ],
  [createSuffixPattern('m|met(?:er|re)s?|metern?|mètres?|metros?|メートル|미터'), 'length', 1],
  [createSuffixPattern('kg|kilos?|kilogram(?:s|mes?|m)?|kilogramos?|キログラム|㎏|킬로그램'), 'mass', 1],
  [createSuffixPattern('t|tonn?en?|tons?|tonnes?|toneladas?|トン|톤'), 'mass', 1e3],
  [createSuffixPattern('l|lit(?:er|re)s?|litern?|litros?|リットル|리터'), 'volume', 1],
  [createSuffixPattern('kWp?|kilowatts?(?: ?peak)?|キロワット'), 'power', 1],
  [createSuffixPattern('MWp?|megawatts?|メガワット'), 'power', 1e3],
  [
    createSuffixPattern('floors?|stor(?:ey|ie)s?|etagen?|stockwerken?|étages?|plantas?|pisos?|階(?:建て)?|층'),
    'floors',
    1,
  ],
];

/**
 * Matches the end of a ratio: "3x", "5-fold", 2倍. "Times" forms a ratio only before a comparison. Otherwise, "times" is
 * a frequency.
 */
export const ratioSuffix =
  /(?: ?[x×](?![\p{L}\d])| ?-?fold(?!\p{L})| ?-?fach\p{L}*| times(?= (?:more|less|fewer|faster|higher|as|the|greater|larger|better|quicker))| fois(?= (?:moins|plus|supérieur))| veces(?= (?:más|menos|mayor))|[ -]?mal(?= (?:so|mehr|weniger|schneller|höher))| ?倍| ?배(?!송|포|치|정|관))/iuy;
export const ordinalSuffix = /(?:st|nd|rd|th)(?!\p{L})| ?位| ?위(?![\p{L}])/uy;
export const ordinalPrefix = /(?:#|\bno\. ?|\bnr\. ?|\btop[ -]|\bplatz |順位)$/i;

const countedWords = {
  staff:
    'employees?|staff|team|teams|members?|colleagues?|(?:direct )?reports|engineers?|developers?|nurses?|managers?|assistants?|analysts?|agents?|workers?|technicians?|designers?|interns?|trainees?|hires?|subordinates|headcount|FTEs?|mitarbeit\\p{L}*|beschäftigten?|angestellten?|kolleg\\p{L}*|pflegekräfte\\p{L}*|köpfig\\p{L}*|hilfskräfte|fachkräfte\\p{L}*|azubis|empleados?|empleadas?|trabajador\\p{L}*|enfermer[oa]s|auxiliares|compañer[oa]s|integrantes|salari[ée]\\p{L}*|employé\\p{L}*|collaborat\\p{L}*|infirmi\\p{L}*|collègues?|équipiers?|社員|従業員|部下|メンバー|スタッフ|看護師|新人|직원|사원|팀원|부하|간호사',
  client:
    'patients?|customers?|clients?|guests?|students?|pupils|children|families|users?|visitors?|donors?|readers?|patient\\p{L}*|kund\\p{L}*|gäste\\p{L}*|studierende\\p{L}*|schüler\\p{L}*|familien|nutzer\\p{L}*|besucher\\p{L}*|clientes|pacientes|huéspedes|estudiantes|alumn[oa]s|familias|usuari[oa]s|élèves|étudiants|familles|utilisateurs|visiteurs|患者|顧客|来客|学生|生徒|家族|利用者|환자|고객|손님|학생|회원|가족|이용자',
  person: 'people|persons?|heads?|personen|leute|menschen|personas|gente|personnes',
  thing:
    'tickets?|calls?|items?|sites?|stores?|shops?|beds?|articles?|campaigns?|channels?|cases?|orders?|invoices?|accounts?|machines?|vehicles?|servers?|applications?|releases?|products?|dashboards?|betten|artikeln?|kampagnen|kanäle\\p{L}*|filialen|aufträge\\p{L}*|rechnungen|anfragen|fahrten|artículos|campañas|canales|camas|tiendas|pedidos|facturas|trayectos|articles|campagnes|canaux|lits|magasins|commandes|factures|trajets',
};
const createNounPattern = (words: string) =>
  new RegExp(`^(?:[ -]?[\\p{L}'-]{1,40}){0,2}?[ -]?(?:${words})(?![\\p{Script=Latin}])`, 'iu');
export const countedNouns: [CountedKind, RegExp][] = [
  ['staff', createNounPattern(countedWords.staff)],
  ['client', createNounPattern(countedWords.client)],
  ['person', createNounPattern(countedWords.person)],
  ['thing', createNounPattern(countedWords.thing)],
];
export const counters: [CountedKind, RegExp][] = [
  ['person', /^ ?(?:名|人(?![月日])|명|사람|인(?!\p{L}))/u],
  [
    'thing',
    /^ ?(?:件|個|台|社|店|床|本|冊|枚|校|棟|拠点|種|項目|[箇かカヶヵケ]所|건|개(?!월)|대|곳|회|권|장|종|병상|가지|군데)/u,
  ],
];

export type Bound = 'exact' | 'over' | 'under' | 'about' | 'nearly' | 'upTo';
export const boundPrefixes: [Bound, RegExp][] = [
  ['upTo', /(?:up to|as many as|bis zu|jusqu'à|hasta|最大|최대) ?$/i],
  [
    'over',
    /(?:(?:more|greater) than|over|above|exceeding|at least|upwards of|mehr als|über|mindestens|plus d[e'] ?|au moins|más de|al menos|少なくとも|최소) ?[$€£¥₩]?$/i,
  ],
  ['under', /(?:less than|fewer than|under|below|weniger als|unter|moins d[e'] ?|menos de) ?[$€£¥₩]?$/i],
  ['nearly', /(?:nearly|almost|close to|fast|knapp|nahezu|près d[e'] ?|presque|casi|cerca de|거의|ほぼ) ?[$€£¥₩]?$/i],
  [
    'about',
    /(?:about|around|approximately|roughly|some|circa|ca\.|~|rund|etwa|ungefähr|environ|alrededor de|unos|unas|aproximadamente|約|およそ|약|대략) ?[$€£¥₩]?$/i,
  ],
];
export const boundSuffixes: [Bound, RegExp][] = [
  ['over', /^(?:\+|(?: ?\p{Script=Han}| ?\p{Script=Hangul})? ?(?:以上|超|余り|강|이상|여(?= ?[명건개])|넘))/u],
  ['under', /^(?: ?\p{Script=Han}| ?\p{Script=Hangul})? ?(?:以下|未満|이하|미만)/u],
  ['nearly', /^(?: ?\p{Script=Han}| ?\p{Script=Hangul})? ?(?:近く|弱|가까이)/u],
];
