import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { splitBlanks } from '../../blanks';
import type { Block, Run } from '../../tree';
import { splitOutsideBrackets } from '../../words/split-list';
import { besideGutter, bullets, onOneBaseline, paragraph, stack, text } from '../blocks';
import { join, type Field } from '../runs';
import type { Setting } from '../setting';

export interface SkillGroup {
  /** Empty for ungrouped skills. */
  label: Run[];
  values: Run[];
}

/** "Group: a, b" forms a group. All other skills form one flat list, which comes first. */
export function skillGroups(setting: Setting, field: Field, skills: string[]): SkillGroup[] {
  const { comma } = setting.words;
  // People and imported files use commas of any language.
  const show = (text: string) => text.replace(/, +|[、，] */g, comma);
  const flat: Run[][] = [];
  const groups: SkillGroup[] = [];
  for (const [index, skill] of skills.entries()) {
    const path = `skills.${index}`;
    const [, label, values] = /^([^:：[\]]{1,40})(?::\s+|：\s*)(.+)$/s.exec(skill.trim()) ?? [];
    if (label === undefined || values === undefined) flat.push(field(path, skill));
    else {
      const firstBlank = splitBlanks(label).filter((piece) => piece.label !== undefined).length;
      groups.push({ label: field(path, label), values: field(path, values, { firstBlank, show }) });
    }
  }
  const listed = join(flat, comma);
  return listed.length > 0 ? [{ label: [], values: listed }, ...groups] : groups;
}

/** Splits at commas outside brackets; blanks stay whole. */
export function itemsOf(values: Run[]): Run[][] {
  const items: Run[][] = [[]];
  for (const run of values) {
    const pieces = run.blank ? [run.text] : splitOutsideBrackets(run.text);
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) items.push([]);
      if (piece) items.at(-1)?.push({ ...run, text: piece });
    }
  }
  return items.filter((runs) => runs.length > 0);
}

export function skillsBlocks(setting: Setting, field: Field, skills: string[]): Block[] {
  const blocks = skillsForm(setting, field, skills);
  const right = setting.marginColumn;
  return right && blocks.length > 0 ? [stack('body', 0, blocks, { inset: { left: 0, right } })] : blocks;
}

function skillsForm(setting: Setting, field: Field, skills: string[]): Block[] {
  const groups = skillGroups(setting, field, skills);
  const { form, label } = setting.design.skills;
  const { comma, colon } = setting.words;
  if (groups.length === 0) return [];
  const asText = (runs: Run[]) => ({ ...paragraph(setting, runs), role: 'skills' as const });
  if (form === 'paragraph')
    return [
      asText(
        join(
          groups.map(({ values }) => values),
          comma,
        ),
      ),
    ];
  if (form === 'matrix') {
    const flat = groups.filter((group) => group.label.length === 0).map(({ values }) => asText(values));
    return [
      ...(setting.design.gutter ? besideGutter(setting, 'body', 0, flat) : flat),
      ...matrix(
        setting,
        groups.filter((group) => group.label.length > 0),
      ),
    ];
  }
  const { face, weight, italic, color } = setting.style(label);
  const labelStyle = { face, weight, color, ...(italic ? { italic } : {}) };
  return groups.map((group) => {
    const labelRuns = group.label.length > 0 ? [...group.label, { text: colon.trimEnd() }] : [];
    const styled = labelRuns.map((run) => ({ ...run, style: labelStyle }));
    const space = styled.length > 0 && colon.endsWith(' ') ? [{ text: ' ' }] : [];
    return asText([...styled, ...space, ...group.values]);
  });
}

function matrix(setting: Setting, rows: SkillGroup[]): Block[] {
  const plan = setting.design.matrix;
  if (!plan) return [];
  const gap = 12;
  // Goes above the first row and on both sides of each hairline.
  const padding = Math.max(0, (plan.row - setting.design.body.leading) / 2);
  return rows.flatMap(({ label, values }, index): Block[] => {
    const labelBlock = text('label', setting.style(plan.label), label);
    const valueBlock = text('skills', setting.style({}), values);
    onOneBaseline(setting, [labelBlock, valueBlock]);
    const row: Block = {
      type: 'row',
      before: padding,
      gap,
      cells: [
        { width: plan.column - gap, blocks: [labelBlock] },
        { width: '*', blocks: [valueBlock] },
      ],
    };
    if (index === 0 || !plan.line) return [row];
    const { thickness, tone } = plan.line;
    return [{ type: 'rule', before: padding, thickness, color: setting.colour(tone) }, row];
  });
}

export const capitalised = (runs: Run[], setting: Setting): Run[] => {
  const [first, ...rest] = runs;
  if (!first || first.blank) return runs;
  const initial = [...first.text][0] ?? '';
  return [{ ...first, text: initial.toLocaleUpperCase(setting.language) + first.text.slice(initial.length) }, ...rest];
};

export function languagesBlocks(setting: Setting, field: Field, languages: ResumeContent['languages']): Block[] {
  const items = languages
    .map(({ name, level }, index) => ({
      label: field(`languages.${index}.name`, name),
      values: field(`languages.${index}.level`, level),
    }))
    .filter(({ label }) => label.length > 0);
  if (items.length === 0) return [];
  const { form, level } = setting.design.languages;
  if (form === 'matrix' && items.every(({ values }) => values.length > 0)) {
    return matrix(
      setting,
      items.map(({ label, values }) => ({ label, values: capitalised(values, setting) })),
    );
  }
  const { weight, italic, color } = setting.style(level);
  const levelStyle = { weight, color, ...(italic ? { italic } : {}) };
  const [open, close] = setting.words.brackets;
  const listed = items.map(({ label, values }) =>
    values.length === 0
      ? label
      : [...label, ...[{ text: open }, ...values, { text: close }].map((run) => ({ ...run, style: levelStyle }))],
  );
  return besideGutter(setting, 'body', 0, [paragraph(setting, join(listed, setting.words.comma))]);
}

/** Removes a bullet character that the person typed. */
export const bulletRuns = (field: Field, path: string, value: string): Run[] =>
  field(path, value.trim().replace(/^[•·▪–*-]\s+/, ''));

export function achievementsBlocks(setting: Setting, field: Field, achievements: string[]): Block[] {
  const items = achievements.map((item, index) => bulletRuns(field, `achievements.${index}`, item));
  return besideGutter(
    setting,
    'body',
    0,
    bullets(
      setting,
      items.filter((runs) => runs.length > 0),
      0,
    ),
  );
}

export function sentences(setting: Setting, notes: Run[][]): Run[] {
  const there = notes.filter((runs) => runs.length > 0);
  return there.flatMap((runs, index) => {
    if (index === there.length - 1) return runs;
    const ended = /[.!?。！？]$/.test(runs.at(-1)?.text ?? '');
    const stop = ended ? setting.words.stop.slice(1) : setting.words.stop;
    return [...runs, ...(stop ? [{ text: stop }] : [])];
  });
}
