import { useState } from 'react';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { maxJobs, type Generation } from '@shortlist/contracts/generator/generation';
import {
  fillBlanks,
  isFilled,
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
  applyUserCorrections,
  applyUserTitle,
  type UserCorrections,
} from '@shortlist/documents/user-corrections';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { useMessages } from '../../messages';
import type { DocumentName } from '@shortlist/contracts/generator/generation';
import {
  detectBlankField,
  findReversedDateIds,
  findSiblingFill,
  groupBlanks,
  isSimilarTitle,
  readTextAt,
  getSentenceAround,
  suggestFill,
  type BlankGroup,
} from './blank-groups';
import { extractFills } from './extract-fills';
import { useFills } from './use-fills';

interface SheetBlank {
  id: string;
  documentName: DocumentName;
}

interface ActiveBlank extends SheetBlank {
  /** The blank that the user last clicked on a sheet. */
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
  const { fills, jobs, leftOut = [], ownLines = [], fill, change, adoptFills, saveState, flush } = useFills(generation);
  const [activeBlank, setActiveBlank] = useState<ActiveBlank>();
  const { documents, language } = generation;
  const { letter } = documents;
  const originalResume = documents.resume;
  const resume = applyUserCorrections(originalResume, { jobs, leftOut });
  const filledResume = fillBlanks(applyUserTitle(originalResume, fills), fills);
  const allBlanks = listBlanks(resume, letter, originalResume);
  const groups = groupBlanks(
    allBlanks,
    listOptionalPaths(resume).filter(
      (path) => !leftOut.some((leftOutPath) => leftOutPath !== path && isWithin(path, leftOutPath)),
    ),
  );
  const reversedIds = findReversedDateIds(allBlanks, fills);
  const openBlankCount = allBlanks.filter(({ id }) => !fills[id]).length;
  // `jobs` is undefined until the user changes the number of jobs.
  const jobCount = resume.experience.length;

  const correctedJobs = fillBlanks(applyUserCorrections(resume, { ownLines }), fills).experience;

