import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module';
import { MailModule } from '../platform/mail/mail.module';
import { RenderingModule } from '../rendering/rendering.module';
import { CheckoutController } from './checkout/checkout.controller';
import { CheckoutService } from './checkout/checkout.service';
import { ClaimsService } from './claims.service';
import { InterviewTipsController } from './interview-tips/interview-tips.controller';
import { InterviewTipsService } from './interview-tips/interview-tips.service';
import { LocalPayments } from './local/local-payments.service';
import { PaymentEntity } from './payment.entity';
import { PaymentMails } from './payment-mails';
import { PaymentsController } from './payments.controller';
import { PaymentsService } from './payments.service';
import { AdminPaymentsController } from './refunds/admin-payments.controller';
import { PaymentInbox } from './payment-inbox';
import { RefundsService } from './refunds/refunds.service';
import { StripeService } from './stripe.service';
import { PaymentEventEntity } from './webhook/payment-event.entity';
import { PaymentEventsService } from './webhook/payment-events.service';
import { ReconcileService } from './webhook/reconcile.service';
import { WebhookController } from './webhook/webhook.controller';

@Module({
  imports: [
    TypeOrmModule.forFeature([PaymentEntity, PaymentEventEntity]),
    IdempotencyModule,
    MailModule,
    RenderingModule,
  ],
  controllers: [
    CheckoutController,
    WebhookController,
    PaymentsController,
    AdminPaymentsController,
    InterviewTipsController,
  ],
  providers: [
    LocalPayments,
    StripeService,
    CheckoutService,
    PaymentEventsService,
    ReconcileService,
    PaymentsService,
    ClaimsService,
    PaymentMails,
    RefundsService,
    PaymentInbox,
    InterviewTipsService,
  ],
  exports: [PaymentsService, PaymentInbox],
})
export class PaymentsModule {}
