import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { hasSameCompany } from './expected-entries';
import type { TextLine } from './reading-orders';

/** Matches text in scripts without spaces between words. Such text is compared by character pairs. */
const unspacedTextPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const spacedWordPattern = /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{N}])+/gu;
/** A longer word consists of several words that the parser merged. */
const maxWordLength = 30;

const foldText = (text: string) => text.normalize('NFKC').toLowerCase();
const listSpacedWords = (text: string) => text.match(spacedWordPattern) ?? [];
const listCharacterBigrams = (text: string) =>
  (text.match(unspacedTextPattern) ?? []).flatMap((segment) =>
    segment.length === 1 ? [segment] : [...segment].slice(1).map((_, i) => segment.slice(i, i + 2)),
  );

/** Excludes dates, project URLs and names of skill groups, which documents do not print unchanged. */
function listPrintedTexts({ personalInfo, experience, education, projects, ...sections }: ResumeContent): string[] {
  const { website, linkedin, ...info } = personalInfo;
  const shortUrls = [website, linkedin].map((url) => url.replace(/^https?:\/\//i, '').replace(/^www\./i, ''));
  return [
    ...Object.values(info),
    ...shortUrls,
    ...experience.flatMap((entry, i) => [
      entry.position,
      ...(hasSameCompany(experience[i - 1], entry) ? [] : [entry.company, entry.location]),
      entry.description,
      ...entry.achievements,
    ]),
    ...education.flatMap((entry) => [
      entry.degree,
      entry.field,
      entry.institution,
      entry.location,
      entry.gpa,
      ...entry.achievements,
    ]),
    ...projects.flatMap((project) => [project.name, project.description, ...project.technologies]),
    ...sections.skills.map((skill) => skill.replace(/^[^:：[\]]{1,40}(?::\s+|：)/, '')),
    ...sections.achievements,
    ...sections.certifications.flatMap(({ name, issuer }) => [name, issuer]),
    ...sections.languages.flatMap(({ name, level }) => [name, level]),
    ...sections.customSections.flatMap(({ items }) =>
      items.flatMap((item) => [item.title, item.organisation, item.location, item.description, ...item.achievements]),
    ),
  ];
}

/** A word that occurs twice in the resume must occur twice in the file. */
export function calculateWordRecall(
  lines: readonly TextLine[],
  sourceResume: ResumeContent,
): { wordRecall: number; mergedWords: string[] } {
  const texts = listPrintedTexts(sourceResume).map(foldText);
  const foldedLines = lines.map(({ text }) => foldText(text));
  const wordsByLine = foldedLines.map(listSpacedWords);
  const wordsJoinedAcrossLines = wordsByLine
    .slice(1)
    .map((words, i) => `${wordsByLine[i]?.at(-1) ?? ''}${words[0] ?? ''}`);
  const remainingCounts = new Map<string, number>();
  for (const word of [...wordsByLine.flat(), ...wordsJoinedAcrossLines, ...listCharacterBigrams(foldedLines.join(''))])
    remainingCounts.set(word, (remainingCounts.get(word) ?? 0) + 1);
  const expectedWords = texts.flatMap((text) => [...listSpacedWords(text), ...listCharacterBigrams(text)]);
  let foundCount = 0;
  for (const word of expectedWords) {
    const remainingCount = remainingCounts.get(word) ?? 0;
    if (remainingCount === 0) continue;
    remainingCounts.set(word, remainingCount - 1);
    foundCount++;
  }
  const expectedWordSet = new Set(expectedWords);
  const mergedWords = wordsByLine
    .flat()
    .filter((word) => [...word].length > maxWordLength && !expectedWordSet.has(word));
  return { wordRecall: expectedWords.length === 0 ? 0 : foundCount / expectedWords.length, mergedWords };
}
