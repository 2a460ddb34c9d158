import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AiModule } from '../ai/ai.module';
import { PaymentsModule } from '../payments/payments.module';
import { MailModule } from '../platform/mail/mail.module';
import { AnswersService } from './answers/answers.service';
import { ArticlesService } from './answers/articles.service';
import { ChatController } from './chat/chat.controller';
import { ChatService } from './chat/chat.service';
import { ChatTurnEntity } from './chat/chat-turn.entity';
import { ContactController } from './contact/contact.controller';
import { ContactService } from './contact/contact.service';
import { HelpController } from './help/help.controller';
import { HelpService } from './help/help.service';
import { ServiceStatusService } from './help/service-status.service';
import { InboxController } from './inbox/inbox.controller';
import { InboxService } from './inbox/inbox.service';
import { ContactMessageEntity } from './contact-messages/contact-message.entity';
import { ContactMessageEmailsService } from './contact-messages/contact-message-emails.service';
import { ContactMessageMetricsService } from './contact-messages/contact-message-metrics.service';
import { ContactMessagesService } from './contact-messages/contact-messages.service';
import { TicketsController } from './tickets/tickets.controller';
import { TicketsService } from './tickets/tickets.service';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity, ChatTurnEntity]), AiModule, MailModule, PaymentsModule],
  controllers: [HelpController, ChatController, TicketsController, ContactController, InboxController],
  providers: [
    ArticlesService,
    AnswersService,
    HelpService,
    ServiceStatusService,
    ChatService,
    TicketsService,
    ContactService,
    ContactMessagesService,
    ContactMessageEmailsService,
    ContactMessageMetricsService,
    InboxService,
  ],
  exports: [ArticlesService, ContactMessageMetricsService],
})
export class SupportModule {}
