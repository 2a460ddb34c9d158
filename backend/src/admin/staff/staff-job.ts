import type { Figure, Priority } from '@shortlist/contracts/admin/staff';
import { type Language, languages } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';
import { growing } from '../../ai/built-in/drafts';
import type { Job } from '../../ai/jobs/job';
import type { StaffModelAnswer } from '../../ai/prompts/staff/rules.v1';
import { words } from '../facts/words';
import { keepOwnFigures } from './own-figures';
import type { MemberProfile } from './members';
import { asksForDeeds } from './deeds';

export interface StaffOrder {
  task: string;
  priority: Priority;
  language: Language;
  figures: Figure[];
  steps: string[];
  help: string;
  /** True if a model is configured. If the answer is still written without it, the budget is used up. */
  hasModel: boolean;
}

export type StaffOutput = StaffModelAnswer;

const partialSchema = z.object({ response: z.string().catch('') });

/** Creates a task that only returns an answer and performs no action. */
export const staffJob = (
  name: Job<StaffOrder, StaffOutput>['name'],
  { prompt }: MemberProfile,
): Job<StaffOrder, StaffOutput, StaffModelAnswer> => ({
  name,
  write: answerFromFigures,
  *beginnings({ response, ...rest }) {
    for (const paragraphs of growing(response.split('\n\n'))) yield { ...rest, response: paragraphs.join('\n\n') };
  },
  prompt,
  data: ({ task, priority, language, figures, help }) => ({
    language: languages.find(({ code }) => code === language)?.name,
    figures: Object.fromEntries(figures.map((figure) => [figure.name, figure.value])),
    ...(help && { help }),
    priority,
    task,
  }),
  check: ({ response, nextSteps, followUpRequired }, { task, figures, help }) => {
    const given = [task, help, ...figures.flatMap(({ name, value }) => [name, value])];
    const texts = [response, ...nextSteps].map((text) => keepOwnFigures(text, given));
    const [first = '', ...steps] = texts.map(({ text }) => text);
    return {
      output: {
        response: first,
        nextSteps: steps.filter(Boolean),
        followUpRequired: followUpRequired || asksForDeeds(task),
      },
      offences: texts.flatMap(({ foreign }) => foreign.map((text) => ({ text, kind: 'number' }))),
    };
  },
  partial: (value) => ({
    ...partialSchema.catch({ response: '' }).parse(value),
    nextSteps: [],
    followUpRequired: false,
  }),
});

function answerFromFigures({ task, priority, language, figures, steps, help, hasModel }: StaffOrder): StaffOutput {
  const texts = words[language];
  const isDeed = asksForDeeds(task);
  const standing = [texts.standing, ...figures.map(({ name, value }) => `- ${name}: ${value}`)].join('\n');
  const paragraphs = [
    hasModel ? texts.noBudget : texts.noModel,
    ...(isDeed ? [texts.nothingDone] : []),
    ...(help ? [`${texts.fromHelp}\n${help}`] : []),
    standing,
  ];
  return {
    response: paragraphs.join('\n\n'),
    nextSteps: steps.length ? steps.slice(0, 4) : [texts.steps.nothing],
    followUpRequired: isDeed || priority === 'high',
  };
}
