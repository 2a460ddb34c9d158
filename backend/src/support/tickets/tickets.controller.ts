import { Body, Controller, Param, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ticketEmailSchema, ticketSchema } from '@shortlist/contracts/support/help';
import { z } from 'zod';
import { OptionalOwner } from '../../account/sessions/caller.decorators';
import type { Owner } from '../../account/sessions/owner.service';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { getNetwork } from '../../platform/http/network';
import { RateLimitService } from '../../platform/http/rate-limit/rate-limit.service';
import type { Request } from 'express';
import { TicketsService } from './tickets.service';

const ticketParamsSchema = z.object({ reference: z.string() });

@ApiTags('support')
@Controller('tickets')
export class TicketsController {
  constructor(
    private readonly tickets: TicketsService,
    private readonly limits: RateLimitService,
  ) {}

  /** Sends a confirmation email to the address, as the contact form does. */
  @Put(':reference/email')
  @RateLimit('contact')
  @ZodResponse(ticketSchema)
  async setEmail(
    @Param({ schema: ticketParamsSchema }) { reference }: z.infer<typeof ticketParamsSchema>,
    @Body({ schema: ticketEmailSchema }) { email }: z.infer<typeof ticketEmailSchema>,
    @OptionalOwner() owner: Owner | undefined,
    @Req() request: Request,
  ) {
    await this.limits.consume('contact-network', getNetwork(request));
    return await this.tickets.setEmail(reference, owner?.id, email);
  }
}
