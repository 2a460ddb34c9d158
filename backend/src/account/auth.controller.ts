import { Body, Controller, Get, Post, Req, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Login,
  loginSchema,
  type Register,
  registerSchema,
  userAnswerSchema,
} from '@shortlist/contracts/account/auth';
import {
  type PasskeyAnswer,
  passkeyAnswerSchema,
  passkeyBeginSchema,
  type PasskeySignIn,
  passkeySignInSchema,
  type SecondFactor,
  secondFactorSchema,
} from '@shortlist/contracts/account/second-factors';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';
import { z } from 'zod';
import { Answers } from '../platform/http/answer';
import { AppError } from '../platform/http/app-error';
import { RequestLanguage } from '../platform/http/language';
import { RateLimit } from '../platform/http/rate-limit/rate-limit.guard';
import { AuthService } from './auth.service';
import { LocalGuard } from './local.strategy';
import { PasskeysService } from './second-factors/passkeys.service';
import { SecondFactorsService } from './second-factors/second-factors.service';
import { KnownOwner } from './sessions/current-owner';
import { type Owner, OwnerService } from './sessions/owner.service';
import type { UserEntity } from './users/user.entity';
import { UserService } from './users/user.service';

@ApiTags('account')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly users: UserService,
    private readonly owners: OwnerService,
    private readonly factors: SecondFactorsService,
    private readonly passkeys: PasskeysService,
  ) {}

  @Post('register')
  @RateLimit('register')
  @Answers(userAnswerSchema, { status: 201 })
  async register(
    @Body({ schema: registerSchema }) registration: Register,
    @Req() request: Request,
    @RequestLanguage() language: Language,
  ) {
    return { user: await this.users.toUser(await this.auth.register(request, registration, language)) };
  }

  @Post('login')
  @RateLimit('sign-in-address')
  @UseGuards(LocalGuard)
  @Answers(userAnswerSchema)
  async login(
    @Body({ schema: loginSchema }) _login: Login,
    @Req() request: Request & { user: UserEntity },
    @RequestLanguage() language: Language,
  ) {
    await this.auth.signIn(request, request.user, language);
    return { user: await this.users.toUser(request.user) };
  }

  /** Called after 403 `second_factor_required`. */
  @Post('second-factor')
  @RateLimit('sign-in-address')
  @Answers(userAnswerSchema)
  async secondFactor(
    @Body({ schema: secondFactorSchema }) { ticket, code }: SecondFactor,
    @Req() request: Request,
    @RequestLanguage() language: Language,
  ) {
    const user = await this.factors.holderOf(ticket);
    await this.factors.checkCode(request, user, code, language);
    await this.auth.enter(request, user, language);
    return { user: await this.users.toUser(user) };
  }

  @Post('passkey/begin')
  @RateLimit('sign-in-address')
  @Answers(passkeyBeginSchema)
  async beginPasskey(@Body({ schema: passkeySignInSchema }) { ticket }: PasskeySignIn) {
    return await this.passkeys.beginUse('sign-in', ticket ? await this.factors.holderOf(ticket) : undefined);
  }

  @Post('passkey')
  @RateLimit('sign-in-address')
  @Answers(userAnswerSchema)
  async passkey(
    @Body({ schema: passkeyAnswerSchema }) answer: PasskeyAnswer,
    @Req() request: Request,
    @RequestLanguage() language: Language,
  ) {
    const user = await this.factors.checkPasskey(request, 'sign-in', answer, language);
    await this.auth.enter(request, user, language);
    return { user: await this.users.toUser(user) };
  }

  @Post('logout')
  @RateLimit('none')
  @Answers(z.object({ success: z.boolean() }))
  async logout(@Req() request: Request) {
    await this.owners.end(request);
    return { success: true };
  }

  @Get('me')
  @Answers(userAnswerSchema)
  async me(@Req() request: Request, @KnownOwner() owner?: Owner) {
    if (!owner?.user) {
      this.owners.hint(request, owner && 'guest');
      throw new AppError('signed_out');
    }
    return { user: await this.users.toUser(owner.user) };
  }
}
