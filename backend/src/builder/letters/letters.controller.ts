import { Body, Controller, Delete, Get, Headers, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { coverLetterSchema, type SaveLetter, saveLetterSchema } from '@shortlist/contracts/builder/cover-letter';
import { renameSchema } from '@shortlist/contracts/builder/saved-resume';
import type { Response } from 'express';
import { z } from 'zod';
import { CurrentOwner, KnownOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { leavingOf } from '../../platform/http/leaving';
import { type BasedOn, IfMatch } from '../saved/based-on';
import { binSchema, type Bin, forGoodSchema, type ForGood } from '../saved/bin';
import { type Place, RequestPlace } from '../saved/saver';
import { LettersService } from './letters.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('builder')
@Controller('cover-letters')
export class LettersController {
  constructor(private readonly letters: LettersService) {}

  @Get()
  @Answers(coverLetterSchema, { list: true })
  async list(@Query({ schema: binSchema }) { bin }: Bin, @KnownOwner() owner: Owner | undefined) {
    return owner ? await this.letters.list(owner, bin) : [];
  }

  @Get(':id')
  @Answers(coverLetterSchema)
  async find(@Param({ schema: idSchema }) { id }: { id: string }, @KnownOwner() owner: Owner | undefined) {
    return await this.letters.show(id, owner);
  }

  @Post()
  @Answers(coverLetterSchema, { status: 201 })
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async create(
    @Body({ schema: saveLetterSchema }) save: SaveLetter,
    @CurrentOwner() owner: Owner,
    @RequestPlace() place: Place,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    return await this.letters.create(save, { saver: { owner, ...place }, key, signal: leavingOf(response) });
  }

  @Put(':id')
  @Answers(coverLetterSchema)
  @ApiHeader({ name: 'If-Match', required: false })
  async replace(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: saveLetterSchema }) save: SaveLetter,
    @IfMatch() based: BasedOn,
    @KnownOwner() owner: Owner | undefined,
  ) {
    return await this.letters.replace(id, { ...based, ...save }, owner);
  }

  @Patch(':id')
  @Answers(coverLetterSchema)
  async rename(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: renameSchema }) { title }: z.infer<typeof renameSchema>,
    @KnownOwner() owner: Owner | undefined,
  ) {
    return await this.letters.rename(id, title, owner);
  }

  /** Moves to the trash, or deletes permanently from there. Returns what was deleted. */
  @Delete(':id')
  @Answers(coverLetterSchema)
  async remove(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Query({ schema: forGoodSchema }) { forever }: ForGood,
    @KnownOwner() owner: Owner | undefined,
  ) {
    return forever ? await this.letters.removeForGood(id, owner) : await this.letters.remove(id, owner);
  }
}
