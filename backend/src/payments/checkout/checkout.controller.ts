import { Body, Controller, Headers, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import {
  type CheckoutRequest,
  checkoutResponseSchema,
  checkoutRequestSchema,
} from '@shortlist/contracts/payments/payment';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import { CurrentOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { Config } from '../../platform/config/config';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RequestLanguage } from '../../platform/http/request-language';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { getDisconnectSignal } from '../../platform/http/abort-signal';
import { CheckoutService } from './checkout.service';

@ApiTags('payments')
@Controller('payment/checkout')
export class CheckoutController {
  constructor(
    private readonly config: Config,
    private readonly checkouts: CheckoutService,
  ) {}

  @Post()
  @RateLimit('checkout')
  @ZodResponse(checkoutResponseSchema)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async create(
    @Body({ schema: checkoutRequestSchema }) body: CheckoutRequest,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const context = { owner, language, origin: this.getOrigin(request), key: key?.slice(0, 200) };
    return { url: await this.checkouts.create(body, { ...context, signal: getDisconnectSignal(response) }) };
  }

  /** In local mode, users may use any host name of this machine, and must return to the host that set their cookies. */
  private getOrigin({ protocol, headers }: Request): string {
    const { isProduction, publicUrl } = this.config;
    const requestedOrigin = `${protocol}://${headers.host ?? ''}`;
    return new URL(isProduction || !URL.canParse(requestedOrigin) ? publicUrl : requestedOrigin).origin;
  }
}
