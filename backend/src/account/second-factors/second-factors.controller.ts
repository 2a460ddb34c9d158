import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type PasskeyResponse,
  passkeyResponseSchema,
  passkeyOptionsSchema,
  recoveryCodesSchema,
  secondFactorsSchema,
  type TotpAdd,
  totpAddSchema,
  totpSetupSchema,
} from '@shortlist/contracts/account/second-factors';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';
import { z } from 'zod';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RequestLanguage } from '../../platform/http/request-language';
import { CurrentUser } from '../sessions/caller.decorators';
import { Reauthenticated } from '../sessions/reauthentication.guard';
import type { UserEntity } from '../users/user.entity';
import { PasskeysService } from './passkeys.service';
import { SecondFactorsService } from './second-factors.service';
import { TotpService } from './totp.service';

const idSchema = z.object({ id: z.string() });

/** Every change requires reauthentication with the password or a second factor. */
@ApiTags('account')
@Controller('me')
export class SecondFactorsController {
  constructor(
    private readonly factors: SecondFactorsService,
    private readonly totp: TotpService,
    private readonly passkeys: PasskeysService,
  ) {}

  @Get('second-factors')
  @ZodResponse(secondFactorsSchema)
  async list(@CurrentUser() user: UserEntity) {
    return await this.factors.list(user);
  }

  @Post('second-factors/totp/begin')
  @Reauthenticated()
  @ZodResponse(totpSetupSchema)
  beginTotp(@CurrentUser() user: UserEntity) {
    return this.totp.beginSetup(user);
  }

  @Post('second-factors/totp')
  @Reauthenticated()
  @ZodResponse(recoveryCodesSchema)
  async addTotp(
    @CurrentUser() user: UserEntity,
    @Body({ schema: totpAddSchema }) { token, code }: TotpAdd,
    @Req() request: Request,
    @RequestLanguage() language: Language,
  ) {
    return await this.factors.addTotp(request, user, token, code, language);
  }

  @Delete('second-factors/totp')
  @Reauthenticated()
  @ZodResponse(secondFactorsSchema)
  async removeTotp(@CurrentUser() user: UserEntity, @Req() request: Request, @RequestLanguage() language: Language) {
    return await this.factors.removeTotp(request, user, language);
  }

  @Post('second-factors/passkeys/begin')
  @Reauthenticated()
  @ZodResponse(passkeyOptionsSchema)
  async beginPasskey(@CurrentUser() user: UserEntity) {
    return await this.passkeys.beginRegistration(user);
  }

  @Post('second-factors/passkeys')
  @Reauthenticated()
  @ZodResponse(recoveryCodesSchema)
  async addPasskey(
    @CurrentUser() user: UserEntity,
    @Body({ schema: passkeyResponseSchema }) response: PasskeyResponse,
    @Req() request: Request,
    @RequestLanguage() language: Language,
  ) {
    return await this.factors.addPasskey(request, user, response, language);
  }

  @Delete('second-factors/passkeys/:id')
  @Reauthenticated()
  @ZodResponse(secondFactorsSchema)
  async removePasskey(
    @CurrentUser() user: UserEntity,
    @Param({ schema: idSchema }) { id }: { id: string },
    @Req() request: Request,
    @RequestLanguage() language: Language,
  ) {
    return await this.factors.removePasskey(request, user, id, language);
  }

  @Post('second-factors/recovery-codes')
  @Reauthenticated()
  @ZodResponse(recoveryCodesSchema)
  async renewCodes(@CurrentUser() user: UserEntity, @Req() request: Request, @RequestLanguage() language: Language) {
    return { recoveryCodes: await this.factors.renewCodes(request, user, language) };
  }

  /** Begins a passkey confirmation for POST /api/me/confirm. */
  @Post('confirm/passkey')
  @ZodResponse(passkeyOptionsSchema)
  async beginPasskeyConfirmation(@CurrentUser() user: UserEntity) {
    return await this.passkeys.beginAuthentication('confirm', user);
  }
}
