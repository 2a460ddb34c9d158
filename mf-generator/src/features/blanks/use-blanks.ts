import { useState } from 'react';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { maxJobs, type Generation } from '@shortlist/contracts/generator/generation';
import {
  fillBlanks,
  isLetterBlank,
  listLetterBlanks,
  listBlanks,
  splitBlanks,
  type Blank,
} from '@shortlist/documents/blanks';
import { canAddJob, isWithin, listOptional, applyOwnFacts, type OwnFacts } from '@shortlist/documents/own-facts';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { useMessages } from '../../messages';
import type { DocumentName } from '../../shared/document-name';
import {
  findBlankField,
  findReversedDates,
  findSiblingFill,
  groupBlanks,
  isSameTitle,
  readTextAt,
  getSentenceAround,
  suggestFill,
  type BlankGroup,
} from './blank-groups';
import { findFills } from './find-fills';
import { useFills } from './use-fills';

interface PlacedBlank {
  id: string;
  on: DocumentName;
}

/** The blank that is being filled, and the blank on a sheet that was clicked last to get there. */
interface ActiveBlank extends PlacedBlank {
  pressed?: PlacedBlank;
}

function kindOf(path: string) {
  if (path.startsWith('experience.')) return 'line';
  if (path.startsWith('skills.')) return 'skill';
  return path.endsWith('.field') ? 'field' : 'school';
}

