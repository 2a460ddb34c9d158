import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { minAdminPasswordLength } from '@shortlist/contracts/account/auth';
import { DataSource } from 'typeorm';
import { Config } from '../platform/config/config';
import { AppError } from '../platform/http/app-error';
import { PasswordsService } from './passwords/passwords.service';
import { isCommonPassword } from './users/password-rules';
import { grantAdmin } from './users/grant-admin';
import { normalizeIdentifier, UserService } from './users/user.service';

/**
 * Creates the administrator that the environment names, or promotes the existing account once its address is verified.
 * Somebody other than the operator may have registered an unverified account. If the operator has set a password, it
 * replaces the password of that account. Otherwise, the account stays unchanged.
 */
@Injectable()
export class FirstAdminService implements OnApplicationBootstrap {
  private readonly logger = new Logger('first administrator');

  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UserService,
    private readonly passwords: PasswordsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.firstAdmin) return;
    const { email, password } = this.config.firstAdmin;
    if (await grantAdmin(this.database.manager, normalizeIdentifier(email))) return;
    if (password && isWeak(password)) {
      this.logger.warn(
        `ADMIN_PASSWORD is easy to guess: use an uncommon password of at least ${minAdminPasswordLength} characters`,
      );
    }
    const user = await this.users.findByEmail(email);
    if (!password) {
      this.logger.warn(
        user
          ? 'The account of ADMIN_EMAIL is not an administrator, because its address is not verified: open the link in the verification email or set ADMIN_PASSWORD'
          : 'No account has the address of ADMIN_EMAIL: set ADMIN_PASSWORD to create one',
      );
    } else if (user) {
      await this.passwords.takeOver(user, password);
      await grantAdmin(this.database.manager, normalizeIdentifier(email));
      this.logger.warn(
        'The address of ADMIN_EMAIL was not verified: the password of its account was set to ADMIN_PASSWORD',
      );
    } else await this.createAdministrator(email, password);
  }

  private async createAdministrator(email: string, password: string): Promise<void> {
    const name = email.split('@')[0]!;
    // Adds a random suffix if the name is taken, so that another user with that name cannot lock the operator out.
    for (const username of [name, `${name}-${randomBytes(3).toString('hex')}`]) {
      try {
        await this.users.createAdmin({ username, email, password });
        return;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (error.details.issues?.[0]?.path === 'username') continue;
        // Another replica has already created the account.
        this.logger.warn(`The administrator for ADMIN_EMAIL was not created: ${JSON.stringify(error.details.issues)}`);
        return;
      }
    }
  }
}

const isWeak = (password: string) => password.length < minAdminPasswordLength || isCommonPassword(password);
