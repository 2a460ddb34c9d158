import { Controller, Headers, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { successResponseSchema } from '@shortlist/contracts/account/account';
import type { Request } from 'express';
import { ZodResponse } from '../../platform/http/api-response.decorator';
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
   * Called by the payment service. Returns 400 for an invalid signature. After any other failure, returns a 5xx status,
   * so that the service retries.
   */
  @Post()
  @RateLimit('none')
  @ZodResponse(successResponseSchema)
  async receive(
    @Req() { rawBody }: RawBodyRequest<Request>,
    @Headers('stripe-signature') signature: string | undefined,
  ) {
    await this.events.process(this.stripe.verifyWebhookEvent(rawBody, signature));
    return { success: true };
  }
}
