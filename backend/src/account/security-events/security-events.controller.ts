import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { securityEventSchema } from '@shortlist/contracts/account/security-event';
import type { Response } from 'express';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { AdminGuard } from '../admin.guard';
import { CurrentUser } from '../sessions/caller.decorators';
import type { UserEntity } from '../users/user.entity';
import { SecurityEventsService } from './security-events.service';

@ApiTags('account')
@Controller()
export class SecurityEventsController {
  constructor(private readonly events: SecurityEventsService) {}

  @Get('me/security-events')
  @ZodResponse(securityEventSchema, { list: true })
  async list(@CurrentUser() user: UserEntity) {
    return await this.events.list(user.id);
  }

  /** Streams the events of all users as JSON Lines, oldest first, for log systems. */
  @Get('admin/security-events')
  @UseGuards(AdminGuard)
  @ApiProduces('application/x-ndjson')
  async streamAll(@Res() response: Response) {
    response.setHeader('Content-Type', 'application/x-ndjson');
    await pipeline(Readable.from(this.events.streamLines()), response);
  }
}
