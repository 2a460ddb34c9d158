import { Body, Controller, Get, Param, Patch, Post, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  contactMessageSchema,
  replyToMessageRequestSchema,
  updateMessageRequestSchema,
  messageStatusSchema,
  openMessageCountSchema,
} from '@shortlist/contracts/support/inbox';
import { z } from 'zod';
import { AdminGuard } from '../../account/admin.guard';
import { CurrentUser, type SignedInUser } from '../../account/sessions/caller.decorators';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { InboxService } from './inbox.service';

const idSchema = z.object({ id: z.string() });
const filterSchema = z.object({ status: messageStatusSchema.optional(), group: z.uuid().optional() });

@ApiTags('support')
@Controller('contact-messages')
@UseGuards(AdminGuard)
export class InboxController {
  constructor(private readonly inbox: InboxService) {}

  @Get()
  @ZodResponse(contactMessageSchema, { list: true })
  async list(@Query({ schema: filterSchema }) { status, group }: z.infer<typeof filterSchema>) {
    return await this.inbox.list(status, group);
  }

  @Get('count')
  @ZodResponse(openMessageCountSchema)
  async countOpen() {
    return { open: await this.inbox.countOpen() };
  }

  @Patch(':id')
  @ZodResponse(contactMessageSchema)
  async setStatus(
    @Param({ schema: idSchema }) { id }: z.infer<typeof idSchema>,
    @Body({ schema: updateMessageRequestSchema }) { status, all }: z.infer<typeof updateMessageRequestSchema>,
  ) {
    return await this.inbox.setStatus(id, status, all);
  }

  @Post(':id/answer')
  @ZodResponse(contactMessageSchema)
  async sendAnswer(
    @Param({ schema: idSchema }) { id }: z.infer<typeof idSchema>,
    @Body({ schema: replyToMessageRequestSchema }) { answer }: z.infer<typeof replyToMessageRequestSchema>,
    @CurrentUser() user: SignedInUser,
  ) {
    return await this.inbox.sendAnswer(id, answer, user);
  }
}
