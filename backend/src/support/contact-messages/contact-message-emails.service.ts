import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { defaultLanguage, languages } from '@shortlist/contracts/platform/languages';
import { Repository } from 'typeorm';
import { Config } from '../../platform/config/config';
import { renderEmail, buildPageUrl } from '../../platform/mail/layout';
import { type EmailMessage, MailService, type EmailRequest } from '../../platform/mail/mail.service';
import { interpolate, i18nMessages } from '../messages';
import team from './team-email.json';
import { ContactMessageEntity } from './contact-message.entity';

type ComposeEmail = (message: ContactMessageEntity, address: string) => EmailMessage | undefined;

@Injectable()
export class ContactMessageEmailsService {
  constructor(
    private readonly config: Config,
    @InjectRepository(ContactMessageEntity) private readonly messages: Repository<ContactMessageEntity>,
    mails: MailService,
  ) {
    const compose = (kind: string, write: ComposeEmail) =>
      mails.registerComposer(kind, (request) => this.compose(request, write));
    compose('messageToTeam', (message, to) => this.composeTeamEmail(message, to));
    compose('messageReceived', (message, to) => this.composeReceivedEmail(message, to));
    compose('messageAnswer', (message, to) => this.composeAnswerEmail(message, to));
  }

  private async compose({ subjectId, address }: EmailRequest, write: ComposeEmail): Promise<EmailMessage | undefined> {
    const message = subjectId ? await this.messages.findOneBy({ id: subjectId }) : null;
    return message ? write(message, address) : undefined;
  }

  /** Writes in the team's language and does not translate the person's text. */
  private composeTeamEmail(message: ContactMessageEntity, to: string): EmailMessage {
    const { reference, name, email, kind, language, priority, subject } = message;
    const title = interpolate(priority ? team.prioritySubject : team.subject, { reference, subject });
    const facts = [
      { name: team.kind, value: team.kinds[kind] },
      { name: team.from, value: email ? `${name} <${email}>` : `${name} (${team.noEmail})` },
      { name: team.language, value: languages.find(({ code }) => code === language)?.name ?? language },
      { name: team.about, value: subject },
    ];
    const link = buildPageUrl(this.config.publicUrl, defaultLanguage, '/inbox');
    const pieces = [team.before, { details: facts }, { quote: message.message }, { button: team.button, link }];
    return { to, replyTo: email || undefined, ...renderEmail(defaultLanguage, title, pieces) };
  }

  private composeReceivedEmail({ reference, language }: ContactMessageEntity, to: string): EmailMessage {
    const { subject, before, after } = i18nMessages[language].mails.received;
    const pieces = [interpolate(before, { reference }), after];
    return { to, ...renderEmail(language, interpolate(subject, { reference }), pieces) };
  }

  private composeAnswerEmail({ reference, message, language, subject, answer }: ContactMessageEntity, to: string) {
    if (!answer) return undefined;
    const said = i18nMessages[language].mails.answer;
    const pieces = [answer, said.after, said.wrote, { quote: message }];
    return { to, ...renderEmail(language, interpolate(said.subject, { reference, subject }), pieces) };
  }
}
