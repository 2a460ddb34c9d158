import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { seniorResume } from '@shortlist/documents/samples/senior/en';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { parseFile } from '../../file-reader/parse-file';
import { renderPdf } from './render-pdf';

/** Lines as parsers based on pdf.js see them: text items in file order, up to one that ends a line or its page. */
async function readParserLines(templateId: string): Promise<string[][]> {
  const tree = composeResume(seniorResume, { templateId, language: 'en', pageSize: 'Letter' });
  const { pages } = await parseFile(renderPdf(tree));
  const lines: string[][] = [[]];
  for (const { items } of pages)
    for (const [i, { text, endsLine }] of items.entries()) {
      if (text.trim()) lines.at(-1)?.push(text.trim());
      if (endsLine || i === items.length - 1) lines.push([]);
    }
  return lines;
}

describe.each(templateDesigns.map(({ id }) => id))('%s, read by a parser', (templateId) => {
  let lines: string[][];
  beforeAll(async () => {
    lines = await readParserLines(templateId);
  });

  it('puts the name (in its original case), the headline and each heading on separate lines', () => {
    expect(lines).toContainEqual(['Ines Calloway']);
    expect(lines).toContainEqual([seniorResume.personalInfo.headline]);
    for (const heading of ['Summary', 'Experience', 'Skills', 'Projects', 'Education', 'Achievements', 'Languages'])
      expect(lines.map((line) => line.join('|').toLowerCase())).toContain(heading.toLowerCase());
  });

  it('has dates, places and names of skill groups in one piece', () => {
    const items = lines.flat();
    expect(items).toEqual(expect.arrayContaining(['Mar 2020 – Present', 'Bristol, UK', 'Northwater Energy']));
    for (const skill of seniorResume.skills)
      expect(items.some((item) => item.startsWith(skill.split(':')[0] ?? ''))).toBe(true);
  });

  it('has the jobs in one piece, across pages', () => {
    const findLine = (text: string) => lines.findIndex((line) => line.includes(text));
    const jobs = lines.slice(findLine('Northwater Energy'), findLine('Brightwell Systems')).flat().join(' ');
    expect(jobs).not.toMatch(/Kafka|Portuguese|StreamCon/);
  });
});
