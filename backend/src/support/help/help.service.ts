import { Injectable } from '@nestjs/common';
import type { HelpAnswer, HelpQuestion } from '@shortlist/contracts/support/help';
import { AnswersService, type AnswerContext } from '../answers/answers.service';
import { ArticlesService } from '../answers/articles.service';
import { TicketsService } from '../tickets/tickets.service';
import { i18nMessages } from '../messages';

const maxTopics = 4;

@Injectable()
export class HelpService {
  constructor(
    private readonly answers: AnswersService,
    private readonly articles: ArticlesService,
    private readonly tickets: TicketsService,
  ) {}

  /** Throws the signal's reason if the client disconnects. */
  async answerQuestion({ question, history }: HelpQuestion, context: AnswerContext): Promise<HelpAnswer> {
    const { owner, language, network } = context;
    const turns = history.flatMap((entry) => [
      { isUser: true, text: entry.question },
      { isUser: false, text: entry.answer },
    ]);
    const {
      text,
      articles,
      escalationReason,
      offersPerson = false,
    } = await this.answers.reply(question, turns, context);
    const escalation = escalationReason && {
      owner,
      origin: 'help' as const,
      language,
      network,
      reason: escalationReason,
      question,
      history: turns,
    };
    const ticketReply = escalation && (await this.tickets.openOrExtend(escalation));
    const actions = articles[0]?.actions ?? [];
    return {
      answer: [text, ticketReply?.text].filter(Boolean).join('\n\n'),
      category: articles[0]?.categoryName ?? i18nMessages[language].category,
      relatedTopics: articles[0]?.related.map(({ title }) => title) ?? (await this.listPopularTopics(context)),
      actionSuggestions: actions.map(({ label }) => label),
      actions,
      sources: articles.map(({ id, title }) => ({ id, title })),
      escalateToHuman: escalationReason !== undefined,
      offersPerson,
      ticket: ticketReply?.ticket,
    };
  }

  private async listPopularTopics({ language }: AnswerContext): Promise<string[]> {
    return (await this.articles.listFaq(language)).slice(0, maxTopics).map(({ title }) => title);
  }
}
