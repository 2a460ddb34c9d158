import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { defaultLanguage, languages } from '@shortlist/contracts/platform/languages';
import { Repository } from 'typeorm';
import { Config } from '../../platform/config/config';
import { frameMail, pageLink } from '../../platform/mail/frame';
import { type Letter, MailsService, type Order } from '../../platform/mail/mails.service';
import { fill, words } from '../words';
import team from '../words/team.json';
import { ContactMessageEntity } from './contact-message.entity';

type Writing = (message: ContactMessageEntity, address: string) => Letter | undefined;

@Injectable()
export class MessageMails {
  constructor(
    private readonly config: Config,
    @InjectRepository(ContactMessageEntity) private readonly messages: Repository<ContactMessageEntity>,
    mails: MailsService,
  ) {
    const compose = (kind: string, write: Writing) => mails.compose(kind, (order) => this.letter(order, write));
    compose('messageToTeam', (message, to) => this.toTeam(message, to));
    compose('messageReceived', (message, to) => this.received(message, to));
    compose('messageAnswer', (message, to) => this.answer(message, to));
  }

  private async letter({ subjectId, address }: Order, write: Writing): Promise<Letter | undefined> {
    const message = subjectId ? await this.messages.findOneBy({ id: subjectId }) : null;
    return message ? write(message, address) : undefined;
  }

  /** Writes in the team's language and does not translate the person's text. */
  private toTeam(message: ContactMessageEntity, to: string): Letter {
    const { reference, name, email, kind, language, priority, subject } = message;
    const title = fill(priority ? team.prioritySubject : team.subject, { reference, subject });
    const facts = [
      { name: team.kind, value: team.kinds[kind] },
      { name: team.from, value: email ? `${name} <${email}>` : `${name} (${team.noEmail})` },
      { name: team.language, value: languages.find(({ code }) => code === language)?.name ?? language },
      { name: team.about, value: subject },
    ];
    const link = pageLink(this.config.publicUrl, defaultLanguage, '/inbox');
    const pieces = [team.before, { facts }, { quote: message.message }, { button: team.button, link }];
    return { to, replyTo: email || undefined, ...frameMail(defaultLanguage, title, pieces) };
  }

  private received({ reference, language }: ContactMessageEntity, to: string): Letter {
    const { subject, before, after } = words[language].mails.received;
    const pieces = [fill(before, { reference }), after];
    return { to, ...frameMail(language, fill(subject, { reference }), pieces) };
  }

  private answer({ reference, message, language, subject, answer }: ContactMessageEntity, to: string) {
    if (!answer) return undefined;
    const said = words[language].mails.answer;
    const pieces = [answer, said.after, said.wrote, { quote: message }];
    return { to, ...frameMail(language, fill(said.subject, { reference, subject }), pieces) };
  }
}
