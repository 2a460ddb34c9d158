import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Ticket } from '@shortlist/contracts/support/help';
import { type TranscriptTurn, formatTranscript } from '@shortlist/contracts/support/transcript';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { type Owner, OwnerService } from '../../account/sessions/owner.service';
import type { EscalationReason } from '../answers/escalation-rules';
import { OwnerTransactions } from '../../platform/database/owner-transactions';
import { AppError } from '../../platform/http/app-error';
import { millisecondsInDay } from '../../platform/time';
import { ContactMessageEntity } from '../contact-messages/contact-message.entity';
import { ContactMessagesService } from '../contact-messages/contact-messages.service';
import { i18nMessages } from '../messages';

export interface Escalation {
  owner: Owner;
  origin: 'help' | 'chat';
  language: Language;
  network: string;
  reason: EscalationReason;
  question: string;
  history: readonly TranscriptTurn[];
}

/** Maximum length of a ticket in characters, so that an endless conversation does not fill the database. */
const maxTicketLength = 20_000;

/** Stores escalations as messages with a transcript. Each conversation has at most one open ticket. */
@Injectable()
export class TicketsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly messages: ContactMessagesService,
    private readonly transactions: OwnerTransactions,
    private readonly owners: OwnerService,
  ) {}

  async openOrExtend(escalation: Escalation): Promise<{ ticket: Ticket; text: string }> {
    return await this.transactions.run(async (manager) => {
      // The lock makes concurrent requests from two tabs share one ticket.
      await this.owners.lock(manager, escalation.owner.id);
      const openTicket = await this.findOpenTicket(manager, escalation);
      const row = openTicket
        ? await this.appendToTicket(manager, openTicket, escalation)
        : await this.createTicket(manager, escalation);
      return { ticket: toTicket(row), text: formatReply(row, escalation, openTicket !== null) };
    });
  }

  /** Throws `not_found`. */
  async setEmail(reference: string, ownerId: string | undefined, email: string): Promise<Ticket> {
    return await this.database.transaction(async (manager) => {
      const row = ownerId
        ? await manager.findOneBy(ContactMessageEntity, { reference, ownerId, kind: 'escalation', status: 'open' })
        : null;
      if (!row) throw new AppError('not_found');
      if (row.email === email) return toTicket(row);
      const updatedRow = { ...row, email };
      await manager.update(ContactMessageEntity, { id: row.id }, { email });
      await this.messages.sendConfirmation(manager, updatedRow);
      return toTicket(updatedRow);
    });
  }

  async findByReferences(ownerId: string, references: string[]): Promise<Map<string, Ticket>> {
    if (references.length === 0) return new Map();
    const rows = await this.database.query<Ticket[]>(
      'SELECT reference, email FROM contact_messages WHERE owner_id = $1 AND reference = ANY($2)',
      [ownerId, references],
    );
    return new Map(rows.map((ticket) => [ticket.reference, ticket]));
  }

  /** Detaches the ticket from a cleared chat. The team still sees it. */
  async detachFromChat(ownerId: string): Promise<void> {
    const where = { ownerId, kind: 'escalation' as const, origin: 'chat' as const };
    await this.database.manager.update(ContactMessageEntity, where, { origin: null });
  }

  /** All chat messages share one ticket. On the help page, questions within 24 hours share a ticket. */
  private async findOpenTicket(manager: EntityManager, { owner, origin }: Escalation) {
    return await manager.findOne(ContactMessageEntity, {
      where: {
        ownerId: owner.id,
        kind: 'escalation',
        origin,
        status: 'open',
        ...(origin === 'help' && { createdAt: MoreThan(new Date(Date.now() - millisecondsInDay)) }),
      },
      order: { createdAt: 'DESC' },
    });
  }

  private async createTicket(manager: EntityManager, escalation: Escalation): Promise<ContactMessageEntity> {
    const { owner, origin, language, network } = escalation;
    const user = await this.owners.findUser(owner, manager);
    return await this.messages.create(manager, {
      ownerId: owner.id,
      kind: 'escalation',
      origin,
      language,
      network,
      name: user?.username ?? i18nMessages[language].visitor,
      email: user?.email ?? '',
      subject: truncate(getSubject(escalation).replace(/\s+/g, ' ').trim(), 120),
      message: truncate(buildTranscript(escalation), maxTicketLength),
    });
  }

  private async appendToTicket(manager: EntityManager, row: ContactMessageEntity, escalation: Escalation) {
    const message = truncate(
      `${row.message}\n\n${formatTranscript([{ isUser: true, text: escalation.question }], row.language)}`,
      maxTicketLength,
    );
    const email = row.email || ((await this.owners.findUser(escalation.owner, manager))?.email ?? '');
    await manager.update(ContactMessageEntity, { id: row.id }, { message, email });
    return { ...row, message, email };
  }
}

const toTicket = ({ reference, email }: ContactMessageEntity): Ticket => ({ reference, email });
const truncate = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
const buildTranscript = ({ language, question, history }: Escalation) =>
  formatTranscript([...history, { isUser: true, text: question }], language);

/** Returns the previous question if the last message only asks for a person. */
const getSubject = ({ reason, question, history }: Escalation) =>
  (reason === 'person' && history.findLast(({ isUser }) => isUser)?.text) || question;

/** Omits the reference and the email address, because the notice below the reply shows them. */
function formatReply(
  { priority }: ContactMessageEntity,
  { language, reason }: Escalation,
  isExistingTicket: boolean,
): string {
  const texts = i18nMessages[language];
  const sentences = [isExistingTicket ? texts.again : texts[reason], ...(priority ? [texts.premium] : [])];
  return sentences.join(language === 'ja' ? '' : ' ');
}
