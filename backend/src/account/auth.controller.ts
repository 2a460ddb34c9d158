import { Body, Controller, Get, Post, Req, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type LoginRequest,
  loginRequestSchema,
  type RegisterRequest,
  registerRequestSchema,
  userResponseSchema,
} from '@shortlist/contracts/account/auth';
import {
  type PasskeyResponse,
  passkeyResponseSchema,
  passkeyOptionsSchema,
  type PasskeySignIn,
  passkeySignInSchema,
  type SecondFactor,
  secondFactorSchema,
} from '@shortlist/contracts/account/second-factors';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';
import { z } from 'zod';
import { ZodResponse } from '../platform/http/api-response.decorator';
import { AppError } from '../platform/http/app-error';
import { RequestLanguage } from '../platform/http/request-language';
import { RateLimit } from '../platform/http/rate-limit/rate-limit.guard';
import { AuthService } from './auth.service';
import { LocalAuthGuard } from './local-auth.guard';
import { PasskeysService } from './second-factors/passkeys.service';
import { SecondFactorsService } from './second-factors/second-factors.service';
import { OptionalOwner } from './sessions/caller.decorators';
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
  @ZodResponse(userResponseSchema, { status: 201 })
  async register(
    @Body({ schema: registerRequestSchema }) registration: RegisterRequest,
    @Req() request: Request,
    @RequestLanguage() language: Language,
  ) {
    return { user: await this.users.toUserResponse(await this.auth.register(request, registration, language)) };
  }

  @Post('login')
  @RateLimit('sign-in-address')
  @UseGuards(LocalAuthGuard)
  @ZodResponse(userResponseSchema)
  async login(
    @Body({ schema: loginRequestSchema }) _login: LoginRequest,
    @Req() request: Request & { user: UserEntity },
    @RequestLanguage() language: Language,
  ) {
    await this.auth.signIn(request, request.user, language);
    return { user: await this.users.toUserResponse(request.user) };
  }

  /** Clients call this route after a 403 `second_factor_required`. */
  @Post('second-factor')
  @RateLimit('sign-in-address')
  @ZodResponse(userResponseSchema)
  async signInWithSecondFactor(
    @Body({ schema: secondFactorSchema }) { ticket, code }: SecondFactor,
    @Req() request: Request,
    @RequestLanguage() language: Language,
  ) {
    const user = await this.factors.getTicketUser(ticket);
    await this.factors.verifyCode(request, user, code, language);
    await this.auth.completeSignIn(request, user, language);
    return { user: await this.users.toUserResponse(user) };
  }

  @Post('passkey/begin')
  @RateLimit('sign-in-address')
  @ZodResponse(passkeyOptionsSchema)
  async beginPasskey(@Body({ schema: passkeySignInSchema }) { ticket }: PasskeySignIn) {
    return await this.passkeys.beginAuthentication(
      'sign-in',
      ticket ? await this.factors.getTicketUser(ticket) : undefined,
    );
  }

  @Post('passkey')
  @RateLimit('sign-in-address')
  @ZodResponse(userResponseSchema)
  async signInWithPasskey(
    @Body({ schema: passkeyResponseSchema }) response: PasskeyResponse,
    @Req() request: Request,
    @RequestLanguage() language: Language,
  ) {
    const user = await this.factors.verifyPasskey(request, 'sign-in', response, language);
    await this.auth.completeSignIn(request, user, language);
    return { user: await this.users.toUserResponse(user) };
  }

  @Post('logout')
  @RateLimit('none')
  @ZodResponse(z.object({ success: z.boolean() }))
  async logout(@Req() request: Request) {
    await this.owners.endSession(request);
    return { success: true };
  }

  @Get('me')
  @ZodResponse(userResponseSchema)
  async getUser(@Req() request: Request, @OptionalOwner() owner?: Owner) {
    const user = await this.owners.findUser(owner);
    if (!user) {
      this.owners.setSessionHint(request, owner && 'guest');
      throw new AppError('signed_out');
    }
    return { user: await this.users.toUserResponse(user) };
  }
}
