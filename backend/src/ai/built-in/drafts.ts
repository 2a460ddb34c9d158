import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { GenerationStep } from '@shortlist/contracts/generator/generation';

/** Both documents as far as they are written, and the step being written. */
export interface Draft {
  step: Exclude<GenerationStep, 'score'>;
  resume: ResumeContent;
  letter: LetterContent;
}

/** Sentences with the spaces behind them. */
const sentences = (text: string) => text.match(/.+?(?:[.!?](?=\s|$)|[。！？]|$)\s*/gs) ?? [];

/** Every beginning of a list, from its first item to the whole. */
function* beginnings<Item>(items: readonly Item[], size = 1): Generator<Item[]> {
  for (let end = size; end < items.length + size; end += size) yield items.slice(0, end);
}

/**
 * The documents being written, sentence by sentence and bullet by bullet, in the order of the steps: summary,
 * experience, education and skills, letter. The last draft is the whole.
 */
export function* drafts({ resume, letter }: Omit<Draft, 'step'>): Generator<Draft> {
  let written: ResumeContent = {
    ...resume,
    personalInfo: { ...resume.personalInfo, summary: '' },
    experience: [],
    education: [],
    projects: [],
    skills: [],
    achievements: [],
    certifications: [],
    languages: [],
    customSections: [],
  };
  const unwritten = { ...letter, paragraphs: [] };
  for (const part of beginnings(sentences(resume.personalInfo.summary))) {
    written = { ...written, personalInfo: { ...resume.personalInfo, summary: part.join('').trim() } };
    yield { step: 'summary', resume: written, letter: unwritten };
  }
  for (const entries of beginnings(resume.experience)) {
    const entry = entries.at(-1);
    if (!entry) continue;
    for (const achievements of entry.achievements.length ? beginnings(entry.achievements) : [[]]) {
      written = { ...written, experience: [...entries.slice(0, -1), { ...entry, achievements }] };
      yield { step: 'experience', resume: written, letter: unwritten };
    }
  }
  for (const skills of beginnings(resume.skills, 4)) {
    written = { ...resume, skills };
    yield { step: 'skills', resume: written, letter: unwritten };
  }
  for (const paragraphs of growing(letter.paragraphs)) {
    yield { step: 'coverLetter', resume, letter: { ...letter, paragraphs } };
  }
}

/** Paragraphs being written, sentence by sentence. The last are the whole. */
export function* growing(whole: readonly string[]): Generator<string[]> {
  for (const paragraphs of beginnings(whole)) {
    for (const part of beginnings(sentences(paragraphs.at(-1) ?? '')))
      yield [...paragraphs.slice(0, -1), part.join('').trim()];
  }
}
