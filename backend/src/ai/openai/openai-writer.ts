import { languages } from '@shortlist/contracts/platform/languages';
import type { ModelPrice } from '../../platform/config/model-prices';
import { targetTerms } from '../built-in/target-terms';
import { findOccupation } from '../built-in/titles/find-occupation';
import { letterPrompt } from '../prompts/one-click-letter.v1';
import type { Prompt } from '../prompts/prompt';
import { resumePrompt } from '../prompts/one-click-resume.v1';
import type { Reservation, SpendGuard } from '../spend-guard/spend-guard';
import { enforceOneClick } from '../truth/one-click';
import { words } from '../words';
import { type Draft, type WriteInput, type WriteOptions, type Writer, WriterFailure, type Written } from '../writer';
import { assemble, readAnswers } from './assemble';
import type { ChatClient } from './chat';
import { readPartialJson } from './partial-json';

export interface Model {
  name: string;
  price: ModelPrice;
}

/** A language model behind an endpoint: resume and letter are asked at the same time, each answer passes the truth check. */
export class OpenAiWriter implements Writer {
  readonly name = 'openai';

  constructor(
    private readonly chat: ChatClient,
    private readonly guard: SpendGuard,
    private readonly model: Model,
  ) {}

  async writeGeneration(input: WriteInput, { signal, onDraft }: WriteOptions): Promise<Written> {
    const data = dataOf(input);
    const reserved = await this.guard.reserve(
      [resumePrompt, letterPrompt].map((prompt) => this.call(prompt, data, input)),
    );
    const texts = { resume: '', letter: '' };
    // One after the other: two answers arrive at once, a reader gets one draft at a time.
    let drafts = Promise.resolve();
    let last = '';
    const onText = (part: keyof typeof texts) => async (text: string) => {
      texts[part] = text;
      if (!onDraft) return;
      drafts = drafts.then(async () => {
        const draft = this.draft(texts, input);
        const seen = JSON.stringify(draft);
        if (seen === last) return;
        last = seen;
        await onDraft(draft);
      });
      await drafts;
    };
    const [ofResume, ofLetter] = reserved;
    if (!ofResume || !ofLetter) throw new Error('Two calls were reserved');
    // When one of the two fails, the other one has no use any more.
    const both = new AbortController();
    const ask = async <T>(prompt: Prompt<T>, part: keyof typeof texts, reservation: Reservation) => {
      const options = { signal: AbortSignal.any([signal, both.signal]), onText: onText(part) };
      try {
        return await this.guard.run(reservation, (meter) => this.chat.ask(prompt, data, { ...options, meter }));
      } catch (error) {
        both.abort();
        throw error;
      }
    };
    // Both have ended, and are paid, before a failure is handed on.
    const [resume, letter] = await Promise.allSettled([
      ask(resumePrompt, 'resume', ofResume),
      ask(letterPrompt, 'letter', ofLetter),
    ]);
    if (resume.status === 'rejected' || letter.status === 'rejected') {
      signal.throwIfAborted();
      throw causeOf([resume, letter]);
    }
    return {
      writer: this.name,
      language: input.language,
      general: false,
      ...this.documents(resume.value, letter.value, input),
    };
  }

  private call(prompt: Prompt<unknown>, data: object, { ownerId }: WriteInput) {
    const { name, price } = this.model;
    return {
      feature: prompt.id,
      model: name,
      price,
      ownerId,
      input: this.chat.inputOf(prompt, data),
      maxOutputTokens: prompt.maxOutputTokens,
    };
  }

  private draft(texts: { resume: string; letter: string }, input: WriteInput): Draft {
    const read = readPartialJson(texts.resume);
    const documents = this.documents(read, readPartialJson(texts.letter), input);
    return { step: stepOf(documents.resume, texts.resume), language: input.language, ...documents };
  }

  private documents(resume: unknown, letter: unknown, input: WriteInput) {
    const answers = readAnswers(resume, letter);
    const knownTerms = knownTermsOf(input);
    const titled = { ...input, jobTitle: findOccupation(input.jobTitle, input.industry, input.language).title };
    const documents = enforceOneClick(assemble(answers, titled), { ...titled, knownTerms });
    const text = JSON.stringify(documents.resume).toLowerCase();
    const keywords = [...new Set([...knownTerms, ...answers.keywords])]
      .filter((term) => text.includes(term.toLowerCase()))
      .slice(0, 16);
    return { ...documents, keywords };
  }
}

/** What the profiles know of the title, in its language. */
const knownTermsOf = ({ language, jobTitle, industry }: WriteInput): string[] =>
  targetTerms(jobTitle, industry, language).map(({ term }) => term);

/** What the model is told, all of it as data. */
function dataOf({ jobTitle, industry, language }: WriteInput) {
  const name = languages.find(({ code }) => code === language)?.name;
  const blanks = Object.fromEntries(Object.entries(words[language].blanks).map(([key, label]) => [key, `[${label}]`]));
  return { jobTitle, industry, language: name, blanks };
}

function stepOf({ experience, skills }: Draft['resume'], text: string): Draft['step'] {
  if (text.trimEnd().endsWith('}') && skills.length) return 'coverLetter';
  if (skills.length) return 'skills';
  return experience.length ? 'experience' : 'summary';
}

/** The failure that stopped the other call, not the other's being stopped. */
function causeOf(results: PromiseSettledResult<unknown>[]): unknown {
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  return reasons.find((reason) => reason instanceof WriterFailure) ?? reasons[0];
}
