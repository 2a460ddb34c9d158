import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { GenerationStep } from '@shortlist/contracts/generator/generation';

export interface PartialDocuments {
  step: Exclude<GenerationStep, 'score'>;
  resume: ResumeContent;
  letter: LetterContent;
}

const splitSentences = (text: string) => text.match(/.+?(?:[.!?](?=\s|$)|[。！？]|$)\s*/gs) ?? [];

function* listPrefixes<Item>(items: readonly Item[], size = 1): Generator<Item[]> {
  for (let end = size; end < items.length + size; end += size) yield items.slice(0, end);
}

/**
 * Yields the documents sentence by sentence and bullet by bullet, in the order of the steps: summary, experience,
 * education and skills, cover letter. The last draft is complete.
 */
export function* streamPartialDocuments({
  resume,
  letter,
}: Omit<PartialDocuments, 'step'>): Generator<PartialDocuments> {
  let partialResume: ResumeContent = {
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
  const emptyLetter = { ...letter, paragraphs: [] };
  for (const sentences of listPrefixes(splitSentences(resume.personalInfo.summary))) {
    partialResume = { ...partialResume, personalInfo: { ...resume.personalInfo, summary: sentences.join('').trim() } };
    yield { step: 'summary', resume: partialResume, letter: emptyLetter };
  }
  for (const entries of listPrefixes(resume.experience)) {
    const entry = entries.at(-1);
    if (!entry) continue;
    for (const achievements of entry.achievements.length ? listPrefixes(entry.achievements) : [[]]) {
      partialResume = { ...partialResume, experience: [...entries.slice(0, -1), { ...entry, achievements }] };
      yield { step: 'experience', resume: partialResume, letter: emptyLetter };
    }
  }
  for (const skills of listPrefixes(resume.skills, 4)) {
    partialResume = { ...resume, skills };
    yield { step: 'skills', resume: partialResume, letter: emptyLetter };
  }
  for (const paragraphs of streamPartialParagraphs(letter.paragraphs)) {
    yield { step: 'coverLetter', resume, letter: { ...letter, paragraphs } };
  }
}

/** Yields the paragraphs sentence by sentence. The last draft is complete. */
export function* streamPartialParagraphs(allParagraphs: readonly string[]): Generator<string[]> {
  for (const paragraphs of listPrefixes(allParagraphs)) {
    for (const sentences of listPrefixes(splitSentences(paragraphs.at(-1) ?? '')))
      yield [...paragraphs.slice(0, -1), sentences.join('').trim()];
  }
}
