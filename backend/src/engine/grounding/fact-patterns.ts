import type { Language } from '@shortlist/contracts/platform/languages';
import { monthNamePattern } from '@shortlist/documents/i18n/parse-date';
import type { BlankKey } from '../writing/messages';

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

const capitalizedWord = String.raw`\p{Lu}[\p{L}\p{M}&'’-]*`;
/** Start of a capitalized word. Skips later capitals of the word, where matching would repeat a failed attempt. */
const nameStart = String.raw`(?=\p{Lu})(?<!\p{Lu}[\p{L}\p{M}&'’-]{0,60})`;
const capitalizedName = String.raw`${capitalizedWord}(?:\s+(?:(?:of|de|du|des|del|la|der|für|and|y|et|und|&)\s+(?:the\s+)?)?${capitalizedWord}){0,5}`;
const caseSensitive = (pattern: string) => new RegExp(pattern, 'gu');
const caseInsensitive = (pattern: string) => new RegExp(pattern, 'giu');
/** Matches whole words. `\b` supports only ASCII letters. */
const wholeWord = (list: string) => String.raw`(?<![\p{L}\p{M}\p{N}_-])(?:${list})(?![\p{L}\p{M}\p{N}_])`;

export interface FactPattern {
  label: BlankKey;
  pattern: RegExp;
}

/** Contacts and dates in every language. Order matters: an email address comes before the numbers in it. */
export const universalPatterns: FactPattern[] = [
  { label: 'email', pattern: /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu },
  { label: 'company', pattern: /(?:https?:\/\/|www\.)\S+/giu },
  { label: 'phone', pattern: /\+?\p{Nd}[\p{Nd}\s().-]{7,}\p{Nd}/gu },
  { label: 'monthYear', pattern: /\p{Nd}{1,2}[/.]\p{Nd}{4}/gu },
  { label: 'monthYear', pattern: /(?:19|20)\p{Nd}{2}\s*[年년]\s*\p{Nd}{1,2}\s*[月월]/gu },
  {
    label: 'monthYear',
    pattern: caseInsensitive(`${wholeWord(monthNamePattern)}\\.?,?\\s+(?:de\\s+)?(?:19|20)\\p{Nd}{2}`),
  },
  { label: 'year', pattern: /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/gu },
];

const companyPattern = caseSensitive(
  String.raw`${nameStart}${capitalizedName}\s+(?:Inc|LLC|Ltd|Limited|Corp|Corporation|GmbH|AG|SE|SA|S\.A\.|SL|SARL|SAS|PLC|Group|Hospital|Clinic|Bank|Partners|Technologies|Solutions)(?![\p{L}])\.?`,
);

