import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../platform/http/app-error';
import { SessionsService } from './sessions.service';

/**
 * Requires a session whose user has recently entered their password or used a second factor. Otherwise, throws 403
 * `reauthentication_required`.
 */
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

/**
 * Protects a route from a stranger at an unlocked screen or with a stolen session. Clients respond to the 403 with POST
 * /api/me/confirm.
 */
export const Reauthenticated = () => UseGuards(ReauthenticationGuard);
