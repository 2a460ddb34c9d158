import { Controller, Get, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { adminPaymentSchema } from '@shortlist/contracts/payments/payment';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { AdminGuard } from '../../account/admin.guard';
import { SecurityEventsService } from '../../account/security-events/security-events.service';
import { CurrentUser, type SignedInUser } from '../../account/sessions/caller.decorators';
import { Reauthenticated } from '../../account/sessions/reauthentication.guard';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { RefundsService } from './refunds.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('payments')
@Controller('admin/payments')
@UseGuards(AdminGuard)
export class AdminPaymentsController {
  constructor(
    private readonly refunds: RefundsService,
    private readonly events: SecurityEventsService,
  ) {}

  @Get(':id')
  @ZodResponse(adminPaymentSchema)
  async get(@Param({ schema: idSchema }) { id }: { id: string }) {
    return await this.refunds.get(id);
  }

  @Post(':id/refund')
  @Reauthenticated()
  @ZodResponse(adminPaymentSchema)
  async refund(
    @Param({ schema: idSchema }) { id }: { id: string },
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const payment = await this.refunds.refund(id, user, getDisconnectSignal(response));
    await this.events.record(request, 'refunded', user.id);
    return payment;
  }
}
