import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { AppError } from '../platform/http/app-error';
import { UserService } from './users/user.service';

/** The administrator that the environment names: made when there is no such account, else only given the right. */
@Injectable()
export class FirstAdminService implements OnApplicationBootstrap {
  private readonly logger = new Logger('first administrator');

  constructor(
    private readonly config: Config,
    private readonly users: UserService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.firstAdmin) return;
    const { email, password } = this.config.firstAdmin;
    const known = await this.users.byEmail(email);
    if (known) {
      if (!known.isAdmin) await this.users.grantAdmin(known.id);
      return;
    }
    if (!password) {
      this.logger.warn('ADMIN_EMAIL names no account, and without ADMIN_PASSWORD none is made');
      return;
    }
    try {
      await this.users.create({ username: email.split('@')[0]!, email, password }, { isAdmin: true });
    } catch (error) {
      // Another replica was first, or somebody has the name already: the account that exists is not touched.
      if (!(error instanceof AppError)) throw error;
      this.logger.warn(`The administrator of ADMIN_EMAIL was not made: ${JSON.stringify(error.details.issues)}`);
    }
  }
}
