import { createEndPattern } from './pattern';

/** Endings that name a position, a quality or a thing. "…을 담당" states an action, but "고객 관리 담당" is a role. */
const nonActionEndings = createEndPattern(
  `(?<![을를] )담당|(?<![을를] )책임|업무|전반|등|사항|역할|담당자|책임자|담당임|책임자임|[가-힣]팀|[조팀반점실부과]장|팀원|(?:사무|생산|영업|연구|관리|기술|전문|계약|정규)직|(?:책임|자신|친밀|유대)감|직원|사원|매니저|리더|부서|부문|
  경험|경력|경험 있음|지식|능력|역량|보유|가능|자신|자세|태도|성격|마인드|열정|우수|탁월|뛰어남|능숙|
  (?:성실|꼼꼼|원만|친절|능숙|우수|탁월|활발|유연|긍정적|적극적)(?:함|임|합니다)|좋음|있음|있습니다|입니다|이다`,
);

const actionEndings = createEndPattern(
  `함|음|됨|임|킴|줌|옴|옮김|만듦|늘림|줄임|높임|낮춤|맡음|[가-힣]ㅁ|기|니다|했다|였다|었다|았다|한다|[가-힣]{2}`,
);

export const isKoreanAction = (bullet: string): boolean => !nonActionEndings.test(bullet) && actionEndings.test(bullet);
