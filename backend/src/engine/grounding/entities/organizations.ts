import type { Language } from '@shortlist/contracts/platform/languages';
import { factPatterns } from '../fact-patterns';
import type { NameMention } from './new-names';

const japaneseName =
  '(?<![\\p{Script=Han}\\p{Script=Katakana}A-Za-z0-9ー・])[\\p{Script=Han}\\p{Script=Katakana}A-Za-z0-9ー・]{2,}';
const koreanName = '(?<![\\p{Script=Hangul}A-Za-z0-9])[\\p{Script=Hangul}A-Za-z0-9]{2,}';

const suffixPatterns: Partial<Record<Language, [NameMention['kind'], RegExp][]>> = {
  ja: [
    [
      'employer',
      new RegExp(
        `(?:${japaneseName}(?:(?<!会)社(?![員内会外])|銀行|証券|商事|製作所|病院|医院|ホールディングス|グループ|新聞社|研究所))`,
        'gu',
      ),
    ],
    [
      'employer',
      new RegExp(
        `${japaneseName}(?=出身|(?:に|で)勤務(?!ごと|中|地|表|時)|に在籍|に入社|から転職|での勤務|在職中)`,
        'gu',
      ),
    ],
    ['school', new RegExp(`${japaneseName}(?:大学院|大学|専門学校|高等学校|高校)`, 'gu')],
    ['place', /[\p{Script=Han}\p{Script=Katakana}ー]{2,6}(?:支店|支社|営業所)/gu],
  ],
  ko: [
    ['employer', new RegExp(`${koreanName}(?:병원|은행|전자|그룹|증권|물산|의료원|홀딩스|연구소)`, 'gu')],
    ['employer', new RegExp(`${koreanName}(?= ?출신|에 입사|에 재직|에서 (?:근무|재직|일(?=하|했|한)))`, 'gu')],
    ['school', new RegExp(`${koreanName}(?:대학교|대학원|고등학교|대학(?!생))`, 'gu')],
    ['place', new RegExp(`${koreanName}(?:지점|지사|영업소)`, 'gu')],
  ],
};

const genericNames =
  /^(?:入退|総合|大学|市民|急性期|一般|当|同|各|他|自|貴|御|弊|本|地域|公立|私立|大手|同業他|複数|取引先|関連|外資系|有名|民間|救急|종합|대학|일반|해당|귀|당|타|대형|시중|지역|민간|공공|여러|주요|현장|외래|응급실|병동|팀|회사|부서|기업|국내|해외|본사|매장)+(?:社|銀行|病院|医院|グループ|大学|大学院|研究所|支店|支社|工場|병원|은행|그룹|대학교?|대학원|연구소|지점|지사|공장)?$/u;

/** Matches 주식회사 (Inc.) with only a particle after it. The company name then stands before the match. */
const companyWordWithoutName = /^(?:주식회사|\(주\)|㈜)\s*(?:에서|에|의|는|은|이|가|을|를|와|과|로|으로)?(?:는|도)?$/u;

const leadingWords = /^(?:At|In|From|For|With|The|Bei|Beim|An der|Chez|À|Au|Aux|En|Con|El|La|Le)\s+/u;

/**
 * Finds employers, schools and places by the words around them. `isInSource` returns whether the source contains these
 * exact words.
 */
export function findOrganizations(
  text: string,
  language: Language,
  isInSource: (name: string) => boolean,
): NameMention[] {
  const mentions: NameMention[] = [];
  const addMention = (kind: NameMention['kind'], start: number, phrase: string) => {
    const name = phrase.replace(/(?<![\s.,])[\s.,]+$|(?<!\s)\s+(?:I|We|My)$/u, '');
    if (companyWordWithoutName.test(name)) return;
    const end = start + name.length;
    const plainName = name
      .replace(/^(?:㈜|\(주\))\s*/u, '')
      .replace(/(?<=\p{Script=Hangul}{3})(?:에서|의|은|는|이|가|을|를|에|과|와)$/u, '');
    const parts = plainName.replace(leadingWords, '').split(/(?<!\s)\s+(?:and|und|et|y|e|&)\s+/u);
    if (name.length < 2 || genericNames.test(name) || isInSource(plainName) || parts.every(isInSource)) return;
    if (!mentions.some((other) => other.start < end && start < other.end))
      mentions.push({ start, end, text: name, kind });
  };
  for (const { label, pattern } of factPatterns[language]) {
    const kind = label === 'city' ? 'place' : label === 'employer' || label === 'school' ? label : undefined;
    if (!kind) continue;
    for (const match of text.matchAll(pattern)) {
      // In German, "bei" may precede any noun. `new-names.ts` distinguishes names from other nouns.
      if (language === 'de' && kind === 'employer' && /\bbei\s+(?:der\s+Firma\s+)?$/iu.test(text.slice(0, match.index)))
        continue;
      addMention(kind, match.index, match[0]);
    }
  }
  for (const [kind, pattern] of suffixPatterns[language] ?? [])
    for (const match of text.matchAll(pattern)) addMention(kind, match.index, match[0]);
  return mentions;
}
