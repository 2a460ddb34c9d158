import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { splitBlanks } from '../../blanks';
import type { Block, Run } from '../../document-tree';
import { splitOutsideBrackets } from '../../i18n/split-list';
import {
  insetFromGutter,
  createBulletList,
  alignBaselines,
  createParagraph,
  createStack,
  createTextBlock,
} from '../blocks';
import { createBulletItems, joinRuns, type FieldRunFactory } from '../runs';
import type { LayoutContext } from '../layout-context';

/** A group of skills, or a language and its level. */
export interface LabeledRuns {
  /** Empty for ungrouped skills. */
  label: Run[];
  values: Run[];
}

/** "Group: a, b" forms a group. All other skills form one list, which comes first. */
export function groupSkills(layout: LayoutContext, toRuns: FieldRunFactory, skills: string[]): LabeledRuns[] {
  const { listSeparator } = layout.labels;
  // Typed and imported lists may have the commas of any language.
  const formatList = (text: string) => text.replace(/, +|[、，] */g, listSeparator);
  const ungroupedSkills: Run[][] = [];
  const groups: LabeledRuns[] = [];
  for (const [index, skill] of skills.entries()) {
    const path = `skills.${index}`;
    const [, label, values] = /^([^:：[\]]{1,40})(?::\s+|：\s*)(.+)$/s.exec(skill.trim()) ?? [];
    if (label === undefined || values === undefined) ungroupedSkills.push(toRuns(path, skill));
    else {
      const blankOffset = splitBlanks(label).filter((piece) => piece.label !== undefined).length;
      groups.push({
        label: toRuns(path, label),
        values: toRuns(path, values, { blankOffset, format: formatList }),
      });
    }
  }
  const ungroupedRuns = joinRuns(ungroupedSkills, listSeparator);
  return ungroupedRuns.length > 0 ? [{ label: [], values: ungroupedRuns }, ...groups] : groups;
}

