import { blankOutFacts } from '../../../engine/grounding/blank-out-facts';
import { enforceOneClickRules } from '../../../engine/grounding/one-click-rules';
import { removeClaims } from '../../../engine/grounding/remove-claims';
import {
  type OneClickLetterCompletion,
  oneClickLetterCompletionSchema,
} from '../../../engine/writing/prompts/one-click-letter.v1';
import {
  type OneClickResumeCompletion,
  oneClickResumeCompletionSchema,
} from '../../../engine/writing/prompts/one-click-resume.v1';
import { getTargetTerms, listOccupationTexts } from '../../../engine/writing/rule-based/target-terms';
import { findOccupation } from '../../../engine/writing/rule-based/titles/find-occupation';
import { prioritizeForPosting } from '../../../engine/writing/prioritize-for-posting';
import { findWrongLanguage } from '../../../engine/writing/tasks/language-check';
import type { CompletionViolation } from '../../../engine/writing/tasks/writer-task';
import type { GenerationDraft, GenerationInput } from '../../writer';
import { parsePartialCompletion } from '../../../engine/writing/tasks/partial-json';
import { assembleDocuments, parseCompletions } from './assemble-documents';

/** Text of both completions so far. */
export interface OneClickTexts {
  resume: string;
  letter: string;
}

interface OneClickArguments {
  input: GenerationInput;
}

/** These tasks run in worker threads, because a completion can be long and slow to process. */
export const oneClickTasks = {
  draftOneClick: buildDraft,
  checkOneClick: findCompletionViolations,
  buildOneClickDocuments: ({
    completions: { resume, letter },
    input,
  }: OneClickArguments & { completions: CompletionPair }) => buildDocuments(resume, letter, input),
};

interface CompletionPair {
  resume: OneClickResumeCompletion;
  letter: OneClickLetterCompletion;
}

function buildDraft({ texts, input }: OneClickArguments & { texts: OneClickTexts }): GenerationDraft {
  const resume = parsePartialCompletion(texts.resume, oneClickResumeCompletionSchema);
  const letter = parsePartialCompletion(texts.letter, oneClickLetterCompletionSchema);
  const documents = buildDocuments(resume, letter, input);
  return { step: detectStep(documents.resume, texts.resume), language: input.language, ...documents };
}

function buildDocuments(resumeCompletion: unknown, letterCompletion: unknown, input: GenerationInput) {
  const completions = parseCompletions(resumeCompletion, letterCompletion);
  const { resolvedInput, ...occupation } = resolveOneClickSource(input);
  const { knownTerms } = occupation;
  const source = { ...resolvedInput, ...occupation };
  const { resume, letter } = enforceOneClickRules(assembleDocuments(completions, resolvedInput), source);
  const text = JSON.stringify(resume).toLowerCase();
  const keywords = [...new Set([...knownTerms, ...completions.keywords])]
    .filter((term) => text.includes(term.toLowerCase()))
    .slice(0, 16);
  return { resume: prioritizeForPosting(resume, input.jobPosting ?? '', input.language), letter, keywords };
}

function resolveOneClickSource(input: GenerationInput) {
  const { jobTitle, industry, language } = input;
  const { title, occupation, isGeneral } = findOccupation(jobTitle, industry, language);
  const resolvedInput = { ...input, jobTitle: title };
  return {
    resolvedInput,
    knownTerms: getTargetTerms(jobTitle, industry, language).map(({ term }) => term),
    occupationText: listOccupationTexts(occupation).join('\n'),
    isKnownOccupation: !isGeneral,
  };
}

function findCompletionViolations({
  completion,
  input,
}: OneClickArguments & { completion: OneClickResumeCompletion | OneClickLetterCompletion }): CompletionViolation[] {
  const { resolvedInput, knownTerms, occupationText, isKnownOccupation } = resolveOneClickSource(input);
  const { jobTitle } = resolvedInput;
  const draftSource = {
    language: input.language,
    jobTitle,
    occupationText: [occupationText, ...knownTerms].join('\n'),
    isKnownOccupation,
  };
  const isLetter = 'paragraphs' in completion;
  const texts =
    'paragraphs' in completion
      ? completion.paragraphs
      : [completion.summary, ...completion.experience.flatMap(({ achievements }) => achievements)];
  const countBlanks = (text: string) => text.split('[').length;
  const factViolations = texts
    .filter(
      (text) =>
        countBlanks(blankOutFacts(text, input.language, [jobTitle, ...knownTerms])) > countBlanks(text) ||
        removeClaims(text, { ...draftSource, isLetter }) !== text,
    )
    .map((text) => ({ text, kind: 'fact' }));
  return [...findWrongLanguage(texts, input.language), ...factViolations];
}

function detectStep({ experience, skills }: GenerationDraft['resume'], text: string): GenerationDraft['step'] {
  if (text.trimEnd().endsWith('}') && skills.length) return 'coverLetter';
  if (skills.length) return 'skills';
  return experience.length ? 'experience' : 'summary';
}
