import { readFileSync } from 'node:fs';
import { extractJobTerms } from '@shortlist/backend/engine/matching/job-terms';
import { isKnockoutCriterion } from '@shortlist/backend/engine/matching/knockout-criteria';
import { findOccupation } from '@shortlist/backend/engine/writing/rule-based/titles/find-occupation';
import type { Industry } from '@shortlist/contracts/platform/industries';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { helpAnswerSchema } from '@shortlist/contracts/support/help';
import { startBackendServer, unlimitedEnv } from '../../shared/backend-server';
import { formatMarkdownTable } from '../report';

export type SearchSet = 'dev' | 'blind';

interface TitleCase {
  title: string;
  industry: Industry;
  /** Ids of suitable occupations. Empty if the product has none. */
  expected: string[];
}

interface PostingCase {
  text: string;
  terms: string[];
  /** Phrases that look like terms but are not terms. */
  notTerms: string[];
  mustHaves: string[];
}

interface QuestionCase {
  question: string;
  /** Ids of articles that answer the question, best first. */
  articles: string[];
  /** True if a human must answer. */
  person: boolean;
}

const readCases = <Case>(set: SearchSet, language: Language, name: string): Case[] =>
  readFileSync(new URL(`${set}/${language}/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Case);

const isPartOfOther = (text: string, other: string) => {
  const [a, b] = [text.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
};

const formatShare = (part: number, whole: number) => `${part} of ${whole} (${((part / whole) * 100).toFixed(0)}%)`;
const count = <Item>(items: readonly Item[], test: (item: Item) => boolean) => items.filter(test).length;

function evaluateTitles(set: SearchSet, language: Language): string[] {
  const outcomes = readCases<TitleCase>(set, language, 'titles').map(({ title, industry, expected }) => {
    const { occupation, isGeneral } = findOccupation(title, industry, language);
    if (isGeneral) return expected.length === 0 ? 'right' : 'unknown';
    return expected.includes(occupation.id) ? 'right' : 'wrong';
  });
  return (['right', 'unknown', 'wrong'] as const).map((outcome) =>
    formatShare(
      count(outcomes, (found) => found === outcome),
      outcomes.length,
    ),
  );
}

function evaluatePostings(set: SearchSet, language: Language): string[] {
  const cases = readCases<PostingCase>(set, language, 'postings').map((posting) => ({
    ...posting,
    found: extractJobTerms(posting.text, language).map(({ term }) => term),
  }));
  const sum = (select: (posting: (typeof cases)[number]) => number) =>
    cases.reduce((total, posting) => total + select(posting), 0);
  return [
    formatShare(
      sum(({ terms, found }) => count(terms, (term) => found.some((other) => isPartOfOther(other, term)))),
      sum(({ terms }) => terms.length),
    ),
    formatShare(
      sum(({ notTerms, found }) => count(notTerms, (phrase) => found.some((other) => isPartOfOther(other, phrase)))),
      sum(({ notTerms }) => notTerms.length),
    ),
    formatShare(
      sum(({ mustHaves }) => count(mustHaves, isKnockoutCriterion)),
      sum(({ mustHaves }) => mustHaves.length),
    ),
  ];
}

async function evaluateQuestions(set: SearchSet, language: Language, url: string): Promise<string[]> {
  const outcomes: string[] = [];
  for (const { question, articles, person } of readCases<QuestionCase>(set, language, 'questions')) {
    const response = await fetch(`${url}/api/help/ask`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify({ question }),
    });
    const { sources, escalateToHuman } = helpAnswerSchema.parse(await response.json());
    const [firstSource] = sources;
    if (person) outcomes.push(escalateToHuman ? 'right' : 'unknown');
    else if (escalateToHuman) outcomes.push('wrong');
    else if (!firstSource) outcomes.push(articles.length === 0 ? 'right' : 'unknown');
    else outcomes.push(articles.includes(firstSource.id) ? 'right' : 'wrong');
  }
  return ['right', 'unknown', 'wrong'].map((outcome) =>
    formatShare(
      count(outcomes, (found) => found === outcome),
      outcomes.length,
    ),
  );
}

/** Returns a table with counts only, so that nobody tunes the product on the blind set. Requires the built backend. */
export async function evaluateSearch(set: SearchSet): Promise<string> {
  const server = await startBackendServer({ ...unlimitedEnv, OPENAI_API_KEY: '' });
  try {
    const rows: string[][] = [];
    for (const { code } of languages)
      rows.push([
        code,
        ...evaluateTitles(set, code),
        ...evaluatePostings(set, code),
        ...(await evaluateQuestions(set, code, server.url)),
      ]);
    return formatMarkdownTable(
      [
        set,
        ...['Titles right', 'not known', 'wrong trade'],
        ...['Terms found', 'Other phrases taken', 'Must-haves found'],
        ...['Questions right', 'not known', 'wrong'],
      ],
      rows,
    );
  } finally {
    await server.stop();
  }
}
