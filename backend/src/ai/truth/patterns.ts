import type { Language } from '@shortlist/contracts/platform/languages';
import type { BlankLabel } from '../words';

/** Terms in which a digit is part of the name and not a claim about a person. */
export const namesWithDigits = [
  'B2B',
  'B2C',
  'D2C',
  'P2P',
  '2D',
  '3D',
  '5S',
  '24/7',
  '401(k)',
  'H.264',
  'HTML5',
  'CSS3',
  'ES6',
  'OAuth2',
  'OAuth 2.0',
  'IPv4',
  'IPv6',
  'HTTP/2',
  'S3',
  'EC2',
  'D3',
  'D3.js',
  'Web3',
  'Python 3',
  'Microsoft 365',
  'Office 365',
  'Dynamics 365',
  'Google Analytics 4',
  'GA4',
  'SAP S/4HANA',
  'S/4HANA',
  'Six Sigma',
  'two-way',
  'two-factor',
  'three-way',
  'four-eyes',
];

const cap = String.raw`\p{Lu}[\p{L}\p{M}&'’-]*`;
/** Start of a capitalized word, but not a later capital in it, which would repeat the same attempt. */
const start = String.raw`(?=\p{Lu})(?<!\p{Lu}[\p{L}\p{M}&'’-]{0,60})`;
const name = String.raw`${cap}(?:\s+(?:(?:of|de|du|des|del|la|der|für|and|y|et|und|&)\s+(?:the\s+)?)?${cap}){0,5}`;
const sure = (pattern: string) => new RegExp(pattern, 'gu');
const loose = (pattern: string) => new RegExp(pattern, 'giu');
/** Matches whole words. `\b` supports only ASCII letters. */
const word = (list: string) => String.raw`(?<![\p{L}\p{M}\p{N}_-])(?:${list})(?![\p{L}\p{M}\p{N}_])`;

export interface Pattern {
  label: BlankLabel;
  pattern: RegExp;
}

/** Contacts and dates in every language. Order matters: an address comes before the numbers in it. */
export const everywhere: Pattern[] = [
  { label: 'email', pattern: /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu },
  { label: 'company', pattern: /(?:https?:\/\/|www\.)\S+/giu },
  { label: 'phone', pattern: /\+?\p{Nd}[\p{Nd}\s().-]{7,}\p{Nd}/gu },
  { label: 'monthYear', pattern: /\p{Nd}{1,2}[/.]\p{Nd}{4}/gu },
  { label: 'monthYear', pattern: /(?:19|20)\p{Nd}{2}\s*[年년]\s*\p{Nd}{1,2}\s*[月월]/gu },
  {
    label: 'monthYear',
    pattern: loose(
      `${word('jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre')}\\.?,?\\s+(?:de\\s+)?(?:19|20)\\p{Nd}{2}`,
    ),
  },
  { label: 'year', pattern: /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/gu },
];

const company = sure(
  String.raw`${start}${name}\s+(?:Inc|LLC|Ltd|Limited|Corp|Corporation|GmbH|AG|SE|SA|S\.A\.|SL|SARL|SAS|PLC|Group|Hospital|Clinic|Bank|Partners|Technologies|Solutions)(?![\p{L}])\.?`,
);