export const factPatterns: Record<Language, FactPattern[]> = {
  en: [
    {
      label: 'school',
      pattern: caseSensitive(
        String.raw`${nameStart}(?:${capitalizedWord}\s+){1,4}(?:University|College|Institute|Academy|Polytechnic)(?:\s+of\s+${capitalizedName})?|(?:University|College|Institute|School)\s+of\s+${capitalizedName}`,
      ),
    },
    {
      label: 'degree',
      pattern: caseSensitive(
        String.raw`(?:Bachelor|Master|Doctor|Associate)(?:['’]s)?(?:\s+degree)?\s+(?:of|in)\s+${capitalizedName}(?:\s+in\s+${capitalizedName})?|(?:bachelor|master|associate)['’]s(?:\s+degree)?(?:\s+in\s+${capitalizedName})?|${wholeWord('MBA|PhD|Ph\\.D\\.?|BSc|MSc|BSN|MSN|BEng|MEng|doctorate')}(?:\s+(?:in|from|of)\s+${capitalizedName})?`,
      ),
    },
    {
      label: 'certificate',
      pattern: caseSensitive(
        String.raw`${wholeWord('[A-Z]{2,6}')}[\s-]certified|(?:[Cc]ertified|[Ll]icensed)\s+(?:in\s+|as\s+an?\s+)?${capitalizedName}`,
      ),
    },
    { label: 'employer', pattern: companyPattern },
    {
      label: 'employer',
      pattern: caseSensitive(
        String.raw`(?=\p{Lu})(?<=\b(?:at|At|joined|Joined|joining|for\s+employers\s+like|worked\s+for|working\s+for)\s+(?:the\s+)?)${capitalizedName}`,
      ),
    },
    {
      label: 'city',
      pattern: caseSensitive(
        String.raw`(?=\p{Lu})(?<=\b(?:in|near|from|around)\s+)${capitalizedWord}(?:\s+${capitalizedWord})?,\s*(?:[A-Z]{2}\b|${capitalizedWord})|(?=\p{Lu})(?<=\b(?:based|located|living)\s+in\s+)${capitalizedName}`,
      ),
    },
    {
      label: 'earlierTitle',
      pattern: caseSensitive(
        String.raw`${wholeWord('Chief|Head of|Director of|Vice President|VP of')}(?:\s+(?:of\s+)?${capitalizedWord})+|(?=\p{Lu})(?<=\b(?:as|to)\s+(?:an?|the)\s+)${capitalizedWord}(?:\s+${capitalizedWord})+`,
      ),
    },
  ],
  es: [
    {
      label: 'school',
      pattern: caseSensitive(
        String.raw`(?:Universidad|Instituto|Escuela|Facultad)\s+(?:de\s+(?:la\s+)?)?${capitalizedName}`,
      ),
    },
    {
      label: 'degree',
      pattern: caseSensitive(
        String.raw`(?:[Mm]áster|[Mm]aestría|[Ll]icenciatura|[Gg]rado|[Dd]octorado)\s+(?:oficial\s+|universitari[oa]\s+)?en\s+${capitalizedName}`,
      ),
    },
    {
      label: 'degree',
      pattern: caseInsensitive(
        wholeWord('licenciatura|licenciad[oa]|grado universitario|máster|maestría|doctorado|diplomatura|MBA'),
      ),
    },
    { label: 'employer', pattern: companyPattern },
    {
      label: 'employer',
      pattern: caseSensitive(
        String.raw`(?=\p{Lu})(?<=\b(?:empresa|compañía|incorporé\s+a|trabajé\s+en|trabajado\s+en|trabajar\s+en|[Ss]oci[oa]\s+de)\s+(?:la\s+)?)${capitalizedName}`,
      ),
    },
  ],
  fr: [
    {
      label: 'school',
      pattern: caseSensitive(
        String.raw`(?:Université|École|Ecole|Institut|Lycée)\s+(?:de\s+(?:la\s+)?|des\s+|du\s+)?${capitalizedName}`,
      ),
    },
    {
      label: 'degree',
      pattern: caseInsensitive(
        wholeWord(
          "(?<!sous )licence(?= (?:en|de|d[’']|professionnelle))|master|maîtrise(?= (?:en|ès) )|doctorat|baccalauréat|BTS|DUT|MBA",
        ),
      ),
    },
    { label: 'employer', pattern: companyPattern },
    {
      label: 'employer',
      pattern: caseSensitive(String.raw`(?=\p{Lu})(?<=\b(?:chez|société|rejoint)\s+)${capitalizedName}`),
    },
  ],
  de: [
    {
      label: 'school',
      pattern: caseSensitive(
        String.raw`(?:Universität|Hochschule|Fachhochschule|Technische\s+Universität)\s+${capitalizedName}`,
      ),
    },
    {
      label: 'degree',
      pattern: caseSensitive(
        wholeWord(
          String.raw`Bachelor(?:abschluss)?(?:\s+of\s+${capitalizedWord})?|Master(?:abschluss)?\s+of\s+${capitalizedWord}|Masterabschluss|Diplom|Promotion|MBA|B\.\s?Sc\.|M\.\s?Sc\.`,
        ),
      ),
    },
    { label: 'employer', pattern: companyPattern },
    {
      label: 'employer',
      pattern: caseSensitive(String.raw`(?=\p{Lu})(?<=\b(?:bei|Bei)\s+(?:der\s+Firma\s+)?)${capitalizedName}`),
    },
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
