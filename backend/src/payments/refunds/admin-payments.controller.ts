import { Controller, Get, Param, Post, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { adminPaymentSchema } from '@shortlist/contracts/account/payment';
import type { Response } from 'express';
import { z } from 'zod';
import { AdminGuard } from '../../account/admin.guard';
import { CurrentOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { leavingOf } from '../../platform/http/leaving';
import { RefundsService } from './refunds.service';

const idSchema = z.object({ id: z.string() });

@ApiTags('payments')
@Controller('admin/payments')
@UseGuards(AdminGuard)
export class AdminPaymentsController {
  constructor(private readonly refunds: RefundsService) {}

  @Get(':id')
  @Answers(adminPaymentSchema)
  async find(@Param({ schema: idSchema }) { id }: { id: string }) {
    return await this.refunds.find(id);
  }

  @Post(':id/refund')
  @Answers(adminPaymentSchema)
  async refund(
    @Param({ schema: idSchema }) { id }: { id: string },
    @CurrentOwner() owner: Owner,
    @Res({ passthrough: true }) response: Response,
  ) {
    // The guard has let nobody in but a user.
    return await this.refunds.refund(id, owner.user!, leavingOf(response));
  }
}
