import { Injectable } from '@nestjs/common';
import { defaultLanguage } from '@shortlist/contracts/platform/languages';
import type { EntityManager } from 'typeorm';
import { UserService } from '../../account/users/user.service';
import { AlertsService } from '../../ai/spend-guard/alerts.service';
import { Config } from '../../platform/config/config';
import { renderEmail, buildPageUrl } from '../../platform/mail/layout';
import { type EmailMessage, MailService, type EmailRequest } from '../../platform/mail/mail.service';
import { formatThresholdAlert } from './format-threshold-alert';
import { i18nMessages } from '../messages';

const emailKind = 'costAlert';

@Injectable()
export class AlertEmailsService {
  constructor(
    private readonly config: Config,
    private readonly users: UserService,
    private readonly alerts: AlertsService,
    private readonly mailService: MailService,
  ) {
    alerts.onAlert((manager, alertId) => this.enqueue(manager, alertId));
    mailService.registerComposer(emailKind, (request) => this.compose(request), { limitGroup: null });
  }

  private async enqueue(manager: EntityManager, subjectId: string): Promise<void> {
    for (const { email, ownerId } of await this.users.listAdmins(manager)) {
      await this.mailService.enqueue(manager, emailKind, {
        address: email,
        language: defaultLanguage,
        ownerId,
        subjectId,
      });
    }
  }

  /** Returns undefined if the alert no longer applies because the limits have changed. */
  private async compose({ address, language, subjectId }: EmailRequest): Promise<EmailMessage | undefined> {
    const alert = subjectId ? await this.alerts.find(subjectId) : undefined;
    if (!alert) return undefined;
    const texts = i18nMessages[language].costs;
    const link = buildPageUrl(this.config.publicUrl, language, '/cost-protection');
    const paragraphs = [formatThresholdAlert(alert, language), texts.effect[alert.level], { button: texts.open, link }];
    return { to: address, ...renderEmail(language, texts.subject[alert.level], paragraphs) };
  }
}
