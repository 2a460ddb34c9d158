import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  type ChangeName,
  changeNameSchema,
  type Confirm,
  confirmSchema,
  type DeleteAccountRequest,
  deleteAccountRequestSchema,
  successResponseSchema,
} from '@shortlist/contracts/account/account';
import { userResponseSchema } from '@shortlist/contracts/account/auth';
import { quotaSchema } from '@shortlist/contracts/account/quota';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZodResponse } from '../platform/http/api-response.decorator';
import { AppError } from '../platform/http/app-error';
import { LimitConcurrency } from '../platform/http/concurrency-limit';
import { logRequestError } from '../platform/http/error.filter';
import { RequestLanguage } from '../platform/http/request-language';
import { getDisconnectSignal } from '../platform/http/abort-signal';
import { RateLimitService } from '../platform/http/rate-limit/rate-limit.service';
import { toIsoDate } from '../platform/time';
import { QuotaService } from './quota/quota.service';
import { DataDeletionService } from './privacy/data-deletion.service';
import { DataExportService } from './privacy/data-export.service';
import { createZipStream } from './privacy/zip-stream';
import { PasswordsService } from './passwords/passwords.service';
import { SecondFactorsService } from './second-factors/second-factors.service';
import { SecurityEventsService } from './security-events/security-events.service';
import { CurrentUser, OptionalOwner } from './sessions/caller.decorators';
import { type Owner, OwnerService } from './sessions/owner.service';
import { SessionsService } from './sessions/sessions.service';
import type { UserEntity } from './users/user.entity';
import { UserService } from './users/user.service';

@ApiTags('account')
@Controller('me')
export class MeController {
  constructor(
    private readonly quota: QuotaService,
    private readonly owners: OwnerService,
    private readonly limits: RateLimitService,
    private readonly exports: DataExportService,
    private readonly deletion: DataDeletionService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly users: UserService,
    private readonly events: SecurityEventsService,
    private readonly factors: SecondFactorsService,
  ) {}

  @Get('allowance')
  @ZodResponse(quotaSchema)
  async getQuota(@Req() request: Request) {
    return await this.quota.get(this.owners.getOwnerId(request));
  }

  @Post('export')
  @LimitConcurrency({ running: { owner: 1, network: 1, all: 4 }, waiting: { owner: 2, network: 10, all: 40 } })
  @HttpCode(200)
  @ApiProduces('application/zip')
  async export(@Req() request: Request, @OptionalOwner() owner: Owner | undefined, @Res() response: Response) {
    if (!owner) throw new AppError('signed_out');
    await this.limits.consume('export', owner.id);
    if (owner.userId) await this.events.record(request, 'exported', owner.userId);
    const disconnectSignal = getDisconnectSignal(response);
    response.setHeader('Content-Type', 'application/zip');
    response.setHeader('Content-Disposition', `attachment; filename="shortlist-export-${toIsoDate()}.zip"`);
    try {
      await pipeline(Readable.from(createZipStream(this.exports.streamFiles(owner.id, disconnectSignal))), response);
    } catch (error) {
      // The connection is already closed, so the client cannot mistake the partial file for a complete one.
      if (!disconnectSignal.aborted) logRequestError(request, error);
    }
  }

  @Put('name')
  @ZodResponse(userResponseSchema)
  async rename(@CurrentUser() user: UserEntity, @Body({ schema: changeNameSchema }) { username }: ChangeName) {
    return { user: await this.users.toUserResponse(await this.users.rename(user, username)) };
  }

  @Post('confirm')
  @ZodResponse(successResponseSchema)
  async confirm(
    @CurrentUser() user: UserEntity,
    @Body({ schema: confirmSchema }) { password, code, passkey }: Confirm,
    @Req() request: Request,
    @RequestLanguage() language: Language,
  ) {
    if (passkey) await this.factors.verifyPasskey(request, 'confirm', passkey, language, user);
    else if (code) await this.factors.verifyCode(request, user, code, language);
    else await this.passwords.assertPassword(request, user, password ?? '', 'password');
    await this.sessions.confirm(request.sessionID);
    return { success: true };
  }

  @Delete()
  @ZodResponse(successResponseSchema)
  async delete(
    @Body({ schema: deleteAccountRequestSchema }) { password }: DeleteAccountRequest,
    @OptionalOwner() owner: Owner | undefined,
    @RequestLanguage() language: Language,
    @Req() request: Request,
  ) {
    if (!owner) throw new AppError('signed_out');
    const user = await this.owners.findUser(owner);
    if (user) await this.passwords.assertPassword(request, user, password, 'password');
    await this.deletion.delete(owner, language);
    if (user) await this.events.record(request, 'deleted', user.id);
    await this.owners.endSession(request);
    return { success: true };
  }
}
