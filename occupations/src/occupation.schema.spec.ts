import { getIndustryOccupations } from './get-occupations';
import { type IndustryOccupations, industryOccupationsSchema } from './occupation.schema';

function listFaults(change: (occupation: IndustryOccupations['general'], content: object) => void): string[] {
  const content = structuredClone(getIndustryOccupations('en', 'Healthcare'));
  change(content.general, content);
  return industryOccupationsSchema.safeParse(content).error?.issues.map(({ message }) => message) ?? [];
}

it('accepts an industry', () => {
  expect(listFaults(() => undefined)).toEqual([]);
});

it.each<[name: string, change: Parameters<typeof listFaults>[0], fault: RegExp]>([
  ['another industry', (_, content) => Object.assign(content, { industry: 'Piracy' }), /Invalid option/],
  ['an unknown key in a file', (_, content) => Object.assign(content, { notes: '' }), /Unrecognized key: "notes"/],
  ['an unknown key', (occupation) => Object.assign(occupation, { alias: [] }), /Unrecognized key: "alias"/],
  ['an unknown key in a letter', ({ letter }) => Object.assign(letter, { closing: '' }), /Unrecognized key: "closing"/],
  ['a missing key', (occupation) => Reflect.deleteProperty(occupation, 'tools'), /expected array/],
  [
    'a string instead of a list of names',
    (occupation) => Object.assign(occupation, { tools: 'Epic, Excel' }),
    /expected array/,
  ],
  ['an id with capitals', (occupation) => (occupation.id = 'Nurse'), /must match pattern/],
  ['several names in one item', ({ tools }) => (tools[0] = 'Epic, Excel'), /no comma/],
  ['a blank in a name', ({ terms }) => (terms[0] = '[number] patients'), /no comma, bracket/],
  ['a space after a name', ({ terms }) => (terms[0] += ' '), /outer space/],
  ['a capital in an alias', ({ aliases }) => aliases.push('RN'), /lower case/],
  ['a false flag', (occupation) => Object.assign(occupation, { isIndustrySpecific: false }), /expected true/],
  ['nine terms', ({ terms }) => terms.pop(), /exactly 10 items/],
  ['too many tools', ({ tools }) => tools.push('a', 'b', 'c', 'd', 'e', 'f'), /12 to 16/],
  ['a duplicate term', ({ terms }) => (terms[1] = terms[0]!.toUpperCase()), /occurs twice/],
  ['a summary with one sentence', ({ summary }) => summary.pop(), /exactly 2 items/],
  ['a summary without a title', ({ summary }) => (summary[0] = 'Nurse.'), /must contain \{title\}/],
  ['a summary with two titles', ({ summary }) => (summary[1] = '{title}.'), /only the first sentence/],
  ['seven duties', ({ duties }) => duties.splice(1, 1), /exactly 8 items/],
  ['three duties with a blank', ({ duties }) => replaceBlanks(duties), /4 of 8 must have a blank/],
  ['two past duties with a blank', ({ pastDuties }) => replaceBlanks(pastDuties), /3 of 6 must have a blank/],
  ['a duplicate bullet', ({ duties }) => (duties[1] = duties[0]!), /a bullet occurs twice/],
  ['a digit', ({ duties }) => (duties[0] += ' 5'), /a digit/],
  ['an open bracket', ({ duties }) => (duties[0] += '['), /a bracket/],
  ['two lines', ({ duties }) => (duties[0] += '\nMore.'), /one line/],
  ['a blank in the opening', ({ letter }) => (letter.opening += ' [number]'), /no blank/],
  ['an achievement without a blank', ({ letter }) => (letter.achievement = 'Did it.'), /blanks for an employer/],
])('rejects %s', (_name, change, fault) => {
  expect(listFaults(change).join('\n')).toMatch(fault);
});

function replaceBlanks(bullets: string[]): void {
  const index = bullets.findIndex((bullet) => bullet.includes('['));
  bullets[index] = bullets[index]!.replace(/\[.+\]/, 'several');
}
