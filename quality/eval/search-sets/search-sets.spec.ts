import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpArticles } from '@shortlist/backend/support/help-articles/help-articles';
import { industries } from '@shortlist/contracts/platform/industries';
import { languages } from '@shortlist/contracts/platform/languages';
import { getAllOccupations } from '@shortlist/occupations/get-occupations';

const occupationIds = new Set(getAllOccupations('en').flatMap(({ occupations }) => occupations.map(({ id }) => id)));
const articleIds = new Set(helpArticles.map(({ id }) => id));
const readLines = (path: string) =>
  readFileSync(join(__dirname, path), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

interface Posting {
  text: string;
  terms: string[];
  notTerms: string[];
  mustHaves: string[];
}

const folders = (['dev', 'blind'] as const).flatMap((set) => languages.map(({ code }) => `${set}/${code}`));

describe.each(folders)('the search set %s', (folder) => {
  it('has titles whose occupations and industries exist', () => {
    const titles = readLines(`${folder}/titles.jsonl`) as unknown as { industry: string; expected: string[] }[];
    expect(titles).toHaveLength(27);
    expect(titles.flatMap(({ expected }) => expected).filter((id) => !occupationIds.has(id))).toEqual([]);
    expect(titles.filter(({ industry }) => !(industries as readonly string[]).includes(industry))).toEqual([]);
  });

  it('has postings that contain their terms', () => {
    const postings = readLines(`${folder}/postings.jsonl`) as unknown as Posting[];
    expect(postings).toHaveLength(6);
    for (const { text, terms, notTerms, mustHaves } of postings)
      for (const phrase of [...terms, ...notTerms, ...mustHaves])
        expect(text.toLowerCase()).toContain(phrase.toLowerCase());
  });

  it('has questions whose articles exist', () => {
    const questions = readLines(`${folder}/questions.jsonl`) as unknown as { articles: string[] }[];
    expect(questions).toHaveLength(26);
    expect(questions.flatMap(({ articles }) => articles).filter((id) => !articleIds.has(id))).toEqual([]);
  });
});
