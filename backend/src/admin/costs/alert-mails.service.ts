import { Injectable } from '@nestjs/common';
import { defaultLanguage } from '@shortlist/contracts/platform/languages';
import type { EntityManager } from 'typeorm';
import { UserService } from '../../account/users/user.service';
import { AlertsService } from '../../ai/spend-guard/alerts.service';
import { Config } from '../../platform/config/config';
import { frameMail, pageLink } from '../../platform/mail/frame';
import { type Letter, MailsService, type Order } from '../../platform/mail/mails.service';
import { crossingText } from './crossing-text';
import { messages } from './messages';

const kind = 'costAlert';

@Injectable()
export class AlertMailsService {
  constructor(
    private readonly config: Config,
    private readonly users: UserService,
    private readonly alerts: AlertsService,
    private readonly mails: MailsService,
  ) {
    alerts.listen((manager, alertId) => this.order(manager, alertId));
    mails.compose(kind, (order) => this.letter(order));
  }

  private async order(manager: EntityManager, subjectId: string): Promise<void> {
    for (const { email, ownerId } of await this.users.administrators(manager)) {
      await this.mails.order(manager, kind, { address: email, language: defaultLanguage, ownerId, subjectId });
    }
  }

  /** Returns undefined if the alert no longer applies because the limits have changed. */
  private async letter({ address, language, subjectId }: Order): Promise<Letter | undefined> {
    const alert = subjectId ? await this.alerts.find(subjectId) : undefined;
    if (!alert) return undefined;
    const texts = messages[language];
    const link = pageLink(this.config.publicUrl, language, '/cost-protection');
    const pieces = [crossingText(alert, language), texts.effect[alert.level], { button: texts.open, link }];
    return { to: address, ...frameMail(language, texts.subject[alert.level], pieces) };
  }
}
