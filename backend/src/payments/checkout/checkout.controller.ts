import { Body, Controller, Headers, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { type Checkout, checkoutAnswerSchema, checkoutSchema } from '@shortlist/contracts/account/payment';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import { CurrentOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Config } from '../../platform/config/config';
import { Answers } from '../../platform/http/answer';
import { RequestLanguage } from '../../platform/http/language';
import { leavingOf } from '../../platform/http/leaving';
import { CheckoutService } from './checkout.service';

@ApiTags('payments')
@Controller('payment/checkout')
export class CheckoutController {
  constructor(
    private readonly config: Config,
    private readonly checkouts: CheckoutService,
  ) {}

  @Post()
  @Answers(checkoutAnswerSchema)
  @ApiHeader({ name: 'Idempotency-Key', required: false })
  async begin(
    @Body({ schema: checkoutSchema }) order: Checkout,
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const caller = { owner, language, origin: this.originOf(request), key: key?.slice(0, 200) };
    return { url: await this.checkouts.begin(order, { ...caller, signal: leavingOf(response) }) };
  }

  /** In local mode the page may be on any host name of this machine, and its cookies belong to that host name. */
  private originOf({ protocol, headers }: Request): string {
    const { production, publicUrl } = this.config;
    const asked = `${protocol}://${headers.host ?? ''}`;
    return new URL(production || !URL.canParse(asked) ? publicUrl : asked).origin;
  }
}
