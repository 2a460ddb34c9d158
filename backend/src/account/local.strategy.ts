import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { AppError } from '../platform/http/app-error';
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
    if ((await this.guesses.checkPassword(request, normalizeIdentifier(email), user, password)) && user) return user;
    await this.events.record(request, 'sign_in_failed', user?.id ?? null);
    throw new AppError('wrong_credentials');
  }
}
