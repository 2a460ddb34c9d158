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
import {
  canAddJob,
  isWithin,
  listOptionalPaths,
  applyOwnFacts,
  applyOwnTitle,
  type OwnFacts,
} from '@shortlist/documents/own-facts';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { useMessages } from '../../messages';
import type { DocumentName } from '@shortlist/contracts/generator/generation';
import {
  findBlankField,
  findReversedDateIds,
  findSiblingFill,
  groupBlanks,
  isSimilarTitle,
  readTextAt,
  getSentenceAround,
  suggestFill,
  type BlankGroup,
} from './blank-groups';
import { findFills } from './find-fills';
import { useFills } from './use-fills';

interface SheetBlank {
  id: string;
  documentName: DocumentName;
}

/** The blank that the user is filling. `clickedBlank` is the one last clicked on a sheet. */
interface ActiveBlank extends SheetBlank {
  clickedBlank?: SheetBlank;
}

function getPartKind(path: string) {
  if (path === 'personalInfo.summary') return 'summary';
  if (path.startsWith('experience.')) return 'line';
  if (path.startsWith('skills.')) return 'skill';
  if (path.endsWith('.degree')) return 'degree';
  return path.endsWith('.field') ? 'field' : 'school';
}

export function useBlanks(generation: Generation) {
  const t = useMessages();
  const { fills, jobs, leftOut = [], ownLines = [], fill, change, saveState, flush } = useFills(generation);
  const [active, setActive] = useState<ActiveBlank>();
  const { documents, language } = generation;
  const { letter } = documents;
  const originalResume = documents.resume;
  const resume = applyOwnFacts(originalResume, { jobs, leftOut });
  const filledResume = fillBlanks(applyOwnTitle(originalResume, fills), fills);
  const allBlanks = listBlanks(resume, letter, originalResume);
  const groups = groupBlanks(
    allBlanks,
    listOptionalPaths(resume).filter(
      (path) => !leftOut.some((leftOutPath) => leftOutPath !== path && isWithin(path, leftOutPath)),
    ),
  );
  const reversedIds = findReversedDateIds(allBlanks, fills);
  const openBlanks = allBlanks.filter(({ id }) => !fills[id]).length;
  // `jobs` is undefined until the user changes the number of jobs.
  const jobCount = resume.experience.length;

  const getDocumentName = (blank?: Blank): DocumentName => (blank && isLetterBlank(blank) ? 'coverLetter' : 'resume');
  const getDocumentNameById = (id: string) => getDocumentName(allBlanks.find((blank) => blank.id === id));
  const open = (id: string, documentName = getDocumentNameById(id)) =>
    setActive((previous) => ({ id, documentName, clickedBlank: previous?.clickedBlank }));
  const orderedBlanks = groups.flatMap((group) => group.blanks);
  const openFirst = (blanks: Blank[]) => {
    const target = blanks.find(({ id }) => !fills[id]) ?? blanks[0];
    if (target) open(target.id, getDocumentName(target));
  };
  const listOrderedBlanks = (facts: OwnFacts) =>
    groupBlanks(listBlanks(applyOwnFacts(originalResume, facts), letter, originalResume)).flatMap(
      (group) => group.blanks,
    );
  /**
   * Returns the fill of the blank at `index` in the text of `blank`. Facts that both documents share are filled in the
   * resume.
   */
  const getFill = (blank: Blank, index: number) => {
    const candidates = isLetterBlank(blank) ? listLetterBlanks(originalResume, letter) : allBlanks;
    const otherBlank = candidates.find((candidate) => candidate.path === blank.path && candidate.index === index);
    return otherBlank && fills[otherBlank.id];
  };
  const getJobTitle = (job: number) => {
    const position = resume.experience[job]?.position ?? '';
    return position.includes('[') ? fills[`experience.${job}.position#0`] : position;
  };
  const listLinePaths = (job: number) =>
    listOptionalPaths(resume).filter((path) => isWithin(path, `experience.${job}.achievements`));
  const getText = (blank: Blank) => readTextAt(isLetterBlank(blank) ? letter : resume, blank.path);

  return {
    jobs,
    leftOut,
    ownLines,
    fills,
    fill,
    saveState,
    flush,
    language,
    groups,
    reversedIds,
    openBlanks,
    isDone: openBlanks === 0 && reversedIds.size === 0,
    isOpen: (id: string) => !fills[id],
    findOpen: (path: string) => allBlanks.find((blank) => !fills[blank.id] && isWithin(blank.path, path))?.id,
    active,
    open,
    openClickedBlank: (id: string, documentName: DocumentName) =>
      setActive({ id, documentName, clickedBlank: { id, documentName } }),
    /**
     * Called when a blank receives the focus. If the blank is already active, the sheet on which it was clicked stays
     * in front.
     */
    activate: (id: string) =>
      setActive((previous) =>
        previous?.id === id ? previous : { ...previous, id, documentName: getDocumentNameById(id) },
      ),
    begin: () => openFirst(orderedBlanks),
    close: () => setActive(undefined),
    canAddJob: jobCount < maxJobs && canAddJob(originalResume),
    addJob: () => {
      change({ jobs: jobCount + 1 });
      open(`experience.${jobCount}.position#0`);
    },
    /** Keeps the `count` latest jobs and focuses the last of them. */
    setJobs: (count: number) => {
      change({ jobs: count });
      const remainingGroups = groups.filter(({ job = 0 }) => job < count);
      openFirst(
        remainingGroups
          .slice(remainingGroups.findIndex(({ job }) => job === count - 1))
          .flatMap((group) => group.blanks),
      );
    },
    getPartKind,
    hasBlanks: (path: string) => splitBlanks(readTextAt(originalResume, path)).some(({ label }) => label),
    /** Returns the text of a line or the summary, even if it is left out, or the kind of a school fact. */
    getPartName: (path: string) => {
      const kind = getPartKind(path);
      return kind === 'line' || kind === 'skill' || kind === 'summary'
        ? readTextAt(filledResume, path)
        : t(`blanks.field.${kind}`);
    },
    /** If the part has blanks, moves on to the next open blank. Returns false if there is none. */
    leaveOut: (path: string): boolean => {
      const next = [...leftOut, path];
      change({ leftOut: next });
      const index = orderedBlanks.findIndex((blank) => isWithin(blank.path, path));
      if (index < 0) return true;
      const remainingBlanks = listOrderedBlanks({ jobs, leftOut: next });
      // Blanks before the part keep their index.
      const target = [...remainingBlanks.slice(index), ...remainingBlanks.slice(0, index)].find(({ id }) => !fills[id]);
      if (target) open(target.id, getDocumentName(target));
      return target !== undefined;
    },
    putBack: (path: string) => {
      const next = leftOut.filter((leftOutPath) => leftOutPath !== path);
      change({ leftOut: next });
      openFirst(listOrderedBlanks({ jobs, leftOut: next }).filter((blank) => isWithin(blank.path, path)));
    },
    /**
     * The title that a job's lines were written for, if the user has entered a different one and has finished typing.
     */
    getOtherTitle: ({ job }: BlankGroup): string | undefined => {
      if (job === undefined || listLinePaths(job).length === 0) return undefined;
      if (active?.id === `experience.${job}.position#0`) return undefined;
      const [title, targetTitle] = [getJobTitle(job), generation.jobTitle];
      return title && !isSimilarTitle(title, targetTitle) ? targetTitle : undefined;
    },
    setOwnLines: (job: number, lines: string[]) =>
      change({
        ownLines: Array.from({ length: Math.max(job + 1, ownLines.length) }, (_, index) =>
          index === job ? lines : (ownLines[index] ?? []),
        ),
      }),
    areLinesLeftOut: ({ job = 0 }: BlankGroup) => listLinePaths(job).every((path) => leftOut.includes(path)),
    toggleLines: ({ job = 0 }: BlankGroup) => {
      const lines = listLinePaths(job);
      const others = leftOut.filter((path) => !lines.includes(path));
      change({ leftOut: lines.every((path) => leftOut.includes(path)) ? others : [...others, ...lines] });
    },
    /** Adopts the number of jobs, too. Returns the number of filled blanks. */
    fillFromResume: (oldResume: ResumeContent): number => {
      const maxJobCount = canAddJob(originalResume) ? maxJobs : originalResume.experience.length;
      const oldJobCount = oldResume.experience.length > 0 ? Math.min(oldResume.experience.length, maxJobCount) : jobs;
      const blanksToFill = listOrderedBlanks({ jobs: oldJobCount, leftOut });
      const newFills = Object.entries(findFills(oldResume, blanksToFill, language)).filter(([id]) => !fills[id]);
      const next = { ...fills, ...Object.fromEntries(newFills) };
      change({ fills: next, jobs: oldJobCount });
      const target = blanksToFill.find(({ id }) => !next[id]) ?? blanksToFill[0];
      if (target) open(target.id);
      return newFills.length;
    },
    getSuggestion: (blank: Blank) =>
      suggestFill(blank, fills, {
        title: originalResume.personalInfo.headline,
        present: documentLabels[language].present,
      }),
    getGroupTitle: ({ section, job = 0 }: BlankGroup) => {
      if (section !== 'job') return t(`blanks.group.${section}`);
      const title = getJobTitle(job);
      return title ? t('blanks.jobTitled', { number: job + 1, title }) : t('blanks.job', { number: job + 1 });
    },
    getLabel: (blank: Blank) => {
      const text = getText(blank);
      const field = findBlankField(blank, text);
      if (!field) return getSentenceAround(text, blank, (index) => getFill(blank, index), language);
      const employer = field === 'start' || field === 'end' ? findSiblingFill(blank, 'company', fills) : undefined;
      return employer ? t(`blanks.at.${field as 'start' | 'end'}`, { employer }) : t(`blanks.field.${field}`);
    },
  };
}
export type Blanks = ReturnType<typeof useBlanks>;
