import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { maxTotalWithBlanks, rubric } from '@shortlist/backend/engine/scoring/rubric';
import { listTemplates } from '@shortlist/documents/templates/list-templates';

const root = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readArticle = (slug: string) => read(`mf-marketing/src/articles/content/${slug}.json`);

/** Each claim has the slug of an article, a source file, a pattern for the code and a pattern for the article. */
const claims = [
  [
    'ai-resume-screening',
    'matching/job-terms.ts',
    /required: (\d), work: 3, preferred: (\d)/,
    /(\d) if it’s required, (\d)/,
  ],
  [
    'ai-resume-screening',
    'matching/match-parts.ts',
    /entry: 1, list: (0\.\d), alias: (0\.\d)/,
    /counts (0\.\d)\. .* counts (0\.\d)/,
  ],
  [
    'resume-mistakes-to-avoid',
    'scoring/checks/completeness-checks.ts',
    /: \[(25), (90)\]/,
    /asks for (\d+) to (\d+) words/,
  ],
] as const;

describe('scoring claims in blog articles', () => {
  it.each(claims)('%s states the number that %s defines (%s)', (slug, file, codePattern, textPattern) => {
    const [, ...codeNumbers] = codePattern.exec(read(`backend/src/engine/${file}`)) ?? [];
    const [, ...textNumbers] = textPattern.exec(readArticle(slug)) ?? [];
    expect(codeNumbers.length).toBeGreaterThan(0);
    expect(textNumbers).toEqual(codeNumbers);
  });

  it('state the maximum score with an open blank', () => {
    const [, textMaximum] =
      /stays at (\d+) or below while one is open/.exec(readArticle('resume-mistakes-to-avoid')) ?? [];
    expect(Number(textMaximum)).toBe(maxTotalWithBlanks);
  });

  it('state the maximum points of the checks that read the file', () => {
    const [, textPoints] =
      /up to (\d+) of 100 points for what comes back/.exec(readArticle('ats-optimization-guide')) ?? [];
    const parsingRules = rubric.filter(({ group }) => group === 'reads');
    expect(parsingRules.reduce((sum, { max }) => sum + max, 0)).toBe(Number(textPoints));
  });

  it('name the only template whose text is not in reading order', () => {
    const templatesWithoutBadge = listTemplates('en').filter(({ isAts }) => !isAts);
    expect(templatesWithoutBadge.map(({ id }) => id)).toEqual(['modern-accent']);
    expect(readArticle('ats-optimization-guide')).toMatch(/Modern Accent, carries no ATS badge .* The other nine/);
  });
});
