import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  claimPaymentRequestSchema,
  type Payment,
  paymentSchema,
  paymentStatusSchema,
  type RefundRequest,
  refundRequestSchema,
} from '@shortlist/contracts/payments/payment';
import type { Language } from '@shortlist/contracts/platform/languages';
import { z } from 'zod';
import { CurrentOwner, OptionalOwner } from '../account/sessions/caller.decorators';
import type { Owner } from '../account/sessions/owner.service';
import { ZodResponse } from '../platform/http/api-response.decorator';
import { RequestLanguage } from '../platform/http/request-language';
import { PaymentClaimsService } from './payment-claims.service';
import { PaymentsService } from './payments.service';

const idSchema = z.object({ id: z.string() });
const checkoutSchema = z.object({ session_id: z.string({ error: 'required' }).max(255, 'too_long') });

@ApiTags('payments')
@Controller()
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly claims: PaymentClaimsService,
  ) {}

  @Get('payment/status')
  @ZodResponse(paymentStatusSchema)
  async getStatus(
    @Query({ schema: checkoutSchema }) { session_id: checkoutId }: { session_id: string },
    @OptionalOwner() owner: Owner | undefined,
  ) {
    return await this.payments.getStatus(checkoutId, owner?.id);
  }

  @Post('payment/claim')
  @ZodResponse(paymentStatusSchema)
  async claim(@Body({ schema: claimPaymentRequestSchema }) { token }: { token: string }, @CurrentOwner() owner: Owner) {
    return await this.claims.claim(token, owner);
  }

  @Get('payments')
  @ZodResponse(paymentSchema, { list: true })
  async list(@OptionalOwner() owner: Owner | undefined): Promise<Payment[]> {
    return owner ? await this.payments.list(owner.id) : [];
  }

  @Post('payments/:id/refund-request')
  @ZodResponse(paymentSchema)
  async requestRefund(
    @Param({ schema: idSchema }) { id }: { id: string },
    @Body({ schema: refundRequestSchema }) { reason }: RefundRequest,
    @OptionalOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    return await this.payments.requestRefund(id, owner?.id, reason, language);
  }
}
