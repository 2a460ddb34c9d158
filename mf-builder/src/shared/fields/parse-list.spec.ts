import { formatList, parseList } from './parse-list';

describe('text form of a list', () => {
  it('splits on commas, trims items and drops empty ones', () => {
    expect(parseList(' SQL, Python ,, Tableau,')).toEqual(['SQL', 'Python', 'Tableau']);
    expect(parseList('分析、統計，可視化')).toEqual(['分析', '統計', '可視化']);
    expect(parseList('Outdoor gear (footwear, camping), 接客（対面、電話）、Excel')).toEqual([
      'Outdoor gear (footwear, camping)',
      '接客（対面、電話）',
      'Excel',
    ]);
    expect(parseList('  ')).toEqual([]);
  });

  it('keeps a group together and round-trips every list', () => {
    const skills = ['SQL', 'Tools: dbt, Looker', 'Python', 'R'];
    expect(formatList(skills, ', ')).toBe('SQL\nTools: dbt, Looker\nPython, R');
    for (const comma of [', ', '、']) expect(parseList(formatList(skills, comma))).toEqual(skills);
  });
});
