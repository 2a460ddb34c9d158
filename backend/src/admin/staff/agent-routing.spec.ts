import { findAgentForTask } from './agent-routing';

it.each([
  ['Why is the API so slow since the last deploy?', 'developer'],
  ['Draft a campaign for nurses, with SEO headlines', 'marketing'],
  ['A customer asks for a refund, write the reply', 'customer-success'],
  ['Are we within the budget, and what is the margin?', 'business-ops'],
  ['Summarize what is due today and set priorities', 'admin'],
  ['¿Cuál es el presupuesto y el gasto de este mes?', 'business-ops'],
  ['Un utilisateur demande un remboursement', 'customer-success'],
  ['Der Server meldet Fehler in der Datenbank', 'developer'],
  ['新しい広告キャンペーンを考えてください', 'marketing'],
  ['오늘 회의 일정을 정리해 주세요', 'admin'],
])('assigns “%s” to %s', (task, agentId) => {
  expect(findAgentForTask(task)).toBe(agentId);
});

it('returns undefined when no agent matches or two match equally well', () => {
  expect(findAgentForTask('Hello')).toBeUndefined();
  expect(findAgentForTask('The customer and the server')).toBeUndefined();
});
