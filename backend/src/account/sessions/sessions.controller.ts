import { Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  successResponseSchema,
  revokeSessionsResponseSchema,
  sessionSchema,
} from '@shortlist/contracts/account/account';
import type { Request } from 'express';
import { z } from 'zod';
import { ZodResponse } from '../../platform/http/api-response.decorator';
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
  @ZodResponse(sessionSchema, { list: true })
  async list(@Req() request: Request) {
    const ownerId = this.owners.getOwnerId(request);
    return ownerId ? await this.sessions.list(ownerId, request.sessionID) : [];
  }

  @Delete(':id')
  @ZodResponse(successResponseSchema)
  async revoke(@Param({ schema: idSchema }) { id }: { id: string }, @Req() request: Request) {
    await this.sessions.revoke(this.owners.getOwnerId(request), id);
    return { success: true };
  }

  @Post('revoke-others')
  @ZodResponse(revokeSessionsResponseSchema)
  async revokeOthers(@Req() request: Request) {
    const ownerId = this.owners.getOwnerId(request);
    if (!ownerId) throw new AppError('signed_out');
    return { ended: await this.sessions.revokeAll(ownerId, request.sessionID) };
  }
}
