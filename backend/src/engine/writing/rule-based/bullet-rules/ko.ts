import { createReplaceRule, type BulletRule } from './bullet-rule';

export const koreanBulletRules: BulletRule[] = [
  createReplaceRule('first_person', /^(?:저는|제가|저희(?:는|가)?|나는)\s+/u, ''),
  createReplaceRule(
    'stock_phrase',
    /(?:책임감(?:을 (?:가지고|갖고)|\s?있게)|열정(?:을 가지고|적으로)|최선을 다해|적극적인 자세로|성실하게|주도적인 자세로|긍정적인 마인드로)\s*/gu,
    '',
  ),
  createReplaceRule('filler', /(?:다양한|여러 가지|각종|매우|아주|열심히|성공적으로|원활하게)\s+/gu, ''),
  createReplaceRule('filler', /할 수 있었(습니다|음)/gu, (_, end) => (end === '음' ? '함' : '했습니다')),
  // In Korean, the phrase that counts as a weak opening is at the end of the bullet, with the verb.
  createReplaceRule(
    'weak_opening',
    /(?:(?<!\s)\s+)?업무(?:를|의)?\s*(?:담당|맡음|책임)(?:함|했습니다|하였습니다|하였음)?\.?$/u,
    ' 업무 수행',
  ),
  createReplaceRule(
    'weak_opening',
    /(?:(?<!\s)\s+)?(?:[을를]\s*)?(?:담당|책임)(?:함|했습니다|하였습니다)?\.?$/u,
    ' 수행',
  ),
  createReplaceRule('weak_opening', /(?:(?<!\s)\s+)?등(?:의)?(?: 업무)?(?:를|을)?\s*(?:담당|수행)?\.?$/u, ' 수행'),
  createReplaceRule(
    'add_number',
    /^(신입 사원|신규 직원|팀원|후배|고객|환자|학생|수강생|이용자)(?:을|를|의)?\s+(?=(?:교육|지도|관리|상담|응대|지원|육성|간호))/u,
    '$1 [숫자]명 ',
  ),
  createReplaceRule(
    'add_number',
    /^(문의|민원|주문|계약|청구서|프로젝트)(?:을|를|의)?\s+(?=(?:처리|관리|응대|대응|검토|수행))/u,
    '$1 [숫자]건 ',
  ),
];
