import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@shortlist/contracts/platform/languages';
import {
  faqSchema,
  helpAnswerSchema,
  helpArticleListSchema,
  helpArticleSchema,
  type HelpQuestion,
  helpQuestionSchema,
  serviceStatusSchema,
} from '@shortlist/contracts/support/help';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { CurrentOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { RequestLanguage } from '../../platform/http/language';
import { leavingOf } from '../../platform/http/leaving';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { type Article, ArticlesService } from '../answers/articles.service';
import { HelpService } from './help.service';
import { ServiceStatusService } from './service-status.service';
import { networkOf } from '../../platform/http/network';

export const faqOf = (articles: readonly Article[]): z.infer<typeof faqSchema> =>
  articles.map(({ id, title, text }) => ({ id, question: title, answer: text }));

const idSchema = z.object({ id: z.string() });

@ApiTags('support')
@Controller('help')
export class HelpController {
  constructor(
    private readonly help: HelpService,
    private readonly articles: ArticlesService,
    private readonly status: ServiceStatusService,
  ) {}

  @Post('ask')
  @RateLimit('chat')
  @Answers(helpAnswerSchema)
  async ask(
    @Body({ schema: helpQuestionSchema }) question: HelpQuestion,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const caller = { owner, language, address: networkOf(request), signal: leavingOf(response) };
    return await this.help.ask(question, caller);
  }

  @Get('articles')
  @Answers(helpArticleListSchema.element, { list: true })
  async list(@RequestLanguage() language: Language) {
    return await this.articles.all(language);
  }

  @Get('articles/:id')
  @Answers(helpArticleSchema)
  async find(@Param({ schema: idSchema }) { id }: z.infer<typeof idSchema>, @RequestLanguage() language: Language) {
    return await this.articles.find(id, language);
  }

  @Get('faq')
  @Answers(faqSchema.element, { list: true })
  async faq(@RequestLanguage() language: Language) {
    return faqOf(await this.articles.popular(language));
  }

  @Get('status')
  @Answers(serviceStatusSchema)
  async serviceStatus() {
    return await this.status.read();
  }
}
