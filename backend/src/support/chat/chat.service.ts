import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type { ChatReply, ChatTurn } from '@shortlist/contracts/support/chat';
import type { TranscriptTurn } from '@shortlist/contracts/support/transcript';
import { DataSource, LessThanOrEqual, Repository } from 'typeorm';
import { StorageService } from '../../account/storage/storage.service';
import { AnswersService, type AnswerContext } from '../answers/answers.service';
import { TicketsService } from '../tickets/tickets.service';
import { ChatTurnEntity } from './chat-turn.entity';

const maxTurns = 100;
/** Number of turns sent with a question as context. Tickets include all turns. */
const historyTurns = 6;

/** Each owner has one chat thread, which persists across pages, reloads and sign-in. */
@Injectable()
export class ChatService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(ChatTurnEntity) private readonly turns: Repository<ChatTurnEntity>,
    private readonly answers: AnswersService,
    private readonly tickets: TicketsService,
    private readonly storage: StorageService,
  ) {}

  /**
   * Throws `storage_full`, and the signal's reason if the client disconnects. In both cases, the message is not stored.
   */
  async sendMessage(message: string, context: AnswerContext): Promise<ChatReply> {
    const { owner, language, network } = context;
    await this.storage.assertNetworkHasRoom(owner.id);
    const history = (await this.findRecentTurns(owner.id)).map(({ isUser, content }): TranscriptTurn => ({
      isUser,
      text: content,
    }));
    const answer = await this.answers.reply(message, history.slice(-historyTurns), context);
    const { text, articles, escalationReason, offersPerson = false } = answer;
    const ticketReply =
      escalationReason &&
      (await this.tickets.openOrExtend({
        owner,
        origin: 'chat',
        language,
        network,
        reason: escalationReason,
        question: message,
        history,
      }));
    const chatReply: ChatReply = {
      response: [text, ticketReply?.text].filter(Boolean).join('\n\n'),
      sources: articles.map(({ id, title }) => ({ id, title })),
      actions: articles[0]?.actions ?? [],
      offersPerson,
      ...(ticketReply && { ticket: ticketReply.ticket }),
    };
    await this.saveTurns(owner.id, message, chatReply);
    return chatReply;
  }

  async listTurns(ownerId: string): Promise<ChatTurn[]> {
    const rows = await this.findRecentTurns(ownerId);
    const tickets = await this.tickets.findByReferences(
      ownerId,
      rows.flatMap(({ reference }) => reference ?? []),
    );
    return rows.map(({ reference, createdAt, ownerId: _, ...turn }) => {
      const ticket = reference ? tickets.get(reference) : undefined;
      return { ...turn, timestamp: createdAt.toISOString(), ...(ticket && { ticket }) };
    });
  }

  /** Deletes the thread but keeps open tickets. */
  async clear(ownerId: string): Promise<void> {
    await this.storage.delete(ownerId, (manager) => manager.delete(ChatTurnEntity, { ownerId }));
    await this.tickets.detachFromChat(ownerId);
  }

  private async findRecentTurns(ownerId: string): Promise<ChatTurnEntity[]> {
    return (await this.turns.find({ where: { ownerId }, order: { id: 'DESC' }, take: maxTurns })).reverse();
  }

  private async saveTurns(ownerId: string, message: string, reply: ChatReply): Promise<void> {
    const { response, ticket, ...sharedColumns } = reply;
    await this.database.transaction((manager) =>
      this.storage.storeGenerated(manager, ownerId, async () => {
        await manager.insert(ChatTurnEntity, [
          { ownerId, content: message, isUser: true, sources: [], actions: [], offersPerson: false, reference: null },
          { ownerId, content: response, isUser: false, ...sharedColumns, reference: ticket?.reference ?? null },
        ]);
        const [newestExcessTurn] = await manager.find(ChatTurnEntity, {
          where: { ownerId },
          order: { id: 'DESC' },
          skip: maxTurns,
          take: 1,
        });
        if (newestExcessTurn)
          await manager.delete(ChatTurnEntity, { ownerId, id: LessThanOrEqual(newestExcessTurn.id) });
      }),
    );
  }
}
