import { Body, Controller, Get, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { successResponseSchema } from '@shortlist/contracts/account/account';
import {
  addressSchema,
  type ChangeAddress,
  changeAddressSchema,
  type VerifyAddress,
  verifyAddressSchema,
} from '@shortlist/contracts/account/address';
import { userResponseSchema } from '@shortlist/contracts/account/auth';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RequestLanguage } from '../../platform/http/request-language';
import { SecurityEventsService } from '../security-events/security-events.service';
import { CurrentUser } from '../sessions/caller.decorators';
import { Reauthenticated } from '../sessions/reauthentication.guard';
import type { UserEntity } from '../users/user.entity';
import { UserService } from '../users/user.service';
import { EmailAddressService } from './email-address.service';

@ApiTags('account')
@Controller('me/address')
export class EmailAddressController {
  constructor(
    private readonly addresses: EmailAddressService,
    private readonly users: UserService,
    private readonly events: SecurityEventsService,
  ) {}

  @Get()
  @ZodResponse(addressSchema)
  get(@CurrentUser() user: UserEntity) {
    return this.addresses.toResponse(user);
  }

  @Put()
  @Reauthenticated()
  @ZodResponse(addressSchema)
  async change(
    @CurrentUser() user: UserEntity,
    @Body({ schema: changeAddressSchema }) { email }: ChangeAddress,
    @RequestLanguage() language: Language,
  ) {
    return await this.addresses.change(user, email, language);
  }

  @Post('resend')
  @ZodResponse(successResponseSchema)
  async resend(@CurrentUser() user: UserEntity, @RequestLanguage() language: Language) {
    await this.addresses.resend(user, language);
    return { success: true };
  }

  @Post('verify')
  @ZodResponse(userResponseSchema)
  async verify(
    @CurrentUser() user: UserEntity,
    @Body({ schema: verifyAddressSchema }) { token }: VerifyAddress,
    @Req() request: Request,
    @RequestLanguage() language: Language,
  ) {
    const updatedUser = await this.addresses.verify(user, token, language);
    await this.events.record(
      request,
      updatedUser.email === user.email ? 'address_verified' : 'address_changed',
      user.id,
    );
    return { user: await this.users.toUserResponse(updatedUser) };
  }
}
