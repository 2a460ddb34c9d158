import type { Language } from '@shortlist/contracts/platform/languages';
import { isCharacterBased, canonicalizeText, stemWord } from '../../../language/text-processing';

/** Stop words, written without accents. */
const stopWords: Record<Exclude<Language, 'ja' | 'ko'>, string> = {
  en: `a about after again all also am an and another any anything are as at be been before being but by can could did do does
    doing don done for from get give go going good got had has have having he help her here hey hi his how i if in into
    is isn it its just know let like ll make may me mean might more most much must my myself need no not now of off ok
    okay on one only or other our out over own please possible put question re really s should so some somebody someone
    something still such t tell than thank thanks that the their them then there these they thing things this those to
    too try trying up us use used using very want wanted was way we well were what when where whether which while who
    whom why will wish with within wonder wondering won would yes yet you your yours explain understand found find yesterday today already ever always never often
    long own exactly
    actually happen happens guy guys hello dear quick`,
  de: `aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bin bis bitte bist
    da dabei damit dann das dass dazu dein deine dem den denn der des dich die dies diese diesem diesen dieser
    dieses dir doch dort du durch ein eine einem einen einer eines einfach einmal er es etwas euch euer eure fur ganz
    gar geht gern gerne gibt habe haben hab hallo hat hatte hatten hier hilfe ich ihm ihn ihnen ihr ihre ihrem ihren
    ihrer im in ins irgendwie ist ja jede jeder jetzt kann kannst kein keine keinen konnen konnte konnten machen mache
    macht man mal mehr mein meine meinem meinen meiner mich mir mit mochte muss mussen nach nein nichts noch nun
    nur ob oder passiert richtig schon sehr sein seine sich sie sind so soll sollte sollen uber um und uns unser
    unsere viel vom von vor brauche brauchen wann war warum was weiss welche welchen welcher welches wenn wer werde werden wie wieso wir
    wird wirklich wo wollen will worden wurde wurden zu zum zur danke frage guten tag moglich bedeutet bedeuten heisst gestern heute immer finde finden sagen sagt`,
  es: `a al algo alguien algun alguna algunas algunos aqui asi aun aunque ayuda bien bueno cada como con cual cuales
    cuando cuanto cuanta cuantos cuantas de del desde donde dos e el ella ellas ellos en entonces era es esa esas ese
    eso esos esta estan estar estas este esto estos estoy fue gracias ha haber hace hacer hago han hasta hay he hola hoy
    ir ja la las le les lo los mas me mi mientras mio mis mismo mucho muy nada ni no nos nosotros nuestra nuestro o os
    otra otro otros para pero pido por porque posible pregunta puede pueden puedo pues que quien quiero quisiera saber
    se sea ser si sido sobre solo son soy su sus tal tambien tan tener tengo ti tiene tienen todo todos todas toda
    tu tus un una unas uno unos usted ustedes va vale vamos voy y ya yo debo necesito podria puedes exactamente dia
    buenas buenos pasa sirve funciona significa decir dice ayer hoy sigo sigue encuentro`,
  fr: `a ai aide aider alors as au aucun aussi autre autres aux avec avez avoir avons bien bonjour c ca car ce cela celle
    celui ces cet cette ceux chez comme comment concernant d dans de des deux dois doit donc dont du elle elles en encore
    entre est et etaient etait etant etc ete etes etre eu eux faire fais fait faites faut fonctionne il ils j je jusqu
    l la le les leur leurs lui m ma mais me meme merci mes moi moins mon n ne ni non nos notre nous on ont or ou par parce
    peu peut peuvent peux plait plus possible pour pourquoi pourrais pouvez puis qu quand que quel quelle quelles
    quels qui quoi s sa savoir se sera ses si son sont souhaite suis sur t ta te tes toi ton tous tout toute toutes
    tres tu un une vais va veut veux voudrais vos votre vous y question besoin exactement passe dire dit signifie hier aujourd hui toujours trouve trouver`,
};
const stopWordSets = new Map(
  Object.entries(stopWords).map(([language, words]) => [language as Language, new Set(words.split(/\s+/))]),
);

/** Synonyms, written without accents. */
const synonyms: Partial<Record<Language, Record<string, string>>> = {
  en: {
    cv: 'resume',
    curriculum: 'resume',
    vitae: 'resume',
    colour: 'color',
    colours: 'color',
    grey: 'gray',
    greyed: 'gray',
    grayed: 'gray',
    big: 'large',
    login: 'sign',
    log: 'sign',
  },
  es: { cv: 'curriculum', curriculo: 'curriculum', mail: 'correo', email: 'correo', ai: 'ia', score: 'puntuacion' },
  fr: { curriculum: 'cv', vitae: 'cv', resume: 'cv', mail: 'email', courriel: 'email', ai: 'ia' },
  de: {
    cv: 'lebenslauf',
    vita: 'lebenslauf',
    account: 'konto',
    benutzerkonto: 'konto',
    ai: 'ki',
    mail: 'email',
    score: 'punktzahl',
    punkte: 'punktzahl',
  },
};

