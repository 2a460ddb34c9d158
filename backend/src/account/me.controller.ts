import { Controller, Get, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { allowanceSchema } from '@shortlist/contracts/account/auth';
import type { Request } from 'express';
import { Answers } from '../platform/http/answer';
import { AllowanceService } from './allowance/allowance.service';
import { OwnerService } from './sessions/owner.service';

@ApiTags('account')
@Controller('me')
export class MeController {
  constructor(
    private readonly allowance: AllowanceService,
    private readonly owners: OwnerService,
  ) {}

  @Get('allowance')
  @Answers(allowanceSchema)
  async uses(@Req() request: Request) {
    return await this.allowance.of(this.owners.idOf(request));
  }
}
