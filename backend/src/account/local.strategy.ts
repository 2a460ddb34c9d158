import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { loginSchema } from '@shortlist/contracts/account/auth';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { AppError } from '../platform/http/app-error';
import { RateLimitService } from '../platform/http/rate-limit/rate-limit.service';
import { validationPipe } from '../platform/http/validation';
import { verifyPassword } from './users/passwords';
import type { UserEntity } from './users/user.entity';
import { keyOf, UserService } from './users/user.service';

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly users: UserService,
    private readonly limits: RateLimitService,
  ) {
    super({ usernameField: 'email' });
  }

  /** The same time and the same words whether the address or the password is wrong. */
  async validate(email: string, password: string): Promise<UserEntity> {
    await this.limits.take('sign-in-account', keyOf(email));
    const user = await this.users.byEmail(email);
    if ((await verifyPassword(user?.passwordHash, password)) && user) return user;
    throw new AppError('wrong_credentials');
  }
}

/** Puts the user into `request.user`. Guards come before pipes, so the body is validated here. */
@Injectable()
export class LocalGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = await validationPipe.transform<unknown>(request.body, { type: 'body', schema: loginSchema });
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error) throw error as Error;
    if (!user) throw new AppError('wrong_credentials');
    return user;
  }
}
