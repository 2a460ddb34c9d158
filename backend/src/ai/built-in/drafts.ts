import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/resume';
import type { GenerationStep } from '@shortlist/contracts/generator/generation';

export interface Draft {
  step: Exclude<GenerationStep, 'score'>;
  resume: ResumeContent;
  letter: LetterContent;
}

const sentences = (text: string) => text.match(/.+?(?:[.!?](?=\s|$)|[。！？]|$)\s*/gs) ?? [];

function* beginnings<Item>(items: readonly Item[], size = 1): Generator<Item[]> {
  for (let end = size; end < items.length + size; end += size) yield items.slice(0, end);
}

/**
 * Yields the documents sentence by sentence and bullet by bullet, in the order of the steps: summary, experience,
 * education and skills, cover letter. The last draft is complete.
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

export function* growing(whole: readonly string[]): Generator<string[]> {
  for (const paragraphs of beginnings(whole)) {
    for (const part of beginnings(sentences(paragraphs.at(-1) ?? '')))
      yield [...paragraphs.slice(0, -1), part.join('').trim()];
  }
}
