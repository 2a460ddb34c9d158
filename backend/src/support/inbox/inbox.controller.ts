import { Body, Controller, Get, Param, Patch, Post, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  contactMessageSchema,
  messageAnswerSchema,
  messageChangeSchema,
  messageStatusSchema,
  openMessagesSchema,
} from '@shortlist/contracts/admin/inbox';
import { z } from 'zod';
import { AdminGuard } from '../../account/admin.guard';
import { CurrentOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { InboxService } from './inbox.service';

const idSchema = z.object({ id: z.string() });
const filterSchema = z.object({ status: messageStatusSchema.optional(), group: z.uuid().optional() });

@ApiTags('support')
@Controller('contact-messages')
@UseGuards(AdminGuard)
export class InboxController {
  constructor(private readonly inbox: InboxService) {}

  @Get()
  @Answers(contactMessageSchema, { list: true })
  async list(@Query({ schema: filterSchema }) { status, group }: z.infer<typeof filterSchema>) {
    return await this.inbox.list(status, group);
  }

  @Get('count')
  @Answers(openMessagesSchema)
  async count() {
    return { open: await this.inbox.countOpen() };
  }

  @Patch(':id')
  @Answers(contactMessageSchema)
  async change(
    @Param({ schema: idSchema }) { id }: z.infer<typeof idSchema>,
    @Body({ schema: messageChangeSchema }) { status, all }: z.infer<typeof messageChangeSchema>,
  ) {
    return await this.inbox.setStatus(id, status, all);
  }

  @Post(':id/answer')
  @Answers(contactMessageSchema)
  async answer(
    @Param({ schema: idSchema }) { id }: z.infer<typeof idSchema>,
    @Body({ schema: messageAnswerSchema }) { answer }: z.infer<typeof messageAnswerSchema>,
    @CurrentOwner() owner: Owner,
  ) {
    // The guard guarantees a user.
    return await this.inbox.answer(id, answer, owner.user!);
  }
}