/** Checks only own properties, because "constructor" is a word like any other. */
function resolveSynonym(word: string, language: Language): string {
  const languageSynonyms = synonyms[language] ?? {};
  return (Object.hasOwn(languageSynonyms, word) && languageSynonyms[word]) || word;
}

const koreanStopWords =
  /^(?:어떻게|어떤|무엇|무슨|언제|어디|얼마나?|왜|어느|제|저|내|나|좀|것|수|거|방법|경우|때|안녕하세요|알려|싶어요|싶은데요?|싶습니다|있나요|있습니까|있어요|있는지|없나요|없어요|되나요|돼요|하나요|해요|주세요|해주세요|알고|대해|관해|인가요|무엇인가요|뭔가요|뭐예요|뭐죠|가능한가요|되는|하는|하려면|하고)(?:[은는이가을를에로도의와과만요])?$/u;
const koreanEndings =
  /(?<=\p{sc=Hangul}{2})(?:에서는|에서|으로|까지|부터|에게|한테|이나|보다|처럼|마다|[은는이가을를에로도의와과만]|하려면|하나요|되나요|인가요|할까요|합니까|됩니까|합니다|됩니다|하세요|해주세요|하고|하는|할|한|된|되는|됐어요|했어요|했는데요?|되었는데|했습니다|해요|돼요)$/u;
const japaneseQuestionWords =
  /どうすれば|どうやって|どのように|どこで|どれ|どの|どう|なぜ|いつ|いくら|何を|何が|何です|なに|ですか|ますか|ません(?:か)?|ください|下さい|でしょうか|教えて|知りたい|こと|もの|方法|場合|について|とは|出来|お願い/gu;

/** Lowercases text and removes accents. German "ä" and "ae" both become "a". */
function normalizeForSearch(text: string, language: Language): string {
  if (isCharacterBased(language)) return canonicalizeText(text).toLowerCase();
  const unaccentedText = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return language === 'de' ? unaccentedText.replace(/ß/g, 'ss').replace(/([aou])e/g, '$1') : unaccentedText;
}

/** Patterns of grammar that change what a question asks for. A match adds `term`. */
const grammarPatterns: Partial<Record<Language, { pattern: RegExp; term: string }[]>> = {
  ja: [
    { pattern: /(?:でき|出来|れ|え|け|め|せ)(?:ません|ない|なく)/u, term: 'cannot' },
    { pattern: /(?:何|なに)が?(?:でき|出来)|できること/u, term: 'what is possible' },
    { pattern: /なし|せずに|しないで/u, term: 'without' },
  ],
  ko: [
    { pattern: /안 ?(?:돼|되|됩|나|와|열|보)|못 ?(?:하|해|찾|열|받)|수 없/u, term: 'cannot' },
    { pattern: /없이/u, term: 'without' },
  ],
};

function listCharacterBigrams(run: string): string[] {
  const letters = [...run];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** Returns the distinct search terms of a text: word stems, plus character pairs in Japanese and Korean. */
export function extractSearchTerms(text: string, language: Language): string[] {
  const plain = normalizeForSearch(text, language);
  const words = (plain.match(/[\p{sc=Latin}\p{N}]+/gu) ?? [])
    .filter((word) => (word.length > 1 || /\p{N}/u.test(word)) && !stopWordSets.get(language)?.has(word))
    .map((word) => stemWord(resolveSynonym(word, language), language));
  if (language === 'ko') {
    const runs = (plain.match(/\p{sc=Hangul}{2,}/gu) ?? []).filter((run) => !koreanStopWords.test(run));
    words.push(...runs.flatMap((run) => listCharacterBigrams(run.replace(koreanEndings, ''))));
  }
  if (language === 'ja') {
    const content = plain.replace(japaneseQuestionWords, ' ');
    // A katakana word is one term. A single kanji can mean as much as a word: 消す, 払う.
    words.push(...(content.match(/[\p{sc=Katakana}ー]{2,}/gu) ?? []));
    for (const run of content.match(/[\p{sc=Han}々]+/gu) ?? []) words.push(...listCharacterBigrams(run), ...run);
  }
  for (const { pattern, term } of grammarPatterns[language] ?? []) if (pattern.test(plain)) words.push(term);
  return [...new Set(words)];
}
