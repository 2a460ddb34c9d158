import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Owner } from '../../account/sessions/owner.service';
import { answerFrom, passagesFor, type QuestionOrder } from '../../ai/built-in/answers/answer';
import { libraryOf } from '../../ai/built-in/answers/library';
import { answerFromPassages } from '../../ai/jobs/answer';
import { languageOf } from '../../ai/truth/guard/language-of';
import { PaidQuotaService } from '../../ai/quota/paid-quota.service';
import { WriterFailure } from '../../ai/writer';
import { WritersService } from '../../ai/writers.service';
import { words } from '../words';
import { type Article, ArticlesService } from './articles.service';
import { type ForPerson, forPerson } from './matters';
import { smallTalkIn } from './small-talk';

export interface Caller {
  owner: Owner;
  language: Language;
  address: string;
  signal: AbortSignal;
}

export interface Reply {
  /** Empty if no answer was found. */
  text: string;
  /** Most important first. */
  articles: Article[];
  escalate?: ForPerson | undefined;
  /** True if no article answers; the text says so and offers to ask a person. */
  offersPerson?: boolean;
}

/** Answers from our own articles, or says that none of them answers. Never guesses. */
@Injectable()
export class AnswersService {
  private readonly logger = new Logger('support');

  constructor(
    private readonly articles: ArticlesService,
    private readonly writers: WritersService,
    private readonly quota: PaidQuotaService,
  ) {}

  /**
   * Answers in the language of the page, or else of the question. Throws the signal's reason if the client disconnects.
   */
  async reply(question: string, history: QuestionOrder['history'], caller: Caller): Promise<Reply> {
    const { language } = caller;
    const smallTalk = smallTalkIn(question);
    if (smallTalk) return { text: words[language][smallTalk], articles: [] };
    const escalate = forPerson(question);
    if (escalate === 'person') return { text: '', articles: [], escalate };
    const [articles, passages] = [await this.articles.all(language), await this.articles.passages(language)];
    const order = { question, passages, language, history };
    const { answer, sources } = await this.answer(order, caller);
    const found = sources.flatMap((id) => articles.filter((article) => article.id === id));
    if (answer) return { text: answer, articles: found, escalate };
    const spoken = languageOf(question, language);
    if (spoken !== language) {
      const reply = await this.reply(question, history, { ...caller, language: spoken });
      if (!reply.offersPerson) return reply;
    }
    // No recognizable subject, so a person could not answer either: "???", "and how?".
    const isEmpty = libraryOf(passages, language).subjectsOf(question).size === 0;
    if (isEmpty && !escalate) return { text: words[language].rephrase, articles: [] };
    if (escalate) return { text: '', articles: [], escalate };
    return { text: words[language].unknown, articles: [], offersPerson: true };
  }

  /**
   * Uses the model if it is available and passages match. Otherwise, or if the model fails, uses the rule-based writer.
   */
  private async answer(order: QuestionOrder, { owner, address, signal }: Caller) {
    const hasPassages = passagesFor(order).length > 0;
    const paid = hasPassages && (await this.quota.take(owner, address));
    try {
      return (await this.writers.do(answerFromPassages, order, { ownerId: owner.id, signal, paid })).output;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof WriterFailure)) throw error;
      this.logger.warn(`The model failed to answer a question (${error.kind}): ${error.message}`);
      return answerFrom(order);
    }
  }
}
