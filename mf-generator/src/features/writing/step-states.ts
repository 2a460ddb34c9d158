import { generationSteps, type GenerationStep } from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { DraftEvent } from './generation-reducer';

export interface StepState {
  step: GenerationStep;
  state: 'done' | 'writing' | 'waiting';
  /** Number of words or skills that a finished step has written. Undefined for the score step. */
  amount?: number;
}

/** All steps before the current step are done. If the generation has stopped, its current step is waiting again. */
export function getStepStates(draft: DraftEvent | undefined, language: Language, isWriting: boolean): StepState[] {
  const currentIndex = generationSteps.indexOf(draft?.step ?? generationSteps[0]);
  return generationSteps.map((step, index) => {
    if (index > currentIndex || (index === currentIndex && !isWriting)) return { step, state: 'waiting' };
    if (index === currentIndex || !draft) return { step, state: 'writing' };
    return { step, state: 'done', amount: countStepAmount(step, draft, language) };
  });
}

function countStepAmount(step: GenerationStep, { resume, letter }: DraftEvent, language: Language): number | undefined {
  switch (step) {
    case 'summary':
      return countWords(resume.personalInfo.summary, language);
    case 'experience':
      return countWords(
        resume.experience.flatMap((entry) => [entry.description, ...entry.achievements]).join(' '),
        language,
      );
    case 'skills':
      return resume.skills.length;
    case 'coverLetter':
      return countWords(letter.paragraphs.join(' '), language);
    case 'score':
      return undefined;
  }
}

/** Counts characters in Japanese, as the editor does, and words in other languages. */
export function countWords(text: string, language: Language): number {
  if (language === 'ja') return text.replace(/\s/g, '').length;
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].filter((segment) => segment.isWordLike).length;
}
