import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/http/app-error';
import { type EmailMessage, MailService, type EmailRequest } from '../../platform/mail/mail.service';
import { secondsInHour } from '../../platform/time';
import { composeAccountEmail } from '../emails/account-emails';
import { UserService } from '../users/user.service';

/** The email states this lifetime. */
const linkLifetimeSeconds = secondsInHour;
/** A user with this many valid links gets no further email. */
const maxActiveLinks = 10;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** A token is generated when its email is sent and appears only in that email. */
@Injectable()
export class PasswordResetsService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UserService,
    private readonly mailService: MailService,
  ) {
    // Strangers could use up a daily limit. With `maxActiveLinks` as the limit, the owner still has a valid link.
    mailService.registerComposer('passwordReset', (request) => this.composeEmail(request), {
      limitGroup: null,
      isUrgent: true,
    });
  }

  /** Throws `invalid_input` if the link has expired or is unknown. */
  async getOwnerId(token: string): Promise<string> {
    return requireOwnerId(
      await this.database.query<{ owner_id: string }[]>(
        'SELECT owner_id FROM password_resets WHERE token_hash = $1 AND expires_at > now()',
        [hashToken(token)],
      ),
    );
  }

  /** Like `getOwnerId`, but deletes the link. */
  async consumeToken(manager: EntityManager, token: string): Promise<string> {
    const [rows] = await manager.query<[{ owner_id: string }[], number]>(
      'DELETE FROM password_resets WHERE token_hash = $1 AND expires_at > now() RETURNING owner_id',
      [hashToken(token)],
    );
    return requireOwnerId(rows);
  }

  /** The email goes to the address that the account has stored, not to the address as somebody typed it. */
  private async composeEmail({ address, language }: EmailRequest): Promise<EmailMessage | undefined> {
    const user = await this.users.findByEmail(address);
    if (!user) return undefined;
    const token = randomBytes(32).toString('base64url');
    const rows = await this.database.query<unknown[]>(
      `INSERT INTO password_resets (token_hash, owner_id, expires_at)
       SELECT $1, $2, now() + make_interval(secs => $3)
       WHERE (SELECT count(*) FROM password_resets WHERE owner_id = $2 AND expires_at > now()) < $4
       RETURNING owner_id`,
      [hashToken(token), user.ownerId, linkLifetimeSeconds, maxActiveLinks],
    );
    if (!rows.length) {
      this.mailService.countDropped('passwordReset');
      return undefined;
    }
    return { to: user.email, ...composeAccountEmail('passwordReset', language, this.config, `?token=${token}`) };
  }
}

function requireOwnerId(rows: { owner_id: string }[]): string {
  if (rows[0]) return rows[0].owner_id;
  throw new AppError('invalid_input', { issues: [{ path: 'token', message: 'account_link_over' }] });
}
