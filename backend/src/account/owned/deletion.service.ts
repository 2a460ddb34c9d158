import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@shortlist/contracts/platform/languages';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config';
import { MailsService } from '../../platform/mail/mails.service';
import { KeptFilesService } from '../../platform/storage/kept-files.service';
import { writeMail } from '../mails/account-mails';
import { OwnerEntity } from '../sessions/owner.entity';
import type { Owner } from '../sessions/owner.service';
import { UserEntity } from '../users/user.entity';

@Injectable()
export class DeletionService {
  constructor(
    config: Config,
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: MailsService,
    private readonly files: KeptFilesService,
  ) {
    mails.compose('accountDeleted', ({ address, language }) =>
      Promise.resolve({ to: address, ...writeMail('accountDeleted', language, config) }),
    );
  }

  /**
   * Deletes the owner and, through cascading foreign keys, everything that belongs to it. The ledger of AI calls is
   * kept without the owner. The email to the user outlives the account until it is sent.
   */
  async delete({ id, user }: Owner, language: Language): Promise<void> {
    await this.files.removeOf(id);
    await this.database.transaction(async (manager) => {
      if (user) {
        await manager.delete(UserEntity, { id: user.id });
        await this.mails.order(manager, 'accountDeleted', { address: user.email, language, ownerId: null });
      }
      await manager.delete(OwnerEntity, { id });
    });
  }
}
