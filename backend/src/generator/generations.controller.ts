import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  type FillBlanks,
  fillBlanksSchema,
  type Generation,
  generationPdfSchema,
  generationSchema,
  generationSummarySchema,
  pdfAnswerSchema,
} from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Response } from 'express';
import { z } from 'zod';
import { KnownOwner } from '../account/sessions/current-owner';
import type { Owner } from '../account/sessions/owner.service';
import { Answers } from '../platform/http/answer';
import { RequestLanguage } from '../platform/http/language';
import { RateLimit } from '../platform/http/rate-limit/rate-limit.guard';
import { GenerationFilesService } from './generation-files.service';
import { toGeneration } from './generation-face';
import { GenerationScoresService } from './generation-scores.service';
import { type DocumentKind, documentKinds } from './generation-source';
import { GenerationsService } from './generations.service';

const idSchema = z.object({ id: z.string() });
const printSchema = z.object({ document: z.enum(documentKinds).catch('resume') });

@ApiTags('generator')
@Controller('generations')
export class GenerationsController {
  constructor(
    private readonly generations: GenerationsService,
    private readonly files: GenerationFilesService,
    private readonly scores: GenerationScoresService,
  ) {}

  @Get()
  @Answers(generationSummarySchema, { list: true })
  async list(@KnownOwner() owner: Owner | undefined) {
    return owner ? await this.generations.list(owner.id) : [];
  }

  @Get(':id')
  @Answers(generationSchema)
  async find(
    @Param({ schema: idSchema }) { id }: { id: string },
    @KnownOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ): Promise<Generation> {
    const row = await this.generations.find(id, owner?.id);
    return toGeneration(row, await this.scores.score(row, language), language);
  }

  @Put(':id/blanks')
  @Answers(generationSchema)
  async fill(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: fillBlanksSchema }) body: FillBlanks,
    @KnownOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ): Promise<Generation> {
    return await this.generations.fill(id, owner?.id, body, language);
  }

  @Post(':id/pdf')
  @RateLimit('pdf')
  @Answers(pdfAnswerSchema)
  async pdf(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: generationPdfSchema }) { document, templateId }: { document: DocumentKind; templateId?: string },
    @KnownOwner() owner: Owner | undefined,
  ) {
    return { success: true, pdfUrl: await this.files.link(id, owner?.id, document, templateId) };
  }

  @Get(':id/print')
  @ApiProduces('text/html')
  async print(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Query({ schema: printSchema }) { document }: { document: DocumentKind },
    @KnownOwner() owner: Owner | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const page = await this.files.printPage(id, owner?.id, document);
    // Set last, so that errors are returned as JSON.
    response.type('html');
    return page;
  }
}
