import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/http/app-error';
import { type Letter, MailsService, type Order } from '../../platform/mail/mails.service';
import { writeMail } from '../mails/account-mails';
import { UserService } from '../users/user.service';

/** How long a link is good for, in seconds; the mail says so. */
const lifetime = 3_600;
/** Links that one user may have at a time: more mails than that are not sent. */
const mostLinks = 10;

const hashedToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** The links that set a new password. A token is made when its mail is sent and stands nowhere but in that mail. */
@Injectable()
export class PasswordResetsService {
  constructor(
    private readonly config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UserService,
    mails: MailsService,
  ) {
    mails.compose('passwordReset', (order) => this.letter(order));
  }

  /** The owner whose password a token may set. Throws `invalid_input` when the link is over or none of ours. */
  async ownerOf(token: string): Promise<string> {
    return found(
      await this.database.query<{ owner_id: string }[]>(
        'SELECT owner_id FROM password_resets WHERE token_hash = $1 AND expires_at > now()',
        [hashedToken(token)],
      ),
    );
  }

  /** The same, once: the link is gone after it. */
  async use(manager: EntityManager, token: string): Promise<string> {
    const [rows] = await manager.query<[{ owner_id: string }[], number]>(
      'DELETE FROM password_resets WHERE token_hash = $1 AND expires_at > now() RETURNING owner_id',
      [hashedToken(token)],
    );
    return found(rows);
  }

  /** To the address of the account, whatever way it was typed. Nobody's address gets nothing. */
  private async letter({ address, language }: Order): Promise<Letter | undefined> {
    const user = await this.users.byEmail(address);
    if (!user) return undefined;
    const token = randomBytes(32).toString('base64url');
    const rows = await this.database.query<unknown[]>(
      `INSERT INTO password_resets (token_hash, owner_id, expires_at)
       SELECT $1, $2, now() + make_interval(secs => $3)
       WHERE (SELECT count(*) FROM password_resets WHERE owner_id = $2 AND expires_at > now()) < $4
       RETURNING owner_id`,
      [hashedToken(token), user.ownerId, lifetime, mostLinks],
    );
    if (!rows.length) return undefined;
    return { to: user.email, ...writeMail('passwordReset', language, this.config, `?token=${token}`) };
  }
}

function found(rows: { owner_id: string }[]): string {
  if (rows[0]) return rows[0].owner_id;
  throw new AppError('invalid_input', { issues: [{ path: 'token', message: 'account_link_over' }] });
}
