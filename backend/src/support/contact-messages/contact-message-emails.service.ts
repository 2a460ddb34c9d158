import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { defaultLanguage, languages } from '@shortlist/contracts/platform/languages';
import { Repository } from 'typeorm';
import { Config } from '../../platform/config/config';
import { renderEmail, buildPageUrl } from '../../platform/mail/layout';
import {
  type EmailKindOptions,
  type EmailMessage,
  MailService,
  type EmailRequest,
} from '../../platform/mail/mail.service';
import { interpolate } from '../../platform/interpolate';
import { i18nMessages } from '../messages';
import team from './team-email.json';
import { ContactMessageEntity } from './contact-message.entity';

type ComposeEmail = (message: ContactMessageEntity, address: string) => EmailMessage | undefined;

@Injectable()
export class ContactMessageEmailsService {
  constructor(
    private readonly config: Config,
    @InjectRepository(ContactMessageEntity) private readonly messages: Repository<ContactMessageEntity>,
    mailService: MailService,
  ) {
    const register = (kind: string, composeEmail: ComposeEmail, options: EmailKindOptions = {}) =>
      mailService.registerComposer(kind, (request) => this.composeForRequest(request, composeEmail), options);
    // Emails to the team are already limited per message group, and the team's own answers need no limit.
    register('messageToTeam', (message, to) => this.composeTeamEmail(message, to), { limitGroup: null });
    register('messageReceived', (message, to) => this.composeReceivedEmail(message, to));
    register('messageAnswer', (message, to) => this.composeAnswerEmail(message, to), { limitGroup: null });
  }

  private async composeForRequest(
    { subjectId, address }: EmailRequest,
    composeEmail: ComposeEmail,
  ): Promise<EmailMessage | undefined> {
    const message = subjectId ? await this.messages.findOneBy({ id: subjectId }) : null;
    return message ? composeEmail(message, address) : undefined;
  }

  private composeTeamEmail(message: ContactMessageEntity, to: string): EmailMessage {
    const { reference, name, email, kind, language, priority, subject } = message;
    const title = interpolate(priority ? team.prioritySubject : team.subject, { reference, subject });
    const details = [
      { name: team.kind, value: team.kinds[kind] },
      { name: team.from, value: email ? `${name} <${email}>` : `${name} (${team.noEmail})` },
      { name: team.language, value: languages.find(({ code }) => code === language)?.name ?? language },
      { name: team.about, value: subject },
    ];
    const link = buildPageUrl(this.config.publicUrl, defaultLanguage, '/inbox');
    const paragraphs = [team.before, { details }, { quote: message.message }, { button: team.button, link }];
    return { to, replyTo: email || undefined, ...renderEmail(defaultLanguage, title, paragraphs) };
  }

  private composeReceivedEmail({ reference, language }: ContactMessageEntity, to: string): EmailMessage {
    const { subject, before: confirmation, after: nextStep } = i18nMessages[language].mails.received;
    const paragraphs = [interpolate(confirmation, { reference }), nextStep];
    return { to, ...renderEmail(language, interpolate(subject, { reference }), paragraphs) };
  }

  private composeAnswerEmail({ reference, message, language, subject, answer }: ContactMessageEntity, to: string) {
    if (!answer) return undefined;
    const texts = i18nMessages[language].mails.answer;
    const paragraphs = [answer, texts.after, texts.wrote, { quote: message }];
    return { to, ...renderEmail(language, interpolate(texts.subject, { reference, subject }), paragraphs) };
  }
}
