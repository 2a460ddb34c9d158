import { Body, Controller, Param, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ticketEmailSchema, ticketSchema } from '@shortlist/contracts/support/help';
import { z } from 'zod';
import { KnownOwner } from '../../account/sessions/current-owner';
import type { Owner } from '../../account/sessions/owner.service';
import { Answers } from '../../platform/http/answer';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { networkOf } from '../../platform/http/network';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import type { Request } from 'express';
import { TicketsService } from './tickets.service';

const placeSchema = z.object({ reference: z.string() });

@ApiTags('support')
@Controller('tickets')
export class TicketsController {
  constructor(
    private readonly tickets: TicketsService,
    private readonly limits: RateLimitService,
  ) {}

  /** Sends a confirmation email to the address, like the contact form. */
  @Put(':reference/email')
  @RateLimit('contact')
  @Answers(ticketSchema)
  async setEmail(
    @Param({ schema: placeSchema }) { reference }: z.infer<typeof placeSchema>,
    @Body({ schema: ticketEmailSchema }) { email }: z.infer<typeof ticketEmailSchema>,
    @KnownOwner() owner: Owner | undefined,
    @Req() request: Request,
  ) {
    await this.limits.take('contact-network', networkOf(request));
    return await this.tickets.setEmail(reference, owner?.id, email);
  }
}