  const getDocumentName = (blank?: Blank): DocumentName => (blank && isLetterBlank(blank) ? 'coverLetter' : 'resume');
  const getDocumentNameById = (id: string) => getDocumentName(allBlanks.find((blank) => blank.id === id));
  const openBlank = (id: string, documentName = getDocumentNameById(id)) =>
    setActiveBlank((previousBlank) => ({ id, documentName, clickedBlank: previousBlank?.clickedBlank }));
  const orderedBlanks = groups.flatMap((group) => group.blanks);
  const openFirst = (blanks: Blank[]) => {
    const targetBlank = blanks.find(({ id }) => !fills[id]) ?? blanks[0];
    if (targetBlank) openBlank(targetBlank.id, getDocumentName(targetBlank));
  };
  const listOrderedBlanks = (facts: UserCorrections) =>
    groupBlanks(listBlanks(applyUserCorrections(originalResume, facts), letter, originalResume)).flatMap(
      (group) => group.blanks,
    );
  /** Returns the fill of the blank at `index` in the text of `blank`. The resume has the fills of shared facts. */
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
    adoptFills,
    saveState,
    flush,
    language,
    groups,
    reversedIds,
    openBlankCount,
    /** True if a job has a named employer and a complete line. */
    canWriteLetter: correctedJobs.some(({ company, achievements }) => isFilled(company) && achievements.some(isFilled)),
    isDone: openBlankCount === 0 && reversedIds.size === 0,
    isOpen: (id: string) => !fills[id],
    findOpenBlankId: (path: string) => allBlanks.find((blank) => !fills[blank.id] && isWithin(blank.path, path))?.id,
    activeBlank,
    openBlank,
    openClickedBlank: (id: string, documentName: DocumentName) =>
      setActiveBlank({ id, documentName, clickedBlank: { id, documentName } }),
    /** Call this when a blank receives the focus. If the blank was clicked on a sheet, that sheet stays in front. */
    activate: (id: string) =>
      setActiveBlank((previousBlank) =>
        previousBlank?.id === id ? previousBlank : { ...previousBlank, id, documentName: getDocumentNameById(id) },
      ),
    startFilling: () => openFirst(orderedBlanks),
    closeForm: () => setActiveBlank(undefined),
    canAddJob: jobCount < maxJobs && canAddJob(originalResume),
    addJob: () => {
      change({ jobs: jobCount + 1 });
      openBlank(`experience.${jobCount}.position#0`);
    },
    /** Keeps the latest `count` jobs and focuses the last one. */
    setJobs: (count: number) => {
      change({ jobs: count });
      const remainingGroups = groups.filter(({ jobIndex = 0 }) => jobIndex < count);
      openFirst(
        remainingGroups
          .slice(remainingGroups.findIndex(({ jobIndex }) => jobIndex === count - 1))
          .flatMap((group) => group.blanks),
      );
    },
    getPartKind,
    hasBlanks: (path: string) => splitBlanks(readTextAt(originalResume, path)).some(({ label }) => label),
    /** Returns the text of a line, a skill or the summary, or the kind of a school fact. */
    getPartName: (path: string) => {
      const kind = getPartKind(path);
      return kind === 'line' || kind === 'skill' || kind === 'summary'
        ? readTextAt(filledResume, path)
        : t(`blanks.field.${kind}`);
    },
    /** Leaves a part out. If the part has blanks, opens the next open blank. Returns false if there is none. */
    leaveOut: (path: string): boolean => {
      const newLeftOut = [...leftOut, path];
      change({ leftOut: newLeftOut });
      const index = orderedBlanks.findIndex((blank) => isWithin(blank.path, path));
      if (index < 0) return true;
      const remainingBlanks = listOrderedBlanks({ jobs, leftOut: newLeftOut });
      // Blanks before the part keep their index.
      const targetBlank = [...remainingBlanks.slice(index), ...remainingBlanks.slice(0, index)].find(
        ({ id }) => !fills[id],
      );
      if (targetBlank) openBlank(targetBlank.id, getDocumentName(targetBlank));
      return targetBlank !== undefined;
    },
    putBack: (path: string) => {
      const newLeftOut = leftOut.filter((leftOutPath) => leftOutPath !== path);
      change({ leftOut: newLeftOut });
      openFirst(listOrderedBlanks({ jobs, leftOut: newLeftOut }).filter((blank) => isWithin(blank.path, path)));
    },
    /** Returns the title that a job's lines were written for, if the user has finished typing a different title. */
    getMismatchedTargetTitle: ({ jobIndex }: BlankGroup): string | undefined => {
      if (jobIndex === undefined || listLinePaths(jobIndex).length === 0) return undefined;
      if (activeBlank?.id === `experience.${jobIndex}.position#0`) return undefined;
      const [title, targetTitle] = [getJobTitle(jobIndex), generation.jobTitle];
      return title && !isSimilarTitle(title, targetTitle) ? targetTitle : undefined;
    },
    setOwnLines: (job: number, lines: string[]) =>
      change({
        ownLines: Array.from({ length: Math.max(job + 1, ownLines.length) }, (_, index) =>
          index === job ? lines : (ownLines[index] ?? []),
        ),
      }),
    areLinesLeftOut: ({ jobIndex = 0 }: BlankGroup) => listLinePaths(jobIndex).every((path) => leftOut.includes(path)),
    toggleLines: ({ jobIndex = 0 }: BlankGroup) => {
      const lines = listLinePaths(jobIndex);
      const otherLeftOut = leftOut.filter((path) => !lines.includes(path));
      change({ leftOut: lines.every((path) => leftOut.includes(path)) ? otherLeftOut : [...otherLeftOut, ...lines] });
    },
    /** Adopts the facts and the number of jobs. Returns the number of filled blanks. */
    fillFromResume: (oldResume: ResumeContent): number => {
      const maxJobCount = canAddJob(originalResume) ? maxJobs : originalResume.experience.length;
      const oldJobCount = oldResume.experience.length > 0 ? Math.min(oldResume.experience.length, maxJobCount) : jobs;
      const blanksToFill = listOrderedBlanks({ jobs: oldJobCount, leftOut });
      const newFillEntries = Object.entries(extractFills(oldResume, blanksToFill, language)).filter(
        ([id]) => !fills[id],
      );
      const mergedFills = { ...fills, ...Object.fromEntries(newFillEntries) };
      change({ fills: mergedFills, jobs: oldJobCount });
      const targetBlank = blanksToFill.find(({ id }) => !mergedFills[id]) ?? blanksToFill[0];
      if (targetBlank) openBlank(targetBlank.id);
      return newFillEntries.length;
    },
    getSuggestion: (blank: Blank) =>
      suggestFill(blank, fills, {
        title: originalResume.personalInfo.headline,
        present: documentLabels[language].present,
      }),
    getGroupTitle: ({ section, jobIndex = 0 }: BlankGroup) => {
      if (section !== 'job') return t(`blanks.group.${section}`);
      const title = getJobTitle(jobIndex);
      return title ? t('blanks.jobTitled', { number: jobIndex + 1, title }) : t('blanks.job', { number: jobIndex + 1 });
    },
    getLabel: (blank: Blank) => {
      const text = getText(blank);
      const field = detectBlankField(blank, text);
      if (!field) return getSentenceAround(text, blank, (index) => getFill(blank, index), language);
      const employer = field === 'start' || field === 'end' ? findSiblingFill(blank, 'company', fills) : undefined;
      return employer ? t(`blanks.at.${field as 'start' | 'end'}`, { employer }) : t(`blanks.field.${field}`);
    },
  };
}
export type Blanks = ReturnType<typeof useBlanks>;
