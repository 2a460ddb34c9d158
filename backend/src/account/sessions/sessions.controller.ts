import { Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { doneSchema, revokedSchema, sessionSchema } from '@shortlist/contracts/account/account';
import type { Request } from 'express';
import { z } from 'zod';
import { Answers } from '../../platform/http/answer';
import { AppError } from '../../platform/http/app-error';
import { OwnerService } from './owner.service';
import { SessionsService } from './sessions.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('account')
@Controller('me/sessions')
export class SessionsController {
  constructor(
    private readonly owners: OwnerService,
    private readonly sessions: SessionsService,
  ) {}

  @Get()
  @Answers(sessionSchema, { list: true })
  async list(@Req() request: Request) {
    const ownerId = this.owners.idOf(request);
    return ownerId ? await this.sessions.list(ownerId, request.sessionID) : [];
  }

  @Delete(':id')
  @Answers(doneSchema)
  async end(@Param({ schema: idSchema }) { id }: { id: string }, @Req() request: Request) {
    await this.sessions.end(this.owners.idOf(request), id);
    return { success: true };
  }

  @Post('revoke-others')
  @Answers(revokedSchema)
  async endOthers(@Req() request: Request) {
    const ownerId = this.owners.idOf(request);
    if (!ownerId) throw new AppError('signed_out');
    return { ended: await this.sessions.endAll(ownerId, request.sessionID) };
  }
}
