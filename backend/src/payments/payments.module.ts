import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module';
import { MailModule } from '../platform/mail/mail.module';
import { RenderingModule } from '../files/rendering.module';
import { CheckoutController } from './checkout/checkout.controller';
import { EntitlementModule } from './entitlement/entitlement.module';
import { CheckoutService } from './checkout/checkout.service';
import { PaymentClaimsService } from './payment-claims.service';
import { InterviewTipsController } from './interview-tips/interview-tips.controller';
import { InterviewTipsService } from './interview-tips/interview-tips.service';
import { StripeEmulatorService } from './stripe-emulator/stripe-emulator.service';
import { PaymentEntity } from './payment.entity';
import { PaymentEmailsService } from './payment-emails.service';
import { PaymentMetricsService } from './payment-metrics.service';
import { PaymentsController } from './payments.controller';
import { PaymentsService } from './payments.service';
import { AdminPaymentsController } from './refunds/admin-payments.controller';
import { PaymentInbox } from './payment-inbox';
import { RefundsService } from './refunds/refunds.service';
import { StripeService } from './stripe.service';
import { PaymentEventEntity } from './webhook/payment-event.entity';
import { PaymentEventsService } from './webhook/payment-events.service';
import { PaymentReconciliationService } from './webhook/payment-reconciliation.service';
import { WebhookController } from './webhook/webhook.controller';

@Module({
  imports: [
    TypeOrmModule.forFeature([PaymentEntity, PaymentEventEntity]),
    IdempotencyModule,
    MailModule,
    RenderingModule,
    EntitlementModule,
  ],
  controllers: [
    CheckoutController,
    WebhookController,
    PaymentsController,
    AdminPaymentsController,
    InterviewTipsController,
  ],
  providers: [
    StripeEmulatorService,
    StripeService,
    CheckoutService,
    PaymentEventsService,
    PaymentReconciliationService,
    PaymentsService,
    PaymentClaimsService,
    PaymentEmailsService,
    RefundsService,
    PaymentInbox,
    PaymentMetricsService,
    InterviewTipsService,
  ],
  exports: [PaymentsService, PaymentInbox, PaymentMetricsService],
})
export class PaymentsModule {}
