import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { normal } from '../../../ats/language/words';
import { isEvidenced } from '../values/evidence';
import { alike, pair, pairTexts } from './align';
import { sameName } from './fields';
import { textsOf, type Source } from './source';

/** Content of the source that no longer appears. `path` refers to the source. */
export interface Dropped {
  path: string;
  kind: 'entry' | 'bullet' | 'number' | 'item' | 'text';
  text: string;
}

const lists = ['experience', 'education', 'projects', 'certifications', 'languages'] as const;
const titleOf = (entry: object) => textsOf(entry).slice(0, 2).join(', ');

export function droppedFrom(before: ResumeContent, after: ResumeContent, source: Source): Dropped[] {
  const dropped: Dropped[] = [];
  const texts = textsOf(after);
  const said = { lower: normal(texts.join('\n')).toLowerCase(), values: texts.flatMap(source.values) };
  const bullets = (path: string, old: readonly string[], now: readonly string[]) => {
    if (old.every((text) => now.includes(text))) return;
    const pairs = new Set(pairTexts(old, now));
    for (const [i, text] of old.entries())
      if (!pairs.has(i) && !said.lower.includes(normal(text).toLowerCase()))
        dropped.push({ path: `${path}.${i}`, kind: 'bullet', text });
  };
  for (const list of lists) {
    const [old, now]: [object[], object[]] = [before[list], after[list]];
    const pairs = pair(old, now, (a, b) => likeness(textsOf(a), textsOf(b)), 0.5);
    for (const [i, entry] of old.entries()) {
      const found = now[pairs.indexOf(i)];
      if (!found) dropped.push({ path: `${list}.${i}`, kind: 'entry', text: titleOf(entry) });
      else if ('achievements' in entry && 'achievements' in found)
        bullets(`${list}.${i}.achievements`, textsOf(entry.achievements), textsOf(found.achievements));
    }
  }
  bullets('achievements', before.achievements, after.achievements);
  for (const [i, skill] of before.skills.entries())
    for (const term of skill.replace(/^[^:：]*[:：]/u, '').split(/[,、，;]/u))
      if (!source.translated && term.trim() !== '' && !said.lower.includes(normal(term).toLowerCase()))
        dropped.push({ path: `skills.${i}`, kind: 'item', text: term.trim() });
  for (const [path, text] of paths(before))
    for (const value of source.values(text))
      if (!isEvidenced(value, said.values)) dropped.push({ path, kind: 'number', text: value.said });
  if (before.personalInfo.summary !== '' && after.personalInfo.summary === '')
    dropped.push({ path: 'personalInfo.summary', kind: 'text', text: before.personalInfo.summary });
  return dropped;
}

const likeness = (old: string[], now: string[]) =>
  old[0] && now[0] && sameName(old[0], now[0]) === 'same'
    ? 1 + alike(old[1] ?? '', now[1] ?? '')
    : alike(old.join(' '), now.join(' '));

/** Lists texts with their paths. Excludes contacts and dates, whose numbers are not content. */
function paths(resume: ResumeContent): [string, string][] {
  const bullets = (name: 'experience' | 'education', i: number, texts: readonly string[]) =>
    texts.map((text, j): [string, string] => [`${name}.${i}.achievements.${j}`, text]);
  return [
    ['personalInfo.summary', resume.personalInfo.summary],
    ...resume.experience.flatMap((entry, i): [string, string][] => [
      [`experience.${i}.description`, entry.description],
      ...bullets('experience', i, entry.achievements),
    ]),
    ...resume.education.flatMap((entry, i) => bullets('education', i, entry.achievements)),
    ...resume.projects.map((project, i): [string, string] => [`projects.${i}.description`, project.description]),
    ...resume.achievements.map((text, i): [string, string] => [`achievements.${i}`, text]),
  ];
}
