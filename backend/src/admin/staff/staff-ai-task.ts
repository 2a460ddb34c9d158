import type { Metric, Priority } from '@shortlist/contracts/admin/staff';
import { type Language, languages } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';
import { streamPartialParagraphs } from '../../engine/writing/rule-based/partial-documents';
import type { WriterTask } from '../../engine/writing/tasks/writer-task';
import type { StaffCompletion } from '../../engine/writing/prompts/staff/rules.v1';
import { i18nMessages } from '../messages';
import { removeUnsupportedFigures } from './remove-unsupported-figures';
import type { AgentProfile } from './agents';
import { detectActionRequest } from './action-request-detector';

export interface StaffTaskInput {
  task: string;
  priority: Priority;
  language: Language;
  figures: Metric[];
  suggestedSteps: string[];
  helpText: string;
  /** Whether a model is configured. If so, the rule-based writer answers only when the budget is used up. */
  hasModel: boolean;
}

export type StaffTaskOutput = StaffCompletion;

const partialSchema = z.object({ response: z.string().catch('') });

/** Creates a task that returns an answer and never performs an action. */
export const createStaffAiTask = (
  name: WriterTask<StaffTaskInput, StaffTaskOutput>['name'],
  { prompt }: AgentProfile,
): WriterTask<StaffTaskInput, StaffTaskOutput, StaffCompletion> => ({
  name,
  runRuleBased: answerFromFigures,
  *streamPartials({ response, ...rest }) {
    for (const paragraphs of streamPartialParagraphs(response.split('\n\n')))
      yield { ...rest, response: paragraphs.join('\n\n') };
  },
  prompt,
  buildPromptData: ({ task, priority, language, figures, helpText }) => ({
    language: languages.find(({ code }) => code === language)?.name,
    figures: Object.fromEntries(figures.map((figure) => [figure.name, figure.value])),
    ...(helpText && { help: helpText }),
    priority,
    task,
  }),
  checkCompletion: ({ response, nextSteps, followUpRequired }, { task, figures, helpText }) => {
    const sourceTexts = [task, helpText, ...figures.flatMap(({ name, value }) => [name, value])];
    const texts = [response, ...nextSteps].map((text) => removeUnsupportedFigures(text, sourceTexts));
    const [checkedResponse = '', ...steps] = texts.map(({ text }) => text);
    return {
      output: {
        response: checkedResponse,
        nextSteps: steps.filter(Boolean),
        followUpRequired: followUpRequired || detectActionRequest(task),
      },
      violations: texts.flatMap(({ unsupported }) => unsupported.map((text) => ({ text, kind: 'number' }))),
    };
  },
  parsePartial: (value) => ({
    ...partialSchema.catch({ response: '' }).parse(value),
    nextSteps: [],
    followUpRequired: false,
  }),
});

function answerFromFigures({
  task,
  priority,
  language,
  figures,
  suggestedSteps,
  helpText,
  hasModel,
}: StaffTaskInput): StaffTaskOutput {
  const texts = i18nMessages[language].metrics;
  const isActionRequest = detectActionRequest(task);
  const figureList = [texts.standing, ...figures.map(({ name, value }) => `- ${name}: ${value}`)].join('\n');
  const paragraphs = [
    hasModel ? texts.noBudget : texts.noModel,
    ...(isActionRequest ? [texts.nothingDone] : []),
    ...(helpText ? [`${texts.fromHelp}\n${helpText}`] : []),
    figureList,
  ];
  return {
    response: paragraphs.join('\n\n'),
    nextSteps: suggestedSteps.length ? suggestedSteps.slice(0, 4) : [texts.steps.nothing],
    followUpRequired: isActionRequest || priority === 'high',
  };
}
