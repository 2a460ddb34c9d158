import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  claimSchema,
  type Payment,
  paymentSchema,
  paymentStatusSchema,
  type RefundRequest,
  refundRequestSchema,
} from '@shortlist/contracts/account/payment';
import type { Language } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';
import { CurrentOwner, KnownOwner } from '../account/sessions/current-owner';
import type { Owner } from '../account/sessions/owner.service';
import { Answers } from '../platform/http/answer';
import { RequestLanguage } from '../platform/http/language';
import { ClaimsService } from './claims.service';
import { PaymentsService } from './payments.service';

const idSchema = z.object({ id: z.string() });
const checkoutSchema = z.object({ session_id: z.string({ error: 'required' }).max(255, 'too_long') });

@ApiTags('payments')
@Controller()
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly claims: ClaimsService,
  ) {}

  @Get('payment/status')
  @Answers(paymentStatusSchema)
  async status(
    @Query({ schema: checkoutSchema }) { session_id: checkoutId }: { session_id: string },
    @KnownOwner() owner: Owner | undefined,
  ) {
    return await this.payments.status(checkoutId, owner?.id);
  }

  @Post('payment/claim')
  @Answers(paymentStatusSchema)
  async claim(@Body({ schema: claimSchema }) { token }: { token: string }, @CurrentOwner() owner: Owner) {
    return await this.claims.claim(token, owner);
  }

  @Get('payments')
  @Answers(paymentSchema, { list: true })
  async list(@KnownOwner() owner: Owner | undefined): Promise<Payment[]> {
    return owner ? await this.payments.list(owner.id) : [];
  }

  @Post('payments/:id/refund-request')
  @Answers(paymentSchema)
  async requestRefund(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: refundRequestSchema }) { reason }: RefundRequest,
    @KnownOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    return await this.payments.requestRefund(id, owner?.id, reason, language);
  }
}
