import { Injectable } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Owner } from '../../account/sessions/owner.service';
import { findPassages, type QuestionInput } from '../../engine/writing/rule-based/passage-search/extract-answer';
import { getPassageIndex } from '../../engine/writing/rule-based/passage-search/passage-index';
import { answerQuestionTask } from '../../engine/writing/tasks/answer-question';
import { detectLanguage } from '../../engine/language/detect-language';
import { PaidQuotaService } from '../../ai/quota/paid-quota.service';
import { WritersService } from '../../ai/writers.service';
import { i18nMessages } from '../messages';
import { type Article, ArticlesService } from './articles.service';
import { type EscalationReason, findEscalationReason } from './escalation-rules';
import { detectSmallTalk } from './small-talk';

export interface AnswerContext {
  owner: Owner;
  language: Language;
  network: string;
  signal: AbortSignal;
}

export interface Reply {
  /** Empty if no answer was found. */
  text: string;
  /** Most important first. */
  articles: Article[];
  escalationReason?: EscalationReason | undefined;
  /** True if no article answers the question. The text then offers to contact the team. */
  offersPerson?: boolean;
}

/** Answers questions only from help articles. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly articles: ArticlesService,
    private readonly writers: WritersService,
    private readonly quota: PaidQuotaService,
  ) {}

  /**
   * Answers in the language of the page or, if no article matches, in the language of the question. Throws the signal's
   * reason if the client disconnects.
   */
  async reply(question: string, history: QuestionInput['history'], context: AnswerContext): Promise<Reply> {
    const { language } = context;
    const smallTalk = detectSmallTalk(question);
    if (smallTalk) return { text: i18nMessages[language][smallTalk], articles: [] };
    const escalationReason = findEscalationReason(question);
    if (escalationReason === 'person') return { text: '', articles: [], escalationReason };
    const [articles, passages] = [await this.articles.list(language), await this.articles.listPassages(language)];
    const input = { question, passages, language, history };
    const { answer, sources } = await this.writeAnswer(input, context);
    const sourceArticles = sources.flatMap((id) => articles.filter((article) => article.id === id));
    if (answer) return { text: answer, articles: sourceArticles, escalationReason };
    const questionLanguage = detectLanguage(question, language);
    if (questionLanguage !== language) {
      const reply = await this.reply(question, history, { ...context, language: questionLanguage });
      if (!reply.offersPerson) return reply;
    }
    // Not even the team could answer a question without a recognizable topic, such as "???" or "and how?".
    const hasNoTopic = getPassageIndex(passages, language).extractSearchTerms(question).size === 0;
    if (hasNoTopic && !escalationReason) return { text: i18nMessages[language].rephrase, articles: [] };
    if (escalationReason) return { text: '', articles: [], escalationReason };
    return { text: i18nMessages[language].unknown, articles: [], offersPerson: true };
  }

  private async writeAnswer(input: QuestionInput, { owner, network, signal }: AnswerContext) {
    const hasPassages = findPassages(input).length > 0;
    const isPaid = hasPassages && (await this.quota.reserve(owner, network));
    return (await this.writers.runTask(answerQuestionTask, input, { ownerId: owner.id, signal, paid: isPaid })).output;
  }
}
