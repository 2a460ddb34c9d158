import { Body, Controller, Get, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Login,
  loginSchema,
  type Register,
  registerSchema,
  userAnswerSchema,
} from '@shortlist/contracts/account/auth';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Config } from '../platform/config/config';
import { Answers } from '../platform/http/answer';
import { AppError } from '../platform/http/app-error';
import { RateLimit } from '../platform/http/rate-limit/rate-limit.guard';
import { AuthService } from './auth.service';
import { LocalGuard } from './local.strategy';
import { KnownOwner } from './sessions/current-owner';
import { type Owner, OwnerService } from './sessions/owner.service';
import { cookieName, cookieOptions } from './sessions/session.middleware';
import type { UserEntity } from './users/user.entity';
import { UserService } from './users/user.service';

@ApiTags('account')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly config: Config,
    private readonly auth: AuthService,
    private readonly users: UserService,
    private readonly owners: OwnerService,
  ) {}

  @Post('register')
  @RateLimit('register')
  @Answers(userAnswerSchema, { status: 201 })
  async register(@Body({ schema: registerSchema }) registration: Register, @Req() request: Request) {
    return { user: await this.users.toUser(await this.auth.register(request, registration)) };
  }

  @Post('login')
  @RateLimit('sign-in-address')
  @UseGuards(LocalGuard)
  @Answers(userAnswerSchema)
  async login(@Body({ schema: loginSchema }) _login: Login, @Req() request: Request & { user: UserEntity }) {
    await this.auth.signIn(request, request.user);
    return { user: await this.users.toUser(request.user) };
  }

  @Post('logout')
  @RateLimit('none')
  @Answers(z.object({ success: z.boolean() }))
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response) {
    await this.owners.end(request);
    response.clearCookie(cookieName(this.config), cookieOptions(this.config));
    return { success: true };
  }

  @Get('me')
  @Answers(userAnswerSchema)
  async me(@KnownOwner() owner?: Owner) {
    if (!owner?.user) throw new AppError('signed_out');
    return { user: await this.users.toUser(owner.user) };
  }
}
