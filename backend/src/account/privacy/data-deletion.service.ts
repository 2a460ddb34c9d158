import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@shortlist/contracts/platform/languages';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config';
import { MailService } from '../../platform/mail/mail.service';
import { TemporaryFilesService } from '../../platform/storage/temporary-files.service';
import { accountNoticeOptions, composeAccountEmail } from '../emails/account-emails';
import { OwnerEntity } from '../sessions/owner.entity';
import type { Owner } from '../sessions/owner.service';
import { UserEntity } from '../users/user.entity';

@Injectable()
export class DataDeletionService {
  constructor(
    config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly mail: MailService,
    private readonly files: TemporaryFilesService,
  ) {
    mail.registerComposer(
      'accountDeleted',
      ({ address, language }) =>
        Promise.resolve({ to: address, ...composeAccountEmail('accountDeleted', language, config) }),
      accountNoticeOptions,
    );
  }

  /**
   * Deletes the owner and, through cascading foreign keys, everything that belongs to it. The ledger keeps the owner's
   * AI calls without the owner. The email has no owner, so that the deletion does not remove it from the queue.
   */
  async delete({ id, userId }: Owner, language: Language): Promise<void> {
    await this.files.deleteByOwner(id);
    await this.database.transaction(async (manager) => {
      const user = userId ? await manager.findOneBy(UserEntity, { id: userId }) : null;
      if (user) {
        await manager.delete(UserEntity, { id: user.id });
        await this.mail.enqueue(manager, 'accountDeleted', { address: user.email, language, ownerId: null });
      }
      await manager.delete(OwnerEntity, { id });
    });
  }
}
