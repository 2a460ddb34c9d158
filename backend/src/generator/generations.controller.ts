import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  type FillBlanksRequest,
  fillBlanksRequestSchema,
  type Generation,
  generationPdfRequestSchema,
  generationSchema,
  generationSummarySchema,
  pdfResponseSchema,
  replaceLetterRequestSchema,
} from '@shortlist/contracts/generator/generation';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Response } from 'express';
import { z } from 'zod';
import { OptionalOwner } from '../account/sessions/caller.decorators';
import type { Owner } from '../account/sessions/owner.service';
import { ZodResponse } from '../platform/http/api-response.decorator';
import { RequestLanguage } from '../platform/http/request-language';
import { RateLimit } from '../platform/http/rate-limit/rate-limit.guard';
import { getDisconnectSignal } from '../platform/http/abort-signal';
import { GenerationFilesService } from './generation-files.service';
import { GenerationLettersService } from './generation-letters.service';
import { toGenerationResponse } from './generation.mapper';
import { GenerationScoresService } from './generation-scores.service';
import { type DocumentKind, documentKinds } from './generation-source';
import { GenerationsService } from './generations.service';

const idSchema = z.object({ id: z.string() });
const printQuerySchema = z.object({ document: z.enum(documentKinds).catch('resume') });

@ApiTags('generator')
@Controller('generations')
export class GenerationsController {
  constructor(
    private readonly generations: GenerationsService,
    private readonly files: GenerationFilesService,
    private readonly scores: GenerationScoresService,
    private readonly letters: GenerationLettersService,
  ) {}

  @Get()
  @ZodResponse(generationSummarySchema, { list: true })
  async list(@OptionalOwner() owner: Owner | undefined) {
    return owner ? await this.generations.list(owner.id) : [];
  }

  @Get(':id')
  @ZodResponse(generationSchema)
  async get(
    @Param({ schema: idSchema }) { id }: { id: string },
    @OptionalOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ): Promise<Generation> {
    const row = await this.generations.get(id, owner?.id);
    return toGenerationResponse(row, await this.scores.score(row, language), language);
  }

  @Put(':id/blanks')
  @ZodResponse(generationSchema)
  async fillBlanks(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: fillBlanksRequestSchema }) body: FillBlanksRequest,
    @OptionalOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ): Promise<Generation> {
    return await this.generations.fillBlanks(id, owner?.id, body, language);
  }

  @Put(':id/letter')
  @ZodResponse(generationSchema)
  async replaceLetter(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: replaceLetterRequestSchema }) { source }: z.infer<typeof replaceLetterRequestSchema>,
    @OptionalOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Generation> {
    const signal = getDisconnectSignal(response);
    return await this.letters.replace(id, source, { ownerId: owner?.id, language, signal });
  }

  @Post(':id/pdf')
  @RateLimit('pdf')
  @ZodResponse(pdfResponseSchema)
  async createPdfLink(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: generationPdfRequestSchema })
    { document, templateId }: { document: DocumentKind; templateId?: string },
    @OptionalOwner() owner: Owner | undefined,
  ) {
    return { success: true, pdfUrl: await this.files.createLink(id, owner?.id, document, templateId) };
  }

  @Get(':id/print')
  @ApiProduces('text/html')
  async renderPrintPage(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Query({ schema: printQuerySchema }) { document }: { document: DocumentKind },
    @OptionalOwner() owner: Owner | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const page = await this.files.renderForPrint(id, owner?.id, document);
    // Set last, so that errors are returned as JSON.
    response.type('html');
    return page;
  }
}
