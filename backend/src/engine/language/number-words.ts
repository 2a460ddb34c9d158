import type { Language } from '@shortlist/contracts/platform/languages';

const parseNumberTable = (lines: string) =>
  Object.fromEntries(
    lines
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('='))
      .flatMap(([names = '', value]) => names.split('|').map((name) => [name, Number(value)])),
  ) as Record<string, number>;

const english =
  parseNumberTable(`zero=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13
  fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty|fourty=40 fifty=50 sixty=60
  seventy=70 eighty=80 ninety=90 twice=2 thrice=3`);
const spanish =
  parseNumberTable(`cero=0 un|uno|una=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13
  catorce=14 quince=15 dieciséis|dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiuno|veintiún|veintiuna=21
  veintidós|veintidos=22 veintitrés|veintitres=23 veinticuatro=24 veinticinco=25 veintiséis|veintiseis=26 veintisiete=27
  veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien|ciento=100
  doscientos|doscientas=200 trescientos|trescientas=300 cuatrocientos|cuatrocientas=400 quinientos|quinientas=500
  seiscientos|seiscientas=600 setecientos|setecientas=700 ochocientos|ochocientas=800 novecientos|novecientas=900`);
const french =
  parseNumberTable(`zéro=0 un|une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13
  quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 septante=70 quatre-vingt|quatre-vingts=80
  huitante|octante=80 nonante=90`);

const german =
  parseNumberTable(`ein|eins|eine|einen|einem|einer=1 zwei|zwo=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11
  zwölf=12 dreizehn=13 vierzehn=14 fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreißig|dreissig=30
  vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90`);

/** Values of lowercase number words. German compounds are not listed. */
export const numberWords = { en: english, es: spanish, fr: french, de: german };

/** Returns whether a word is a number in digits or, in English, Spanish, French and German, in letters. */
export const isNumber = (word: string, language: Language) =>
  /^\p{N}+$/u.test(word) ||
  ((language === 'en' || language === 'es' || language === 'fr' || language === 'de') &&
    word.toLowerCase() in numberWords[language]);
