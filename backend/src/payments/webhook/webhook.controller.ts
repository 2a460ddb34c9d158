import { Controller, Headers, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { doneSchema } from '@shortlist/contracts/account/account';
import type { Request } from 'express';
import { Answers } from '../../platform/http/answer';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { StripeService } from '../stripe.service';
import { PaymentEventsService } from './payment-events.service';

@ApiTags('payments')
@Controller('payment/webhook')
export class WebhookController {
  constructor(
    private readonly stripe: StripeService,
    private readonly events: PaymentEventsService,
  ) {}

  /**
   * Called by the payment service. Answers 400 for an invalid signature; any other failure is a 5xx, and the service
   * retries.
   */
  @Post()
  @RateLimit('none')
  @Answers(doneSchema)
  async receive(
    @Req() { rawBody }: RawBodyRequest<Request>,
    @Headers('stripe-signature') signature: string | undefined,
  ) {
    await this.events.receive(this.stripe.readSigned(rawBody, signature));
    return { success: true };
  }
}
