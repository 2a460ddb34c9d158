import { seniorResume } from '../../samples/senior/en';
import { accentColors, getContrastRatio, tintColor } from '../../templates/colors';
import { templateDesigns } from '../../templates/designs';
import { toPlainText } from '../../plain-text';
import type { Block, RowBlock } from '../../document-tree';
import { composeResume } from '../compose-resume';

const options = { language: 'en', pageSize: 'A4' } as const;
const sideColumnTemplateIds = templateDesigns.filter(({ sideColumn }) => sideColumn).map(({ id }) => id);
const isRow = (block: Block): block is RowBlock => block.type === 'row';

function listHeadingsByColumn(content: typeof seniorResume, templateId: string): { main: string[]; side: string[] } {
  const tree = composeResume(content, { ...options, templateId });
  const row = tree.blocks.find(isRow);
  const listHeadings = (blocks: Block[] = []) =>
    toPlainText({ ...tree, blocks })
      .split('\n')
      .filter((line) => /^(Summary|Experience|Skills|Languages|Achievements|Projects|Education)$/.test(line));
  const [main, side] = row?.cells.toSorted((a) => (a.width === '*' ? -1 : 1)) ?? [];
  return { main: listHeadings(main?.blocks), side: listHeadings(side?.blocks) };
}

describe.each(sideColumnTemplateIds)('%s', (templateId) => {
  it('puts short sections in the side column, one skill per line', () => {
    const { main, side } = listHeadingsByColumn(seniorResume, templateId);
    expect(main).toEqual(['Summary', 'Experience', 'Projects', 'Education']);
    expect(side).toEqual(['Skills', 'Languages', 'Achievements']);
    expect(toPlainText(composeResume(seniorResume, { ...options, templateId }))).toContain(
      'Practice\nDomain-driven design\nIncident response\nISO 27001\n',
    );
  });

  it('moves sections that do not fit on page 1 to the end of the main column', () => {
    const skills = Array.from(
      { length: 12 },
      (_, i) => `Group ${i}: Kafka, Flink, Kubernetes (EKS, GKE), Terraform, Go`,
    );
    const { main, side } = listHeadingsByColumn({ ...seniorResume, skills }, templateId);
    expect(main.at(-1)).toBe('Skills');
    expect(side).toEqual(['Languages', 'Achievements']);
    expect(toPlainText(composeResume({ ...seniorResume, skills }, { ...options, templateId }))).toContain(
      `\n${skills[3]}\n`,
    );
  });

  it('never splits a list inside brackets or blanks', () => {
    const content = { ...seniorResume, skills: ['Cloud: AWS (EC2, S3), [Tool, version], Go'] };
    const text = toPlainText(composeResume(content, { ...options, templateId }));
    expect(text).toContain('Cloud\nAWS (EC2, S3)\n[Tool, version]\nGo\n');
  });

  it('omits the side column if it has no content', () => {
    const { side } = listHeadingsByColumn({ ...seniorResume, skills: [], languages: [], achievements: [] }, templateId);
    expect(side).toEqual([]);
  });
});

it('keeps white text and the soft tint readable on every accent', () => {
  for (const design of templateDesigns.filter(({ band, sideColumn }) => band || sideColumn?.panel)) {
    for (const name of design.accents) {
      expect(getContrastRatio('#FFFFFF', accentColors[name])).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio(tintColor(accentColors[name], 0.18), accentColors[name])).toBeGreaterThanOrEqual(4.5);
      const panel = tintColor(accentColors[name], design.sideColumn?.panel?.tint ?? 0);
      expect(getContrastRatio(accentColors[name], panel)).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio('#4B515B', panel)).toBeGreaterThanOrEqual(4.5);
    }
  }
});
