import { senior } from '../../samples/senior';
import { accents, contrast, tint } from '../../templates/colours';
import { designs } from '../../templates/designs';
import { toText } from '../../text';
import type { Block, RowBlock } from '../../tree';
import { composeResume } from '../resume';

const options = { language: 'en', pageSize: 'A4' } as const;
const withSide = designs.filter(({ side }) => side).map(({ id }) => id);
const isColumns = (block: Block): block is RowBlock => block.type === 'row';

function headings(content: typeof senior, templateId: string): { main: string[]; side: string[] } {
  const tree = composeResume(content, { ...options, templateId });
  const row = tree.blocks.find(isColumns);
  const read = (blocks: Block[] = []) =>
    toText({ ...tree, blocks })
      .split('\n')
      .filter((line) => /^(Summary|Experience|Skills|Languages|Achievements|Projects|Education)$/.test(line));
  const [main, side] = row?.cells.toSorted((a) => (a.width === '*' ? -1 : 1)) ?? [];
  return { main: read(main?.blocks), side: read(side?.blocks) };
}

describe.each(withSide)('%s', (templateId) => {
  it('has short sections in its side column, one skill per line', () => {
    const { main, side } = headings(senior, templateId);
    expect(main).toEqual(['Summary', 'Experience', 'Projects', 'Education']);
    expect(side).toEqual(['Skills', 'Languages', 'Achievements']);
    expect(toText(composeResume(senior, { ...options, templateId }))).toContain(
      'Practice\nDomain-driven design\nIncident response\nISO 27001\n',
    );
  });

  it("moves sections that do not fit beside page 1 whole to the end of the main column, in that column's layout", () => {
    const skills = Array.from(
      { length: 12 },
      (_, i) => `Group ${i}: Kafka, Flink, Kubernetes (EKS, GKE), Terraform, Go`,
    );
    const { main, side } = headings({ ...senior, skills }, templateId);
    expect(main.at(-1)).toBe('Skills');
    expect(side).toEqual(['Languages', 'Achievements']);
    expect(toText(composeResume({ ...senior, skills }, { ...options, templateId }))).toContain(`\n${skills[3]}\n`);
  });

  it('keeps brackets and blanks of a list whole', () => {
    const content = { ...senior, skills: ['Cloud: AWS (EC2, S3), [Tool, version], Go'] };
    const text = toText(composeResume(content, { ...options, templateId }));
    expect(text).toContain('Cloud\nAWS (EC2, S3)\n[Tool, version]\nGo\n');
  });

  it('omits the side column if it has no content', () => {
    const { side } = headings({ ...senior, skills: [], languages: [], achievements: [] }, templateId);
    expect(side).toEqual([]);
  });
});

it('keeps white text and the soft tint readable on every accent', () => {
  for (const design of designs.filter(({ band, side }) => band || side?.panel)) {
    for (const name of design.accents) {
      expect(contrast('#FFFFFF', accents[name])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tint(accents[name], 0.18), accents[name])).toBeGreaterThanOrEqual(4.5);
      const panel = tint(accents[name], design.side?.panel?.tint ?? 0);
      expect(contrast(accents[name], panel)).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#4B515B', panel)).toBeGreaterThanOrEqual(4.5);
    }
  }
});