export const facts: Record<Language, Pattern[]> = {
  en: [
    {
      label: 'school',
      pattern: sure(
        String.raw`${start}(?:${cap}\s+){1,4}(?:University|College|Institute|Academy|Polytechnic)(?:\s+of\s+${name})?|(?:University|College|Institute|School)\s+of\s+${name}`,
      ),
    },
    {
      label: 'degree',
      pattern: sure(
        String.raw`(?:Bachelor|Master|Doctor|Associate)(?:['’]s)?(?:\s+degree)?\s+(?:of|in)\s+${name}(?:\s+in\s+${name})?|(?:bachelor|master|associate)['’]s(?:\s+degree)?(?:\s+in\s+${name})?|${word('MBA|PhD|Ph\\.D\\.?|BSc|MSc|BSN|MSN|BEng|MEng|doctorate')}(?:\s+(?:in|from|of)\s+${name})?`,
      ),
    },
    {
      label: 'certificate',
      pattern: sure(
        String.raw`${word('[A-Z]{2,6}')}[\s-]certified|(?:[Cc]ertified|[Ll]icensed)\s+(?:in\s+|as\s+an?\s+)?${name}`,
      ),
    },
    { label: 'employer', pattern: company },
    {
      label: 'employer',
      pattern: sure(
        String.raw`(?=\p{Lu})(?<=\b(?:at|At|joined|Joined|joining|for\s+employers\s+like|worked\s+for|working\s+for)\s+(?:the\s+)?)${name}`,
      ),
    },
    {
      label: 'city',
      pattern: sure(
        String.raw`(?=\p{Lu})(?<=\b(?:in|near|from|around)\s+)${cap}(?:\s+${cap})?,\s*(?:[A-Z]{2}\b|${cap})|(?=\p{Lu})(?<=\b(?:based|located|living)\s+in\s+)${name}`,
      ),
    },
    {
      label: 'earlierTitle',
      pattern: sure(
        String.raw`${word('Chief|Head of|Director of|Vice President|VP of')}(?:\s+(?:of\s+)?${cap})+|(?=\p{Lu})(?<=\b(?:as|to)\s+(?:an?|the)\s+)${cap}(?:\s+${cap})+`,
      ),
    },
  ],
  es: [
    {
      label: 'school',
      pattern: sure(String.raw`(?:Universidad|Instituto|Escuela|Facultad)\s+(?:de\s+(?:la\s+)?)?${name}`),
    },
    {
      label: 'degree',
      pattern: sure(
        String.raw`(?:[Mm]áster|[Mm]aestría|[Ll]icenciatura|[Gg]rado|[Dd]octorado)\s+(?:oficial\s+|universitari[oa]\s+)?en\s+${name}`,
      ),
    },
    {
      label: 'degree',
      pattern: loose(word('licenciatura|licenciad[oa]|grado universitario|máster|maestría|doctorado|diplomatura|MBA')),
    },
    { label: 'employer', pattern: company },
    {
      label: 'employer',
      pattern: sure(
        String.raw`(?=\p{Lu})(?<=\b(?:empresa|compañía|incorporé\s+a|trabajé\s+en|trabajado\s+en|trabajar\s+en|[Ss]oci[oa]\s+de)\s+(?:la\s+)?)${name}`,
      ),
    },
  ],
  fr: [
    {
      label: 'school',
      pattern: sure(String.raw`(?:Université|École|Ecole|Institut|Lycée)\s+(?:de\s+(?:la\s+)?|des\s+|du\s+)?${name}`),
    },
    {
      label: 'degree',
      pattern: loose(
        word(
          "(?<!sous )licence(?= (?:en|de|d[’']|professionnelle))|master|maîtrise(?= (?:en|ès) )|doctorat|baccalauréat|BTS|DUT|MBA",
        ),
      ),
    },
    { label: 'employer', pattern: company },
    { label: 'employer', pattern: sure(String.raw`(?=\p{Lu})(?<=\b(?:chez|société|rejoint)\s+)${name}`) },
  ],
  de: [
    {
      label: 'school',
      pattern: sure(String.raw`(?:Universität|Hochschule|Fachhochschule|Technische\s+Universität)\s+${name}`),
    },
    {
      label: 'degree',
      pattern: sure(
        word(
          String.raw`Bachelor(?:abschluss)?(?:\s+of\s+${cap})?|Master(?:abschluss)?\s+of\s+${cap}|Masterabschluss|Diplom|Promotion|MBA|B\.\s?Sc\.|M\.\s?Sc\.`,
        ),
      ),
    },
    { label: 'employer', pattern: company },
    { label: 'employer', pattern: sure(String.raw`(?=\p{Lu})(?<=\b(?:bei|Bei)\s+(?:der\s+Firma\s+)?)${name}`) },
  ],
  ja: [
    {
      label: 'employer',
      pattern:
        /(?:株式会社|有限会社|合同会社)[\p{sc=Han}\p{sc=Katakana}\p{sc=Latin}ー・]+|(?<![\p{sc=Han}\p{sc=Katakana}\p{sc=Latin}ー・])[\p{sc=Han}\p{sc=Katakana}\p{sc=Latin}ー・]+(?:株式会社|有限会社)/gu,
    },
    { label: 'school', pattern: /[\p{sc=Han}\p{sc=Katakana}]{1,12}(?:大学院|大学|専門学校|高等学校)/gu },
    { label: 'degree', pattern: /学士|修士|博士(?:号)?|MBA/gu },
  ],
  ko: [
    { label: 'employer', pattern: /(?:주식회사|\(주\)|㈜)\s*[\p{L}\p{N}]+/gu },
    { label: 'school', pattern: /[\p{L}]{1,12}(?:대학원|대학교|고등학교)/gu },
    { label: 'degree', pattern: /학사(?! (?:지도|일정|관리|행정|상담|경고))|석사|박사|MBA/gu },
  ],
};
