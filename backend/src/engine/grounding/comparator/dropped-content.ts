import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { canonicalizeText } from '../../language/text-processing';
import { isSupportedQuantity } from '../quantities/compare-quantities';
import { getTextSimilarity, pairBySimilarity, pairTexts } from './text-similarity';
import { compareNames } from './compare-fields';
import { collectTexts, type GroundingSource } from './grounding-source';

/** Content of the original resume that the new resume lacks. `path` is a path in the original. */
export interface DroppedContent {
  path: string;
  kind: 'entry' | 'bullet' | 'number' | 'item' | 'text';
  text: string;
}

const entryLists = ['experience', 'education', 'projects', 'certifications', 'languages'] as const;
const formatEntryTitle = (entry: object) => collectTexts(entry).slice(0, 2).join(', ');

export function findDroppedContent(
  before: ResumeContent,
  after: ResumeContent,
  source: GroundingSource,
): DroppedContent[] {
  const dropped: DroppedContent[] = [];
  const remainingTexts = collectTexts(after);
  const remainingLowerText = canonicalizeText(remainingTexts.join('\n')).toLowerCase();
  const remainingQuantities = remainingTexts.flatMap(source.readQuantities);
  const findDroppedBullets = (path: string, oldTexts: readonly string[], newTexts: readonly string[]) => {
    if (oldTexts.every((text) => newTexts.includes(text))) return;
    const matchedIndexes = new Set(pairTexts(oldTexts, newTexts));
    for (const [i, text] of oldTexts.entries())
      if (!matchedIndexes.has(i) && !remainingLowerText.includes(canonicalizeText(text).toLowerCase()))
        dropped.push({ path: `${path}.${i}`, kind: 'bullet', text });
  };
  for (const listName of entryLists) {
    const [oldEntries, newEntries]: [object[], object[]] = [before[listName], after[listName]];
    const partnerIndexes = pairBySimilarity(
      oldEntries,
      newEntries,
      (a, b) => getEntrySimilarity(collectTexts(a), collectTexts(b)),
      0.5,
    );
    for (const [i, entry] of oldEntries.entries()) {
      const newEntry = newEntries[partnerIndexes.indexOf(i)];
      if (!newEntry) dropped.push({ path: `${listName}.${i}`, kind: 'entry', text: formatEntryTitle(entry) });
      else if ('achievements' in entry && 'achievements' in newEntry)
        findDroppedBullets(
          `${listName}.${i}.achievements`,
          collectTexts(entry.achievements),
          collectTexts(newEntry.achievements),
        );
    }
  }
  findDroppedBullets('achievements', before.achievements, after.achievements);
  for (const [i, skill] of before.skills.entries())
    for (const term of skill.replace(/^[^:：]*[:：]/u, '').split(/[,、，;]/u))
      if (
        !source.isTranslated &&
        term.trim() !== '' &&
        !remainingLowerText.includes(canonicalizeText(term).toLowerCase())
      )
        dropped.push({ path: `skills.${i}`, kind: 'item', text: term.trim() });
  for (const [path, text] of listContentTexts(before))
    for (const quantity of source.readQuantities(text))
      if (!isSupportedQuantity(quantity, remainingQuantities))
        dropped.push({ path, kind: 'number', text: quantity.text });
  if (before.personalInfo.summary !== '' && after.personalInfo.summary === '')
    dropped.push({ path: 'personalInfo.summary', kind: 'text', text: before.personalInfo.summary });
  return dropped;
}

const getEntrySimilarity = (oldTexts: string[], newTexts: string[]) =>
  oldTexts[0] && newTexts[0] && compareNames(oldTexts[0], newTexts[0]) === 'same'
    ? 1 + getTextSimilarity(oldTexts[1] ?? '', newTexts[1] ?? '')
    : getTextSimilarity(oldTexts.join(' '), newTexts.join(' '));

/** Lists texts with their paths. Skips contacts and dates, because their numbers are not content. */
function listContentTexts(resume: ResumeContent): [string, string][] {
  const listBullets = (name: 'experience' | 'education', i: number, texts: readonly string[]) =>
    texts.map((text, j): [string, string] => [`${name}.${i}.achievements.${j}`, text]);
  return [
    ['personalInfo.summary', resume.personalInfo.summary],
    ...resume.experience.flatMap((entry, i): [string, string][] => [
      [`experience.${i}.description`, entry.description],
      ...listBullets('experience', i, entry.achievements),
    ]),
    ...resume.education.flatMap((entry, i) => listBullets('education', i, entry.achievements)),
    ...resume.projects.map((project, i): [string, string] => [`projects.${i}.description`, project.description]),
    ...resume.achievements.map((text, i): [string, string] => [`achievements.${i}`, text]),
  ];
}
