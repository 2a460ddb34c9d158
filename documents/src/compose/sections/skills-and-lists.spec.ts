import type { Language } from '@shortlist/contracts/platform/languages';
import { juniorResume } from '../../samples/junior/en';
import { templateDesigns } from '../../templates/designs';
import { toPlainText } from '../../plain-text';
import { composeResume } from '../compose-resume';

const listSkillLines = (language: Language, skills: string[]) =>
  templateDesigns
    .filter(({ sideColumn }) => !sideColumn)
    .map(({ id: templateId }) => {
      const text = toPlainText(composeResume({ ...juniorResume, skills }, { templateId, language, pageSize: 'A4' }));
      return text.split('\n').find((line) => line.includes('Flask')) ?? '';
    });

it.each([
  ['ja', 'SQL、1,000行のPython（Flask、Django）、[ツール, 版]、R'],
  ['ko', 'SQL, 1,000行のPython（Flask, Django）, [ツール, 版], R'],
  ['en', 'SQL, 1,000行のPython（Flask, Django）, [ツール, 版], R'],
] as const)('prints a skill group with the commas of %s', (language, line) => {
  for (const list of [
    'SQL, 1,000行のPython（Flask, Django）, [ツール, 版], R',
    'SQL、1,000行のPython（Flask，Django）、[ツール, 版]， R',
  ])
    for (const text of listSkillLines(language, [`Tools: ${list}`])) expect(text).toContain(line);
});
