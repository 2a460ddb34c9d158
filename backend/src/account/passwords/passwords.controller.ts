import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ChangePasswordRequest,
  changePasswordRequestSchema,
  successResponseSchema,
} from '@shortlist/contracts/account/account';
import {
  type ForgotPasswordRequest,
  forgotPasswordRequestSchema,
  type ResetPasswordRequest,
  resetPasswordRequestSchema,
  userResponseSchema,
} from '@shortlist/contracts/account/auth';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';
import { ZodResponse } from '../../platform/http/api-response.decorator';
import { RequestLanguage } from '../../platform/http/request-language';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { CurrentUser } from '../sessions/caller.decorators';
import type { UserEntity } from '../users/user.entity';
import { UserService } from '../users/user.service';
import { PasswordsService } from './passwords.service';

@ApiTags('account')
@Controller()
export class PasswordsController {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly users: UserService,
  ) {}

  @Post('me/password')
  @ZodResponse(successResponseSchema)
  async change(
    @Body({ schema: changePasswordRequestSchema }) passwords: ChangePasswordRequest,
    @Req() request: Request,
    @CurrentUser() user: UserEntity,
    @RequestLanguage() language: Language,
  ) {
    await this.passwords.change(request, user, passwords, language);
    return { success: true };
  }

  @Post('auth/forgot')
  @RateLimit('sign-in-address')
  @ZodResponse(successResponseSchema)
  async requestReset(
    @Body({ schema: forgotPasswordRequestSchema }) { email }: ForgotPasswordRequest,
    @Req() request: Request,
    @RequestLanguage() language: Language,
  ) {
    await this.passwords.requestReset(request, email, language);
    return { success: true };
  }

  @Post('auth/reset')
  @RateLimit('sign-in-address')
  @ZodResponse(userResponseSchema)
  async reset(
    @Body({ schema: resetPasswordRequestSchema }) reset: ResetPasswordRequest,
    @Req() request: Request,
    @RequestLanguage() language: Language,
  ) {
    return { user: await this.users.toUserResponse(await this.passwords.reset(request, reset, language)) };
  }
}