export function useBlanks(generation: Generation) {
  const t = useMessages();
  const { fills, jobs, leftOut = [], fill, change, saveState, flush } = useFills(generation);
  const [active, setActive] = useState<ActiveBlank>();
  const { documents, language } = generation;
  const { letter } = documents;
  const written = documents.resume;
  const resume = applyOwnFacts(written, { jobs, leftOut });
  const filled = fillBlanks(written, fills);
  const all = listBlanks(resume, letter, written);
  const groups = groupBlanks(
    all,
    listOptional(resume).filter((path) => !leftOut.some((outer) => outer !== path && isWithin(path, outer))),
  );
  const reversed = findReversedDates(all, fills);
  const openBlanks = all.filter(({ id }) => !fills[id]).length;
  const count = resume.experience.length;

  const sheetOf = (blank?: Blank): DocumentName => (blank && isLetterBlank(blank) ? 'coverLetter' : 'resume');
  const sheetOfId = (id: string) => sheetOf(all.find((blank) => blank.id === id));
  const open = (id: string, on = sheetOfId(id)) => setActive((before) => ({ id, on, pressed: before?.pressed }));
  const inOrder = groups.flatMap((group) => group.blanks);
  const openFirst = (blanks: Blank[]) => {
    const target = blanks.find(({ id }) => !fills[id]) ?? blanks[0];
    if (target) open(target.id, sheetOf(target));
  };
  const inOrderOf = (own: OwnFacts) =>
    groupBlanks(listBlanks(applyOwnFacts(written, own), letter, written)).flatMap((group) => group.blanks);
  /** Facts that the letter shares with the resume are filled in the resume. */
  const fillAt = (blank: Blank, index: number) => {
    const own = isLetterBlank(blank) ? listLetterBlanks(written, letter) : all;
    const other = own.find((one) => one.path === blank.path && one.index === index);
    return other && fills[other.id];
  };
  const titleAt = (job: number) => {
    const position = resume.experience[job]?.position ?? '';
    return position.includes('[') ? fills[`experience.${job}.position#0`] : position;
  };
  const linesOf = (job: number) =>
    listOptional(resume).filter((path) => isWithin(path, `experience.${job}.achievements`));
  const textAt = (blank: Blank) => readTextAt(isLetterBlank(blank) ? letter : resume, blank.path);

  return {
    jobs,
    leftOut,
    fills,
    fill,
    saveState,
    flush,
    language,
    groups,
    reversed,
    openBlanks,
    isDone: openBlanks === 0 && reversed.size === 0,
    isOpen: (id: string) => !fills[id],
    findOpen: (path: string) => all.find((blank) => !fills[blank.id] && isWithin(blank.path, path))?.id,
    active,
    open,
    press: (id: string, on: DocumentName) => setActive({ id, on, pressed: { id, on } }),
    /**
     * Activates a blank that receives the focus. If it is active already, the sheet on which it was clicked stays in
     * front.
     */
    enter: (id: string) => setActive((before) => (before?.id === id ? before : { ...before, id, on: sheetOfId(id) })),
    begin: () => openFirst(inOrder),
    close: () => setActive(undefined),
    canAddJob: count < maxJobs && canAddJob(written),
    addJob: () => {
      change({ jobs: count + 1 });
      open(`experience.${count}.position#0`);
    },
    /** Leaves out the earlier jobs; the focus moves to the last remaining one. */
    setJobs: (next: number) => {
      change({ jobs: next });
      const left = groups.filter(({ job = 0 }) => job < next);
      openFirst(left.slice(left.findIndex(({ job }) => job === next - 1)).flatMap((group) => group.blanks));
    },
    kindOf,
    hasBlanks: (path: string) => splitBlanks(readTextAt(written, path)).some(({ label }) => label),
    /** A line has its text, even if it is left out; a field of study and a school have their kind. */
    nameOf: (path: string) => {
      const kind = kindOf(path);
      return kind === 'line' || kind === 'skill' ? readTextAt(filled, path) : t(`blanks.field.${kind}`);
    },
    /** Leaves a part out. If it has blanks, opens the next open one. Returns false if there is none. */
    leaveOut: (path: string): boolean => {
      const next = [...leftOut, path];
      change({ leftOut: next });
      const at = inOrder.findIndex((blank) => isWithin(blank.path, path));
      if (at < 0) return true;
      const asked = inOrderOf({ jobs, leftOut: next });
      // Blanks before the part keep their index.
      const target = [...asked.slice(at), ...asked.slice(0, at)].find(({ id }) => !fills[id]);
      if (target) open(target.id, sheetOf(target));
      return target !== undefined;
    },
    putBack: (path: string) => {
      const next = leftOut.filter((other) => other !== path);
      change({ leftOut: next });
      openFirst(inOrderOf({ jobs, leftOut: next }).filter((blank) => isWithin(blank.path, path)));
    },
    /**
     * The title that the lines of a job were written for, if the person has given the job a different one and finished
     * typing.
     */
    otherTitleOf: ({ job }: BlankGroup): string | undefined => {
      if (job === undefined || linesOf(job).length === 0) return undefined;
      if (active?.id === `experience.${job}.position#0`) return undefined;
      const [title, wanted] = [titleAt(job), generation.jobTitle];
      return title && !isSameTitle(title, wanted) ? wanted : undefined;
    },
    areLinesOut: ({ job = 0 }: BlankGroup) => linesOf(job).every((path) => leftOut.includes(path)),
    toggleLines: ({ job = 0 }: BlankGroup) => {
      const lines = linesOf(job);
      const others = leftOut.filter((path) => !lines.includes(path));
      change({ leftOut: lines.every((path) => leftOut.includes(path)) ? others : [...others, ...lines] });
    },
    /**
     * Fills empty blanks with the facts of an old resume and adopts its number of jobs. Returns the number of filled
     * blanks.
     */
    fillFrom: (old: ResumeContent): number => {
      const most = canAddJob(written) ? maxJobs : written.experience.length;
      const hadJobs = old.experience.length > 0 ? Math.min(old.experience.length, most) : jobs;
      const asked = inOrderOf({ jobs: hadJobs, leftOut });
      const found = Object.entries(findFills(old, asked, language)).filter(([id]) => !fills[id]);
      const next = { ...fills, ...Object.fromEntries(found) };
      change({ fills: next, jobs: hadJobs });
      const target = asked.find(({ id }) => !next[id]) ?? asked[0];
      if (target) open(target.id);
      return found.length;
    },
    suggestionOf: (blank: Blank) =>
      suggestFill(blank, fills, { title: resume.personalInfo.headline, present: documentLabels[language].present }),
    titleOf: ({ section, job = 0 }: BlankGroup) => {
      if (section !== 'job') return t(`blanks.group.${section}`);
      const title = titleAt(job);
      return title ? t('blanks.jobTitled', { number: job + 1, title }) : t('blanks.job', { number: job + 1 });
    },
    labelOf: (blank: Blank) => {
      const text = textAt(blank);
      const field = findBlankField(blank, text);
      if (!field) return getSentenceAround(text, blank, (index) => fillAt(blank, index), language);
      const employer = field === 'start' || field === 'end' ? findSiblingFill(blank, 'company', fills) : undefined;
      return employer ? t(`blanks.at.${field as 'start' | 'end'}`, { employer }) : t(`blanks.field.${field}`);
    },
  };
}
export type Blanks = ReturnType<typeof useBlanks>;
