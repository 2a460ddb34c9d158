import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { loginRequestSchema } from '@shortlist/contracts/account/auth';
import type { Request } from 'express';
import { AppError } from '../platform/http/app-error';
import { validationPipe } from '../platform/http/validation.pipe';

/** Guards run before pipes, so the body is validated here. */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = await validationPipe.transform<unknown>(request.body, { type: 'body', schema: loginRequestSchema });
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error) throw error as Error;
    if (!user) throw new AppError('wrong_credentials');
    return user;
  }
}
