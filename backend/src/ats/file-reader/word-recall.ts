import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { isSameCompany } from './expected-entries';
import type { TextLine } from './reading-orders';

/** Scripts without spaces between words are compared by character pairs. */
const unspacedRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const spacedWord = /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{N}])+/gu;
/** Words longer than this are several words that the parser merged. */
const maxWordLength = 30;

const foldText = (text: string) => text.normalize('NFKC').toLowerCase();
const listSpacedWords = (text: string) => text.match(spacedWord) ?? [];
const listCharacterBigrams = (text: string) =>
  (text.match(unspacedRun) ?? []).flatMap((run) =>
    run.length === 1 ? [run] : [...run].slice(1).map((_, i) => run.slice(i, i + 2)),
  );

/** Lists all texts of a resume that documents print unchanged. Excludes dates, project URLs and skill group names. */
function listPrintedTexts({ personalInfo, experience, education, projects, ...lists }: ResumeContent): string[] {
  const { website, linkedin, ...info } = personalInfo;
  const short = [website, linkedin].map((url) => url.replace(/^https?:\/\//i, '').replace(/^www\./i, ''));
  return [
    ...Object.values(info),
    ...short,
    ...experience.flatMap((entry, i) => [
      entry.position,
      ...(isSameCompany(experience[i - 1], entry) ? [] : [entry.company, entry.location]),
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
    ...lists.skills.map((skill) => skill.replace(/^[^:：[\]]{1,40}(?::\s+|：)/, '')),
    ...lists.achievements,
    ...lists.certifications.flatMap(({ name, issuer }) => [name, issuer]),
    ...lists.languages.flatMap(({ name, level }) => [name, level]),
    ...lists.customSections.flatMap(({ items }) =>
      items.flatMap((item) => [item.title, item.organisation, item.location, item.description, ...item.achievements]),
    ),
  ];
}

export function calculateWordRecall(
  lines: readonly TextLine[],
  written: ResumeContent,
): { wordRecall: number; mergedWords: string[] } {
  const texts = listPrintedTexts(written).map(foldText);
  const read = lines.map(({ text }) => foldText(text));
  const rows = read.map(listSpacedWords);
  const joined = rows.slice(1).map((row, i) => `${rows[i]?.at(-1) ?? ''}${row[0] ?? ''}`);
  const there = new Map<string, number>();
  for (const word of [...rows.flat(), ...joined, ...listCharacterBigrams(read.join(''))])
    there.set(word, (there.get(word) ?? 0) + 1);
  const wanted = texts.flatMap((text) => [...listSpacedWords(text), ...listCharacterBigrams(text)]);
  let found = 0;
  for (const word of wanted) {
    const left = there.get(word) ?? 0;
    if (left === 0) continue;
    there.set(word, left - 1);
    found++;
  }
  const known = new Set(wanted);
  const mergedWords = rows.flat().filter((word) => [...word].length > maxWordLength && !known.has(word));
  return { wordRecall: wanted.length === 0 ? 0 : found / wanted.length, mergedWords };
}
