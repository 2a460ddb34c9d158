import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentEntity } from './payment.entity';
import { PaymentEventEntity } from './payment-event.entity';

/** Who has paid, and who got it back. */
@Module({ imports: [TypeOrmModule.forFeature([PaymentEntity, PaymentEventEntity])] })
export class PaymentsModule {}
