/** Names of people who do it and of the work are the same: 看護師 and 看護職, 간호사 and 간호직. */
export const stemOf = (whole: string) =>
  whole.replace(/(?<=..)(?:担当者?|スタッフ|[師士員職者係]|담당자?|업무|[사원직자])$/u, '');
