import { isCatchAllDuty } from './catch-all-duty';

it.each([
  ['en', 'Various other duties as assigned'],
  ['en', 'Performed other tasks as needed.'],
  ['de', 'verschiedene Büroarbeiten'],
  ['de', 'Sonstige anfallende Tätigkeiten'],
  ['es', 'Otras tareas administrativas'],
  ['fr', 'Autres tâches confiées'],
  ['ja', 'その他付随業務'],
  ['ko', '기타 사무 업무'],
] as const)('recognizes in %s: %s', (language, bullet) => {
  expect(isCatchAllDuty(bullet, language)).toBe(true);
});

it.each([
  ['en', 'Helped with scheduling and other tasks as needed'],
  ['en', 'Various repairs of pumps'],
  ['de', 'Verschiedene Schweißarbeiten an Druckbehältern'],
  ['ja', '受発注業務を担当'],
] as const)('keeps in %s: %s', (language, bullet) => {
  expect(isCatchAllDuty(bullet, language)).toBe(false);
});
