import { Body, Controller, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  staffResponseSchema,
  type StaffEvent,
  staffEventSchema,
  type StaffId,
  staffInquirySchema,
  type StaffTask,
  staffTaskSchema,
} from '@shortlist/contracts/admin/staff';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { AdminGuard } from '../../account/admin.guard';
import { CurrentOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { AppError } from '../../platform/http/app-error';
import { ZodResponseOrEventStream } from '../../platform/http/api-response.decorator';
import { handleStreamingRequest } from '../../platform/http/event-stream';
import { RequestLanguage } from '../../platform/http/request-language';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { StaffService } from './staff.service';

/** Customer success is missing, because it has its own route. */
const staffIdByPath = new Map<string, StaffId>([
  ['coordinate', 'coordinator'],
  ['admin', 'admin'],
  ['marketing', 'marketing'],
  ['developer', 'developer'],
  ['business-ops', 'business-ops'],
]);

/** Each route returns JSON or, with `Accept: text/event-stream`, streams drafts and then the same result. */
@ApiTags('admin')
@Controller('ai-staff')
@UseGuards(AdminGuard)
export class StaffController {
  constructor(private readonly staff: StaffService) {}

  /** Inquiries have no priority field, so they get medium priority. */
  @Post('customer-success')
  @ZodResponseOrEventStream(staffResponseSchema, staffEventSchema)
  async answerInquiry(
    @Body({ schema: staffInquirySchema }) { inquiry }: z.infer<typeof staffInquirySchema>,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const task = { task: inquiry, priority: 'medium' } as const;
    await this.respond('customer-success', task, { owner, language }, request, response);
  }

  @Post(':member')
  @ZodResponseOrEventStream(staffResponseSchema, staffEventSchema)
  async answerTask(
    @Param('member') member: string,
    @Body({ schema: staffTaskSchema }) task: StaffTask,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const id = staffIdByPath.get(member);
    if (!id) throw new AppError('not_found');
    await this.respond(id, task, { owner, language }, request, response);
  }

  private async respond(
    id: StaffId,
    task: StaffTask,
    context: { owner: Owner; language: Language },
    request: Request,
    response: Response,
  ): Promise<void> {
    const signal = getDisconnectSignal(response);
    await handleStreamingRequest<StaffEvent>(request, response, signal, async (stream) => {
      const onDraft = stream && ((text: string) => stream.send({ type: 'draft', response: text }));
      const answer = await this.staff.answer(id, task, { ...context, signal, onDraft });
      if (!stream) return void response.json(staffResponseSchema.parse(answer));
      await stream.send({ type: 'result', answer });
    });
  }
}
