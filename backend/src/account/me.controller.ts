import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  type ChangeName,
  changeNameSchema,
  type Confirm,
  confirmSchema,
  type DeleteAccount,
  deleteAccountSchema,
  doneSchema,
} from '@shortlist/contracts/account/account';
import { allowanceSchema, userAnswerSchema } from '@shortlist/contracts/account/auth';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Answers } from '../platform/http/answer';
import { AppError } from '../platform/http/app-error';
import { logFailure } from '../platform/http/error.filter';
import { RequestLanguage } from '../platform/http/language';
import { leavingOf } from '../platform/http/leaving';
import { RateLimitService } from '../platform/http/rate-limit/rate-limit.service';
import { dayOf } from '../platform/day';
import { AllowanceService } from './allowance/allowance.service';
import { DeletionService } from './owned/deletion.service';
import { ExportService } from './owned/export.service';
import { zipOf } from './owned/zip';
import { PasswordsService } from './passwords/passwords.service';
import { SecondFactorsService } from './second-factors/second-factors.service';
import { SecurityEventsService } from './security-events/security-events.service';
import { CurrentUser, KnownOwner } from './sessions/current-owner';
import { type Owner, OwnerService } from './sessions/owner.service';
import { SessionsService } from './sessions/sessions.service';
import type { UserEntity } from './users/user.entity';
import { UserService } from './users/user.service';

@ApiTags('account')
@Controller('me')
export class MeController {
  constructor(
    private readonly allowance: AllowanceService,
    private readonly owners: OwnerService,
    private readonly limits: RateLimitService,
    private readonly exports: ExportService,
    private readonly deletion: DeletionService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly users: UserService,
    private readonly events: SecurityEventsService,
    private readonly factors: SecondFactorsService,
  ) {}

  @Get('allowance')
  @Answers(allowanceSchema)
  async uses(@Req() request: Request) {
    return await this.allowance.of(this.owners.idOf(request));
  }

  @Post('export')
  @HttpCode(200)
  @ApiProduces('application/zip')
  async export(@Req() request: Request, @KnownOwner() owner: Owner | undefined, @Res() response: Response) {
    if (!owner) throw new AppError('signed_out');
    await this.limits.take('export', owner.id);
    if (owner.user) await this.events.record(request, 'exported', owner.user.id);
    const leaving = leavingOf(response);
    response.setHeader('Content-Type', 'application/zip');
    response.setHeader('Content-Disposition', `attachment; filename="shortlist-export-${dayOf()}.zip"`);
    try {
      await pipeline(Readable.from(zipOf(this.exports.filesOf(owner.id, leaving))), response);
    } catch (error) {
      // The connection is already closed, so the client cannot mistake the partial file for a complete one.
      if (!leaving.aborted) logFailure(request, error);
    }
  }

  @Put('name')
  @Answers(userAnswerSchema)
  async rename(@CurrentUser() user: UserEntity, @Body({ schema: changeNameSchema }) { username }: ChangeName) {
    return { user: await this.users.toUser(await this.users.rename(user, username)) };
  }

  @Post('confirm')
  @Answers(doneSchema)
  async confirm(
    @CurrentUser() user: UserEntity,
    @Body({ schema: confirmSchema }) { password, code, passkey }: Confirm,
    @Req() request: Request,
    @RequestLanguage() language: Language,
  ) {
    if (passkey) await this.factors.checkPasskey(request, 'confirm', passkey, language, user);
    else if (code) await this.factors.checkCode(request, user, code, language);
    else await this.passwords.confirm(request, user, password ?? '', 'password');
    await this.sessions.confirm(request.sessionID);
    return { success: true };
  }

  @Delete()
  @Answers(doneSchema)
  async delete(
    @Body({ schema: deleteAccountSchema }) { password }: DeleteAccount,
    @KnownOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
    @Req() request: Request,
  ) {
    if (!owner) throw new AppError('signed_out');
    if (owner.user) await this.passwords.confirm(request, owner.user, password, 'password');
    await this.deletion.delete(owner, language);
    if (owner.user) await this.events.record(request, 'deleted', owner.user.id);
    await this.owners.end(request);
    return { success: true };
  }
}
