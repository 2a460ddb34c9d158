import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../platform/http/app-error';
import { SessionsService } from './sessions.service';

/** Lets in a session whose user has said their password, or used a second factor, not long ago; else 403 `reauthentication_required`. */
@Injectable()
export class ReauthenticationGuard implements CanActivate {
  constructor(private readonly sessions: SessionsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { session, sessionID } = context.switchToHttp().getRequest<Request>();
    if (!session.ownerId) throw new AppError('signed_out');
    if (!(await this.sessions.isConfirmed(sessionID))) throw new AppError('reauthentication_required');
    return true;
  }
}

/** For what an open screen, or a stolen session, must not be enough for. The answer to it: POST /api/me/confirm. */
export const Reauthenticated = () => UseGuards(ReauthenticationGuard);
