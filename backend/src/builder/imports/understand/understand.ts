import type { Language } from '@shortlist/contracts/platform/languages';
import { languageOf } from '../../../ai/truth/guard/language-of';
import type { Source } from '../source';
import { readEducation } from './education';
import { isProse } from './entry-blocks';
import { readExperience } from './experience';
import { headingOf, type ImportSection, isTitle, knownHeading } from './headings';
import { readAchievements, readCertifications, readCustom, readLanguages, readProjects, readSkills } from './lists';
import { type Paragraph, paragraphsOf } from './paragraphs';
import { commonSize, findName, readPerson } from './person';
import { nothing, type Understood } from './understood';

interface Section {
  id: ImportSection | 'top';
  name: string;
  isGuess: boolean;
  at: number;
  paragraphs: Paragraph[];
}

/** Pure. `buildImportResult` finds any line that is lost here. */
export function understand(source: Source): { understood: Understood; language: Language } {
  const out = nothing();
  const { paragraphs, repeated } = paragraphsOf(source.lines);
  out.used.push(...repeated.map((i) => source.lines[i]?.text ?? ''));
  const language = languageOfFile(paragraphs);
  const sections = sectionsOf(paragraphs);
  const [top] = sections;
  const nameAt = paragraphs[findName(paragraphs, top?.id === 'top' ? top.paragraphs.length : 0)];
  takeHeadOut(sections, nameAt);
  for (const section of sections) {
    const before = out.rest.length;
    if (section.name) out.used.push(section.name);
    readSection(section, nameAt, language, out);
    for (const line of out.rest.slice(before)) line.where ||= section.name;
  }
  return { understood: out, language };
}

function languageOfFile(paragraphs: readonly Paragraph[]): Language {
  const text = paragraphs.map((one) => one.text).join('\n');
  const votes = new Map<Language, number>();
  for (const { text: line } of paragraphs) {
    const known = knownHeading(line)?.languages ?? [];
    for (const language of known) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const [best] = [...votes].sort(([, a], [, b]) => b - a);
  return languageOf(text, best && best[1] >= 2 ? best[0] : 'en');
}

const lookOf = ({ size, isBold, text, isHeading }: Paragraph) =>
  `${size} ${isBold} ${text === text.toUpperCase() && text !== text.toLowerCase()} ${isHeading}`;

function sectionsOf(paragraphs: readonly Paragraph[]): Section[] {
  const known = paragraphs.map((one) => (one.isBullet || one.cells.length > 1 ? undefined : headingOf(one.text)));
  const looks = new Set(paragraphs.filter((_, i) => known[i]).map(lookOf));
  const body = commonSize(paragraphs);
  const ofLook = (look: string) => paragraphs.filter((one) => lookOf(one) === look && !one.isBullet).length;
  const headings = known.filter(Boolean).length;
  const sections: Section[] = [{ id: 'top', name: '', isGuess: false, at: 0, paragraphs: [] }];
  for (const [i, one] of paragraphs.entries()) {
    const heading = known[i];
    const look = lookOf(one);
    // A line that looks like the known headings is also a heading, unless many other lines look the same.
    const isGuess =
      !heading &&
      sections.length > 1 &&
      headings >= 2 &&
      looks.has(look) &&
      mayBeHeading(one, body) &&
      ofLook(look) <= headings * 2 + 1 &&
      !isProse(paragraphs[i]!);
    if (heading || isGuess) {
      const isSame =
        heading &&
        heading.section !== 'custom' &&
        sections.at(-1)?.id === heading.section &&
        sections.at(-1)?.paragraphs.length === 0;
      if (isSame) sections.at(-1)?.paragraphs.push(one);
      else sections.push({ id: heading?.section ?? 'custom', name: one.text, isGuess, at: i, paragraphs: [] });
    } else sections.at(-1)?.paragraphs.push(one);
  }
  return sections;
}

const mayBeHeading = ({ text, cells, isBullet, isHeading, size }: Paragraph, body: number) =>
  !isBullet &&
  cells.length === 1 &&
  text.length <= 50 &&
  !/[\d@]|[.。:：,]$/.test(text) &&
  !isTitle(text) &&
  (isHeading || size > body * 1.05 || (text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)));

/** If a side column precedes the name, moves the top of the resume out of the last section of that column. */
function takeHeadOut(sections: Section[], name: Paragraph | undefined): void {
  const home = sections.find(({ paragraphs }) => name && paragraphs.includes(name));
  const [top] = sections;
  if (!home || !name || !top || home === top) return;
  const at = home.paragraphs.indexOf(name);
  top.paragraphs.push(...home.paragraphs.splice(at));
}

function readSection(
  { id, name, isGuess, paragraphs }: Section,
  nameAt: Paragraph | undefined,
  language: Language,
  out: Understood,
): void {
  switch (id) {
    case 'top':
    case 'contact':
      return readPerson(paragraphs, nameAt, id === 'contact', language, out);
    case 'summary': {
      const text = paragraphs.map(({ cells }) => cells.join(' ')).join('\n');
      const { personalInfo } = out.content;
      personalInfo.summary = [personalInfo.summary, text].filter(Boolean).join('\n');
      return;
    }
    case 'experience':
      return readExperience(paragraphs, language, out);
    case 'education':
      return readEducation(paragraphs, language, out);
    case 'projects':
      return readProjects(paragraphs, language, out);
    case 'skills':
      return readSkills(paragraphs, out);
    case 'languages':
      return readLanguages(paragraphs, out);
    case 'certifications':
      return readCertifications(paragraphs, language, out);
    case 'achievements':
      return readAchievements(paragraphs, out);
    case 'custom': {
      if (paragraphs.length === 0) {
        out.rest.push({ text: name, where: name });
        return;
      }
      if (isGuess) out.doubts.set(`customSections.${out.content.customSections.length}.name`, { question: 'section' });
      return readCustom(name, paragraphs, language, out);
    }
  }
}
