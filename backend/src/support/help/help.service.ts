import { Injectable } from '@nestjs/common';
import type { HelpAnswer, HelpQuestion } from '@shortlist/contracts/support/help';
import { AnswersService, type Caller } from '../answers/answers.service';
import { ArticlesService } from '../answers/articles.service';
import { TicketsService } from '../tickets/tickets.service';
import { words } from '../words';

const mostTopics = 4;

@Injectable()
export class HelpService {
  constructor(
    private readonly answers: AnswersService,
    private readonly articles: ArticlesService,
    private readonly tickets: TicketsService,
  ) {}

  /** Throws the signal's reason if the client disconnects. */
  async ask({ question, history }: HelpQuestion, caller: Caller): Promise<HelpAnswer> {
    const { owner, language } = caller;
    const turns = history.flatMap((entry) => [
      { isUser: true, text: entry.question },
      { isUser: false, text: entry.answer },
    ]);
    const { text, articles, escalate, offersPerson = false } = await this.answers.reply(question, turns, caller);
    const escalation = escalate && {
      owner,
      origin: 'help' as const,
      language,
      why: escalate,
      question,
      history: turns,
    };
    const taken = escalation && (await this.tickets.open(escalation));
    const actions = articles[0]?.actions ?? [];
    return {
      answer: [text, taken?.text].filter(Boolean).join('\n\n'),
      category: articles[0]?.categoryName ?? words[language].category,
      relatedTopics: articles[0]?.related.map(({ title }) => title) ?? (await this.popular(caller)),
      actionSuggestions: actions.map(({ label }) => label),
      actions,
      sources: articles.map(({ id, title }) => ({ id, title })),
      escalateToHuman: escalate !== undefined,
      offersPerson,
      ticket: taken?.ticket,
    };
  }

  private async popular({ language }: Caller): Promise<string[]> {
    return (await this.articles.popular(language)).slice(0, mostTopics).map(({ title }) => title);
  }
}
