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
import { CurrentOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RequestLanguage } from '../../platform/http/request-language';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { type Article, ArticlesService } from '../answers/articles.service';
import { HelpService } from './help.service';
import { ServiceStatusService } from './service-status.service';
import { getNetwork } from '../../platform/http/network';

export const toFaqResponse = (articles: readonly Article[]): z.infer<typeof faqSchema> =>
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
  @ZodResponse(helpAnswerSchema)
  async answerQuestion(
    @Body({ schema: helpQuestionSchema }) question: HelpQuestion,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const context = { owner, language, network: getNetwork(request), signal: getDisconnectSignal(response) };
    return await this.help.answerQuestion(question, context);
  }

  @Get('articles')
  @ZodResponse(helpArticleListSchema.element, { list: true })
  async listArticles(@RequestLanguage() language: Language) {
    return await this.articles.list(language);
  }

  @Get('articles/:id')
  @ZodResponse(helpArticleSchema)
  async getArticle(
    @Param({ schema: idSchema }) { id }: z.infer<typeof idSchema>,
    @RequestLanguage() language: Language,
  ) {
    return await this.articles.get(id, language);
  }

  @Get('faq')
  @ZodResponse(faqSchema.element, { list: true })
  async listFaq(@RequestLanguage() language: Language) {
    return toFaqResponse(await this.articles.listFaq(language));
  }

  @Get('status')
  @ZodResponse(serviceStatusSchema)
  async getServiceStatus() {
    return await this.status.get();
  }
}
