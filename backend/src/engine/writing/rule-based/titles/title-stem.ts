/** Reduces names of the person, the work and the team to one stem: 看護師 and 看護職, 간호사 and 간호직, 법무팀 and 법무. */
export const stemTitle = (title: string) =>
  title.replace(/(?<=..)(?:担当者?|スタッフ|[師士員職者係]|팀?담당자?|업무|팀?(?:사원|팀?원|직원)|[사원직자팀])$/u, '');
