import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { loginRequestSchema } from '@shortlist/contracts/account/auth';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { AppError } from '../platform/http/app-error';
import { validationPipe } from '../platform/http/validation.pipe';
import { PasswordGuessesService } from './passwords/password-guesses.service';
import { SecurityEventsService } from './security-events/security-events.service';
import type { UserEntity } from './users/user.entity';
import { normalizeIdentifier, UserService } from './users/user.service';

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly users: UserService,
    private readonly guesses: PasswordGuessesService,
    private readonly events: SecurityEventsService,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  /** Takes the same time and returns the same message for an unknown email and a wrong password. */
  async validate(request: Request, email: string, password: string): Promise<UserEntity> {
    const user = await this.users.findByEmail(email);
    if ((await this.guesses.check(request, normalizeIdentifier(email), user, password)) && user) return user;
    await this.events.record(request, 'sign_in_failed', user?.id ?? null);
    throw new AppError('wrong_credentials');
  }
}

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