/** Splits at commas outside brackets and blanks. */
export function splitListItems(values: Run[]): Run[][] {
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

export function composeSkills(layout: LayoutContext, toRuns: FieldRunFactory, skills: string[]): Block[] {
  const blocks = composeSkillGroups(layout, toRuns, skills);
  const right = layout.marginColumnWidth;
  return right && blocks.length > 0 ? [createStack('body', 0, blocks, { inset: { left: 0, right } })] : blocks;
}

function composeSkillGroups(layout: LayoutContext, toRuns: FieldRunFactory, skills: string[]): Block[] {
  const groups = groupSkills(layout, toRuns, skills);
  const { form, labelStyle: labelType } = layout.design.skills;
  const { labelSeparator, groupSeparator } = layout.labels;
  if (groups.length === 0) return [];
  const createSkillsText = (runs: Run[]) => ({ ...createParagraph(layout, runs), role: 'skills' as const });
  if (form === 'matrix') {
    const ungroupedBlocks = groups
      .filter((group) => group.label.length === 0)
      .map(({ values }) => createSkillsText(values));
    return [
      ...(layout.design.gutter ? insetFromGutter(layout, 'body', 0, ungroupedBlocks) : ungroupedBlocks),
      ...composeMatrix(
        layout,
        groups.filter((group) => group.label.length > 0),
      ),
    ];
  }
  const { font, weight, italic, color } = layout.resolveStyle(labelType);
  const labelStyle = { font, weight, color, ...(italic ? { italic } : {}) };
  const groupRuns = groups.map((group) => {
    const labelRuns = group.label.length > 0 ? [...group.label, { text: labelSeparator.trimEnd() }] : [];
    const styledLabel = labelRuns.map((run) => ({ ...run, style: labelStyle }));
    const space = styledLabel.length > 0 && labelSeparator.endsWith(' ') ? [{ text: ' ' }] : [];
    return [...styledLabel, ...space, ...group.values];
  });
  const paragraphs = form === 'paragraph' ? [joinRuns(groupRuns, groupSeparator)] : groupRuns;
  return paragraphs.map(createSkillsText);
}

function composeMatrix(layout: LayoutContext, rows: LabeledRuns[]): Block[] {
  const matrix = layout.design.matrix;
  if (!matrix) return [];
  const gap = 12;
  const padding = Math.max(0, (matrix.rowHeight - layout.design.body.leading) / 2);
  return rows.flatMap(({ label, values }, index): Block[] => {
    const labelBlock = createTextBlock('label', layout.resolveStyle(matrix.labelStyle), label);
    const valueBlock = createTextBlock('skills', layout.resolveStyle({}), values);
    alignBaselines(layout, [labelBlock, valueBlock]);
    const row: Block = {
      type: 'row',
      spaceBefore: padding,
      gap,
      cells: [
        { width: matrix.valueOffset - gap, blocks: [labelBlock] },
        { width: '*', blocks: [valueBlock] },
      ],
    };
    if (index === 0 || !matrix.rule) return [row];
    const { thickness, color } = matrix.rule;
    return [{ type: 'rule', spaceBefore: padding, thickness, color: layout.resolveColor(color) }, row];
  });
}

export const capitalizeRuns = (runs: Run[], layout: LayoutContext): Run[] => {
  const [firstRun, ...otherRuns] = runs;
  if (!firstRun || firstRun.blank) return runs;
  const initial = [...firstRun.text][0] ?? '';
  return [
    { ...firstRun, text: initial.toLocaleUpperCase(layout.language) + firstRun.text.slice(initial.length) },
    ...otherRuns,
  ];
};

export const createLanguageItems = (toRuns: FieldRunFactory, languages: ResumeContent['languages']): LabeledRuns[] =>
  languages
    .map(({ name, level }, index) => ({
      label: toRuns(`languages.${index}.name`, name),
      values: toRuns(`languages.${index}.level`, level),
    }))
    .filter(({ label }) => label.length > 0);

export function composeLanguages(
  layout: LayoutContext,
  toRuns: FieldRunFactory,
  languages: ResumeContent['languages'],
): Block[] {
  const items = createLanguageItems(toRuns, languages);
  if (items.length === 0) return [];
  const { form, levelStyle: levelType } = layout.design.languages;
  if (form === 'matrix' && items.every(({ values }) => values.length > 0)) {
    return composeMatrix(
      layout,
      items.map(({ label, values }) => ({ label, values: capitalizeRuns(values, layout) })),
    );
  }
  const { weight, italic, color } = layout.resolveStyle(levelType);
  const levelStyle = { weight, color, ...(italic ? { italic } : {}) };
  const [open, close] = layout.labels.brackets;
  const itemRuns = items.map(({ label, values }) =>
    values.length === 0
      ? label
      : [...label, ...[{ text: open }, ...values, { text: close }].map((run) => ({ ...run, style: levelStyle }))],
  );
  return insetFromGutter(layout, 'body', 0, [createParagraph(layout, joinRuns(itemRuns, layout.labels.listSeparator))]);
}

export function composeAchievements(layout: LayoutContext, toRuns: FieldRunFactory, achievements: string[]): Block[] {
  const items = createBulletItems(toRuns, 'achievements', achievements);
  return insetFromGutter(layout, 'body', 0, createBulletList(layout, items));
}

export function joinSentences(layout: LayoutContext, notes: Run[][]): Run[] {
  const nonEmptyNotes = notes.filter((runs) => runs.length > 0);
  return nonEmptyNotes.flatMap((runs, index) => {
    if (index === nonEmptyNotes.length - 1) return runs;
    const endsSentence = /[.!?。！？]$/.test(runs.at(-1)?.text ?? '');
    const ending = endsSentence ? layout.labels.sentenceEnd.slice(1) : layout.labels.sentenceEnd;
    return [...runs, ...(ending ? [{ text: ending }] : [])];
  });
}
