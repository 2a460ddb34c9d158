import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ChangePassword,
  changePasswordSchema,
  doneSchema,
  type ForgotPassword,
  forgotPasswordSchema,
  type ResetPassword,
  resetPasswordSchema,
} from '@shortlist/contracts/account/account';
import { userAnswerSchema } from '@shortlist/contracts/account/auth';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request } from 'express';
import { Answers } from '../../platform/http/answer';
import { AppError } from '../../platform/http/app-error';
import { RequestLanguage } from '../../platform/http/language';
import { RateLimit } from '../../platform/http/rate-limit/rate-limit.guard';
import { KnownOwner } from '../sessions/current-owner';
import type { Owner } from '../sessions/owner.service';
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
  @Answers(doneSchema)
  async change(
    @Body({ schema: changePasswordSchema }) passwords: ChangePassword,
    @Req() request: Request,
    @KnownOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
  ) {
    if (!owner?.user) throw new AppError('signed_out');
    await this.passwords.change(request, owner.user, passwords, language);
    return { success: true };
  }

  @Post('auth/forgot')
  @RateLimit('sign-in-address')
  @Answers(doneSchema)
  async forgot(
    @Body({ schema: forgotPasswordSchema }) { email }: ForgotPassword,
    @Req() request: Request,
    @RequestLanguage() language: Language,
  ) {
    await this.passwords.forgot(request, email, language);
    return { success: true };
  }

  @Post('auth/reset')
  @RateLimit('sign-in-address')
  @Answers(userAnswerSchema)
  async reset(
    @Body({ schema: resetPasswordSchema }) reset: ResetPassword,
    @Req() request: Request,
    @RequestLanguage() language: Language,
  ) {
    return { user: await this.users.toUser(await this.passwords.reset(request, reset, language)) };
  }
}
